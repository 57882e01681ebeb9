import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dialledNumber } from '#core/text/digits.ts';
import type { Office } from '#features/contact/get-contact.server.ts';
import { Seal } from '#ui/drawings/seal.tsx';
import { Prose } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

/** The head of the office's paper: its name, its address, and every number and mailbox. */
export function Letterhead({ name, office }: { name: string; office: Office }) {
  const { t } = useLingui();
  const { address, phone, mobiles, email, grievanceEmail } = office;
  return (
    <header className="grid gap-x-12 gap-y-6 border-b-4 border-double border-gold px-5 py-7 md:grid-cols-2 md:px-10 lg:grid-cols-[minmax(0,1fr)_auto_auto] xl:grid-cols-[auto_auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-4 self-start md:col-span-2 lg:col-span-1">
        <Seal slug="kasauti" size={72} eager />
        <p className="font-serif text-4xl leading-none font-(--heading-weight)">{name}</p>
      </div>
      <address className="not-italic">
        <Prose html={address} className="text-base" />
      </address>
      <dl className="stack-3 xl:columns-2 xl:gap-x-8">
        {phone && (
          <Line term={t`Office`}>
            <Phone number={phone} />
          </Line>
        )}
        {mobiles.length > 0 && (
          <Line term={t`Mobile`}>
            {mobiles.map((number) => (
              <Phone key={number} number={number} />
            ))}
          </Line>
        )}
        {email && (
          <Line term={t`Email`}>
            <Mailbox address={email} />
          </Line>
        )}
        {grievanceEmail && (
          <Line term={t`Feedback and grievances`}>
            <Mailbox address={grievanceEmail} />
          </Line>
        )}
      </dl>
    </header>
  );
}

const link = `block w-fit py-1 wrap-anywhere ${textLinkClass}`;

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${dialledNumber(number)}`} className={link}>
      <bdi dir="ltr" className="tabular">
        {number}
      </bdi>
    </a>
  );
}

function Mailbox({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={link}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
