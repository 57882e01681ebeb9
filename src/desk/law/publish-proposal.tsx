import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WhoIsTold } from '#desk/alerts/who-is-told.tsx';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call } from '#desk/calls/call.ts';
import type { Change } from '#desk/calls/use-change.ts';
import type { Telling, Told } from '#features/alerts/desk/told.schema.ts';
import type { Proposal } from '#features/law/law.schema.ts';
import { SelectField } from '#ui/fields/field.tsx';

/** Who would be told of an open proposal and, for whoever may publish it, whether they are told. */
export function PublishProposal({ proposal: { id, mayPublish }, onChange }: { proposal: Proposal; onChange: Change }) {
  const { t } = useLingui();
  const [told, setTold] = useState<Told>();
  const [chosen, setChosen] = useState<Telling>();
  const telling = (told?.mayChoose && (chosen ?? told.proposed)) || 'followers';
  const publish = () => onChange(call('POST /law/proposals/{id}/publish', { params: { id }, query: { telling } }));
  return (
    <div className="stack-6">
      <WhoIsTold input={{ proposal: id }} onTold={setTold} />
      {mayPublish && told?.mayChoose && (
        <SelectField
          label={t`Followers`}
          hint={<Trans>Set by what changes: followers are told of days, states and standards, not of wording.</Trans>}
          value={telling}
          onChange={({ target }) => setChosen(target.value as Telling)}
        >
          <option value="followers">{t`Tell followers`}</option>
          <option value="nobody">{t`Only a correction of wording`}</option>
        </SelectField>
      )}
      {mayPublish && (
        <ActButton act={publish}>
          <Trans>Publish</Trans>
        </ActButton>
      )}
    </div>
  );
}
