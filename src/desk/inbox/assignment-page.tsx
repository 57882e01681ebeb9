import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { AwayFields } from './away-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

export const loader = () => load('GET /lead-assignment');

/** Who gets new leads: by service, form or language, or in turn, skipping those who are away. */
export function Component() {
  const { t } = useLingui();
  const { rules: saved, people, services } = useLoaderData<typeof loader>();
  const [rules, setRules] = useState(saved);
  const [isPending, setPending] = useState(false);
  const change = useChange();
  const isUnsaved = JSON.stringify(rules) !== JSON.stringify(saved);

  async function save(event: React.FormEvent) {
    event.preventDefault();
    setPending(true);
    await change(call('PUT /lead-assignment', { input: rules }));
    setPending(false);
  }

  return (
    <DeskPage
      title={t`Assignment`}
      lead={
        <Trans>
          A rule for a service comes before one for a form, and that before one for a language. Leads that have an owner
          keep them.
        </Trans>
      }
    >
      <form onSubmit={(event) => void save(event)} className="stack-10 max-w-[60rem]">
        <UnsavedGuard isUnsaved={() => isUnsaved} />
        <RuleFields
          rules={rules.rules}
          people={people}
          services={services}
          onChange={(next) => setRules({ ...rules, rules: next })}
        />
        <section aria-labelledby="in-turn" className="stack-3">
          <h2 id="in-turn">
            <Trans>In turn</Trans>
          </h2>
          <PeopleFields
            legend={t`Who gets the leads that no rule names`}
            people={people}
            chosen={rules.inTurn}
            onChange={(inTurn) => setRules({ ...rules, inTurn })}
          />
        </section>
        <AwayFields away={rules.away} people={people} onChange={(away) => setRules({ ...rules, away })} />
        <p>
          <Button type="submit" pending={isPending} disabled={!isUnsaved}>
            <Trans>Save the rules</Trans>
          </Button>
        </p>
      </form>
    </DeskPage>
  );
}
