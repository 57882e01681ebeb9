import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { call, load } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { GoldenChanges } from '#desk/law/golden-changes.tsx';
import { SheetList } from '#desk/law/sheet-changes.tsx';
import { sheetPath } from '#desk/law/sheet-path.ts';
import { useReaderNames } from '#desk/law/use-reader-names.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { siteAddress } from '#desk/shell/site-address.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { ChangedSheets } from '#features/finder/releases/releases.schema.ts';
import { getKind } from './kinds.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { kind, load: loadDescription } = getKind(params.kind);
  const { id = '' } = params;
  const of = { kind, id };
  const [{ name, title }, record, found] = await Promise.all([
    loadDescription(),
    load('GET /records/{kind}/{id}', { params: of, signal }),
    call('GET /finder/changes/{kind}/{id}', { params: of, signal }),
  ]);
  const { document } = record.open ?? record.live ?? {};
  const written = title && document?.[title];
  return { kind, id, name: written ? String(written) : undefined, one: name.one, found, mayWrite: record.may.write };
}

/** Which sheets of families say something else once the draft is published, before and after in the words of the site. */
export function Component() {
  const { t, i18n } = useLingui();
  const faultText = useFaultText();
  const { kind, id, name, one, found, mayWrite } = useLoaderData<typeof loader>();
  const heading = name ?? i18n._(one);
  return (
    <DeskPage
      title={t`Sheets before and after: ${heading}`}
      lead={
        <Link to={`/records/${kind}/${id}`} className="text-assay hover:underline">
          <Trans>To the record</Trans>
        </Link>
      }
    >
      {found.ok ? (
        <Changes found={found.data} record={{ kind, id }} mayWrite={mayWrite} />
      ) : (
        <Problem text={faultText(found)} />
      )}
    </DeskPage>
  );
}

type Shown = { found: ChangedSheets; record: { kind: string; id: string }; mayWrite: boolean };

function Changes({ found: { total, changed, sheets, others, goldens }, record, mayWrite }: Shown) {
  const readers = useReaderNames();
  return (
    <div className="stack-10 max-w-5xl">
      <div className="stack-3">
        <p className="text-lg">
          <Plural
            value={changed}
            _0="No sheet changes."
            one={`# of ${total} sheets changes.`}
            other={`# of ${total} sheets change.`}
          />
        </p>
        {changed === 0 && (
          <p className="text-ink-2">
            <Trans>
              Names and wording are not counted: a sheet changes when an approval, its status or a day does.
            </Trans>
          </p>
        )}
      </div>
      <GoldenChanges record={record} found={goldens} />
      {mayWrite && <WhoIsTold record={record} />}
      {sheets.length > 0 && (
        <section aria-labelledby="changed-sheets" className="stack-4">
          <h2 id="changed-sheets" className="text-xl">
            <Trans>Sheets before and after</Trans>
          </h2>
          <SheetList sheets={sheets} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-sheets" className="stack-3">
          <h2 id="other-sheets" className="text-xl">
            <Trans>Others that change</Trans>
          </h2>
          <ul className="gap-x-6 wrap-anywhere sm:columns-2 lg:columns-3">
            {others.map(({ slug, name, reader }) => (
              <li key={slug}>
                <a
                  href={siteAddress(sheetPath({ kind: 'family', slug, reader }))}
                  target="_blank"
                  rel="noreferrer"
                  className="text-assay hover:underline"
                >
                  <bdi>{name}</bdi>
                </a>
                {readers[reader] && <span className="block text-sm text-ink-2">{readers[reader]}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
