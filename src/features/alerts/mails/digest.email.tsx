import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, MailLink, Name, NextLine, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { digestMail, type ToldChange } from './alert-mails.ts';
import { MailRows } from './mail-rows.tsx';
import { MailToDo } from './mail-to-do.tsx';

export const email = designMail(digestMail, {
  subject: ({ changes, more }) => {
    const [first] = changes;
    const others = changes.length + more - 1;
    const name = first?.number ?? first?.order ?? '';
    return others === 0
      ? msg`What has changed: ${name}`
      : msg`What has changed: ${name} and ${plural(others, { one: '# more', other: '# more' })}`;
  },
  Body: ({ data: { changes, more, manage } }) => (
    <>
      <Heading>
        <Trans>What has changed</Trans>
      </Heading>
      {changes.map((change) => (
        <Change key={JSON.stringify(change)} change={change} />
      ))}
      {more > 0 && (
        <Paragraph>
          <Plural
            value={more}
            one="# more change is on the pages that you follow."
            other="# more changes are on the pages that you follow."
          />
        </Paragraph>
      )}
      <Note>
        <Trans>This is information and not legal advice. The text in the gazette decides.</Trans>
      </Note>
      <Note>
        <MailLink href={manage}>
          <Trans>See what you follow, change it or stop these mails</Trans>
        </MailLink>
      </Note>
    </>
  ),
});

/** What changed, for whom, what to do next, and where to read it. */
function Change({ change }: { change: ToldChange }) {
  const { order, number, link, by, whom, rows, moreRows, sheets } = change;
  const { t } = useLingui();
  const name = number && !order.includes(number) ? t`${{ label: number }}: ${{ value: order }}` : order;
  return (
    <Paragraph>
      <MailLink href={link}>
        <Name>{name}</Name>
      </MailLink>
      <NextLine />
      <What change={change} />
      <SentenceBlank />
      {whom && (
        <>
          <Trans>This concerns {whom}.</Trans>
          <SentenceBlank />
        </>
      )}
      {by && <Trans>By {by}.</Trans>}
      <MailRows rows={rows} moreRows={moreRows} />
      {sheets.map(({ name: sheet, link, ...changed }) => (
        <Fragment key={link}>
          <NextLine />
          <SheetLink name={sheet} link={link} />
          <MailRows {...changed} />
        </Fragment>
      ))}
      {change.kind !== 'correction' && (
        <>
          <NextLine />
          <MailToDo change={change} />
        </>
      )}
    </Paragraph>
  );
}

function SheetLink({ name, link }: Pick<ToldChange['sheets'][number], 'name' | 'link'>) {
  return (
    <MailLink href={link}>
      <Trans>Your sheet: {name}</Trans>
    </MailLink>
  );
}

function What({ change: { kind, on, until, before, daysLeft } }: { change: ToldChange }) {
  switch (kind) {
    case 'commence':
      return on ? <Trans>It takes effect on {on}.</Trans> : <Trans>Its day has not been fixed yet.</Trans>;
    case 'defer':
      if (on && before)
        return (
          <Trans>
            Its day has been moved from {before} to {on}.
          </Trans>
        );
      return on ? <Trans>Its day has been moved to {on}.</Trans> : <Trans>Its day has been left open.</Trans>;
    case 'amend':
      return <Trans>It has been amended.</Trans>;
    case 'pause':
      return until ? <Trans>It is paused until {until}.</Trans> : <Trans>It is paused until further notice.</Trans>;
    case 'resume':
      return on ? <Trans>It applies again from {on}.</Trans> : <Trans>It applies again.</Trans>;
    case 'rescind':
      return <Trans>It has been rescinded.</Trans>;
    case 'supersede':
      return <Trans>It has been replaced.</Trans>;
    case 'exempt':
      return <Trans>An exemption from it has been granted.</Trans>;
    case 'concurrent':
      return until ? (
        <Trans>Another standard is accepted beside the one that it names until {until}.</Trans>
      ) : (
        <Trans>Another standard is accepted beside the one that it names.</Trans>
      );
    case 'clarify':
      return <Trans>It has been clarified.</Trans>;
    case 'deadline':
      return <DayAhead on={on} until={until} daysLeft={daysLeft} />;
    case 'date-reached':
      return until ? <Trans>Its pause ended on {until}.</Trans> : <Trans>It took effect on {on}.</Trans>;
    case 'release':
      return <Trans>The approvals that it needs, or their days, have changed.</Trans>;
    case 'correction':
      return (
        <Trans>We wrote to you about a change to it that we had recorded by mistake. Please read its page again.</Trans>
      );
  }
}

/** A day on which something begins or, if it is the last one of a pause, ends. */
function DayAhead({ on, until, daysLeft }: Pick<ToldChange, 'on' | 'until' | 'daysLeft'>) {
  const days = daysLeft ?? 0;
  if (until)
    return (
      <Plural
        value={days}
        one={`In # day, on ${until}, its pause ends.`}
        other={`In # days, on ${until}, its pause ends.`}
      />
    );
  return (
    <Plural value={days} one={`In # day, on ${on}, it takes effect.`} other={`In # days, on ${on}, it takes effect.`} />
  );
}
