import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useFieldTexts } from '../form/use-field-texts.ts';
import type { Outcome } from './use-bulk.ts';

/** What became of each record of an action. */
export function BulkResults({ kind, outcome: { action, done, refused, problem } }: { kind: string; outcome: Outcome }) {
  const { t } = useLingui();
  const { problemOf } = useFieldTexts(kind);
  const refusedCount = refused.length;
  return (
    <div
      className={`stack-2 border-s-4 bg-sheet px-4 py-3 ${refusedCount > 0 || problem ? 'border-withdrawn' : 'border-in-force'}`}
    >
      <p className="font-semibold">
        {action === 'publish' && <Plural value={done} one="# published" other="# published" />}
        {action === 'archive' && <Plural value={done} one="# taken from the site" other="# taken from the site" />}
        {action === 'discard' && <Plural value={done} one="# draft discarded" other="# drafts discarded" />}
        {refusedCount > 0 && (
          <>
            {', '}
            <Plural value={refusedCount} one="# refused:" other="# refused:" />
          </>
        )}
      </p>
      {refusedCount > 0 && (
        <ul className="stack-1">
          {refused.map(({ id, title, fields, problem: why }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={`/records/${kind}/${id}`} className="text-assay underline">
                <bdi>{title || t`Without a name`}</bdi>
              </Link>
              {': '}
              {fields.map(({ path, message }) => problemOf(path.split('.'), message)).join(' ') || why}
            </li>
          ))}
        </ul>
      )}
      {problem && <p>{problem}</p>}
    </div>
  );
}
