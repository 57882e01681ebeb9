import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { longMonth } from '#core/time/dates.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import { OwnText } from '#ui/own-language.tsx';

/**
 * Names the publications that the facts above come from, each once; renders nothing if none is known.
 *
 * @param isWide lets the lines be as long as those beside them
 */
export function PublicationNames({
  publications,
  isWide = false,
}: {
  publications: readonly Publication[];
  isWide?: boolean;
}) {
  const cited = new Map(publications.map((publication) => [publication.name, publication]));
  if (cited.size === 0) return null;
  const names = (
    <>
      {[...cited.values()].map((publication, index) => (
        <Fragment key={publication.name}>
          {/* No line begins with the dot. */}
          {index > 0 && '\u00a0· '}
          {/* The name may be English in a page that runs from right to left. */}
          <bdi>
            <Citation publication={publication} />
          </bdi>
        </Fragment>
      ))}
    </>
  );
  return (
    <p className={`text-sm text-ink-2 ${isWide ? '' : 'max-w-prose'}`}>
      {cited.size > 1 ? <Trans>Sources: {names}</Trans> : <Trans>Source: {names}</Trans>}
    </p>
  );
}

function Citation({ publication }: { publication: Publication }) {
  const { i18n } = useLingui();
  const { publisher, name, asOf } = publication;
  const month = longMonth(asOf, i18n.locale);
  // Our own notes already carry our name.
  const cited = name.startsWith(publisher) ? name : `${publisher}: ${name}`;
  return (
    <Trans>
      <OwnText text={cited} from="lists" />, {month}
    </Trans>
  );
}
