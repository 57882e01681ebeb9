import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeLine } from '#features/fees/find-fees-of-service.server.ts';
import { DataTable } from '#ui/data-table.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Reading } from './reading.tsx';

/** Times as bands, each published or reported. */
export function Times({ lines }: { lines: readonly TimeLine[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Times`}
      captionHidden
      rowKey={({ id }) => id}
      rows={lines}
      columns={[
        { key: 'what', header: t`What for`, rowHeader: true, cell: (line) => <What line={line} /> },
        { key: 'time', header: t`Time`, width: 'w-72', cell: (line) => <Band line={line} /> },
      ]}
    />
  );
}

function What({ line }: { line: TimeLine }) {
  const { stage, payer, condition } = line;
  return (
    <div className="stack-1">
      <p>{[stage, payer].filter(Boolean).join(' · ')}</p>
      <div className="stack-1 font-normal">
        {condition && (
          <p>
            <OwnText text={condition} />
          </p>
        )}
        <Reading fact={line} />
      </div>
    </div>
  );
}

function Band({ line: { words, basis } }: { line: TimeLine }) {
  if (!words) return <Trans>No published figure</Trans>;
  return basis === 'published' ? <Trans>{words}, published</Trans> : <Trans>{words}, reported</Trans>;
}
