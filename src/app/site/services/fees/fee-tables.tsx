import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { FeeLine } from '#features/fees/find-fees-of-service.server.ts';
import { DataTable } from '#ui/data-table.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Reading, sharedReading } from './reading.tsx';

/** Fees under the documents that set them: who pays, who takes it, how much and per what. */
export function FeeTables({ lines }: { lines: readonly FeeLine[] }) {
  const { t } = useLingui();
  const groups = Map.groupBy(lines, ({ document }) => document ?? '');
  return [...groups].map(([document, rows]) => {
    const reading = sharedReading(rows);
    // What all rows share is said once, below them.
    const [doubt, from] = [shared(rows, 'doubt'), shared(rows, 'validFrom')];
    return (
      <div key={document} className="stack-2">
        <DataTable
          caption={document ? <OwnText text={document} /> : t`Fee`}
          captionHidden={!document}
          rowKey={({ id }) => id}
          rows={rows}
          columns={[
            {
              key: 'what',
              header: t`What for`,
              rowHeader: true,
              cell: (line) => (
                <What
                  line={{ ...line, ...(doubt && { doubt: null }), ...(from && { validFrom: null }) }}
                  hasSource={!reading}
                />
              ),
            },
            { key: 'payer', header: t`Paid by`, width: 'w-32', cell: ({ payer }) => payer },
            { key: 'taker', header: t`Taken by`, width: 'w-28', cell: ({ taker }) => taker },
            {
              key: 'fee',
              header: t`Fee`,
              width: 'w-44',
              cell: ({ words }) => words ?? <Trans>No published figure</Trans>,
            },
          ]}
        />
        <From iso={from} />
        <Doubt text={doubt} />
        {reading && <Reading fact={reading} />}
      </div>
    );
  });
}

function What({ line, hasSource }: { line: FeeLine; hasSource: boolean }) {
  const { stage, condition, doubt, validFrom } = line;
  return (
    <div className="stack-1">
      <p>{stage}</p>
      <div className="stack-1 font-normal">
        {condition && (
          <p>
            <OwnText text={condition} />
          </p>
        )}
        <From iso={validFrom} />
        <Doubt text={doubt} />
        {hasSource && <Reading fact={line} />}
      </div>
    </div>
  );
}

/** What all rows say; null if they differ, or if there is only one. */
function shared(rows: readonly FeeLine[], key: 'doubt' | 'validFrom'): string | null {
  const [first] = rows;
  return first && rows.length > 1 && rows.every((row) => row[key] === first[key]) ? first[key] : null;
}

function From({ iso }: { iso: string | null }) {
  const { i18n } = useLingui();
  if (!iso) return null;
  const day = longDate(iso, i18n.locale);
  return (
    <p className="text-sm text-ink-2">
      <Trans>From {day}</Trans>
    </p>
  );
}

function Doubt({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="text-sm">
      <Trans>
        In doubt: <OwnText text={text} />
      </Trans>
    </p>
  );
}
