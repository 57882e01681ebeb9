import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import type { GoldenChanges as Found, GoldenFault } from '#features/finder/goldens/golden-changes.schema.ts';
import { type Audience, audiences } from '#features/orders/order-kinds.schema.ts';
import { Button } from '#ui/button.tsx';
import { SheetList } from './sheet-changes.tsx';
import { useLawNames } from './use-law-names.ts';
import { useStatusNames } from './use-status-names.ts';

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
      <h3 className="text-lg">{key}</h3>
      {faults.map((fault) => (
        <FaultLine key={fault.of} fault={fault} />
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

function FaultLine({ fault: { name, expected, found } }: { fault: GoldenFault }) {
  const { t } = useLingui();
  const statuses = useStatusNames();
  const { groups, day } = useLawNames();
  const groupOf = (audience: string) => (isAudience(audience) ? groups[audience] : audience);
  /** `Applies: importers from 1 October 2026` */
  const words = (said: GoldenFault['expected']): string => {
    if (typeof said === 'string') return said || t`Nothing`;
    const days = said.days.map(({ audience, day: on }) => {
      const group = groupOf(audience);
      return on ? t`${group} from ${{ day: day(on) }}` : t`${group} without a day`;
    });
    const status = said.status ? statuses[said.status] : t`Nothing`;
    return days.length > 0 ? `${status}: ${days.join(', ')}` : status;
  };
  return (
    <p>
      <bdi>{name}</bdi>:{' '}
      <Trans>
        has to say “{{ expected: words(expected) }}”, and would say “{{ found: words(found) }}”
      </Trans>
    </p>
  );
}

const isAudience = (audience: string): audience is Audience => audiences.some((each) => each === audience);
