import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Ending } from '#features/requirements/time/list-ends.server.ts';
import { OwnText, SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The last days of exemptions, of standards beside their successors and of rules beside the lists, the earliest first. */
export function EndList({ ends }: { ends: readonly Ending[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="border-b border-rule">
      {ends.map((end) => (
        <li key={end.key} className="border-t border-rule py-3 sm:flex">
          <time dateTime={end.on} className="block w-44 shrink-0 font-semibold">
            {longDate(end.on, i18n.locale)}
          </time>
          <div className="min-w-0">
            <p>{end.kind === 'standard' ? <Standards end={end} /> : <Titled end={end} />}</p>
            {end.kind === 'exemption' && end.text && (
              <p className="text-ink-2">
                <OwnText text={end.text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Titled({ end: { title, to, kind } }: { end: Ending }) {
  const text = <OwnText text={title} from="lists" />;
  return (
    <>
      {kind === 'exemption' && (
        <span className="text-ink-2">
          <Trans>An exemption ends:</Trans>
          <SentenceBlank />
        </span>
      )}
      {to ? <TextLink to={to}>{text}</TextLink> : text}
    </>
  );
}

function Standards({ end: { title, text, to } }: { end: Ending }) {
  const successor = <TextLink to={to ?? '/standards'}>{text}</TextLink>;
  return (
    <Trans>
      <bdi>{title}</bdi> may be used beside {successor} until this day
    </Trans>
  );
}
