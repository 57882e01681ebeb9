import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import type { GoldenChanges as Found } from '#features/finder/goldens/golden-changes.schema.ts';
import { Button } from '#ui/button.tsx';
import { SheetList } from './sheet-changes.tsx';

type Named = { kind: string; id: string };

/** The golden sheets that a draft would change; somebody who has not written it accepts each. */
export function GoldenChanges({ record, found: { total, edit, changed } }: { record: Named; found: Found }) {
  return (
    <section aria-labelledby="golden-sheets" className="stack-4">
      <h2 id="golden-sheets" className="text-xl">
        <Trans>Golden sheets</Trans>
      </h2>
      <p>
        <Plural
          value={changed.length}
          _0="No golden sheet changes."
          one={`# of ${total} golden sheets changes.`}
          other={`# of ${total} golden sheets change.`}
        />{' '}
        {changed.length > 0 && (
          <Trans>The draft is published once somebody who has not written it has accepted each.</Trans>
        )}
      </p>
      {changed.map((golden) => (
        <GoldenItem key={golden.key} record={record} edit={edit} golden={golden} />
      ))}
    </section>
  );
}

type Item = { record: Named; edit: number; golden: Found['changed'][number] };

function GoldenItem({ record, edit, golden: { key, outcome, acceptedBy, faults, sheet } }: Item) {
  const { t } = useLingui();
  const change = useChange();
  const [isPending, setPending] = useState(false);
  const accept = async () => {
    setPending(true);
    const input = { golden: key, edit, outcome };
    await change(call('POST /finder/changes/{kind}/{id}/goldens', { params: record, input }));
    setPending(false);
  };
  return (
    <article aria-label={key} className="stack-3 border-s-2 border-gold ps-4">
      <h3 className="font-semibold">{key}</h3>
      {faults.map(({ of, expected, found }) => (
        <p key={of}>
          <bdi>{of}</bdi>:{' '}
          <Trans>
            must be “{expected}”, would be “{found}”
          </Trans>
        </p>
      ))}
      {sheet && <SheetList sheets={[sheet]} />}
      {acceptedBy ? (
        <p className="text-ink-2">
          <Trans>Accepted by {acceptedBy}</Trans>
        </p>
      ) : (
        <Button variant="secondary" pending={isPending} onClick={() => void accept()} aria-label={t`Accept ${key}`}>
          <Trans>Accept</Trans>
        </Button>
      )}
    </article>
  );
}
