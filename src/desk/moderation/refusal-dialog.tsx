import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CallResult, call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { type RefusalReason, refusalInput, refusalReasons } from '#features/blogs/desk/comments.schema.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, SelectField, TextArea } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';

export const refusalId = 'refusal';

/** Asks why comments are refused, and whether their authors are told. */
export function RefusalDialog({ ids, onDone }: { ids: readonly number[]; onDone: (message: string) => void }) {
  const { t } = useLingui();
  return (
    <Dialog id={refusalId} title={t`Why is it refused?`} closeLabel={t`Close`}>
      {ids.length > 0 && (
        <RefusalForm
          // Of others it begins anew.
          key={ids.join()}
          ids={ids}
          onDone={(message) => {
            closeDialog(refusalId);
            onDone(message);
          }}
        />
      )}
    </Dialog>
  );
}

function RefusalForm({ ids, onDone }: { ids: readonly number[]; onDone: (message: string) => void }) {
  const { t } = useLingui();
  const names = useRefusalReasons();
  const form = useDeskForm({
    id: refusalId,
    schema: refusalInput,
    defaults: { ids: [...ids], decision: 'refused', reason: '', words: '', tells: false },
    call: (input): Promise<CallResult<{ message: string }>> => call('POST /comments/decide', { input }),
    onDone: ({ message }) => onDone(message),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <p className="text-ink-2">
        <Plural
          value={ids.length}
          one="Colleagues see the reason beside the comment."
          other="Colleagues see the reason beside each of the # comments."
        />
      </p>
      <SelectField {...form.field('reason')} label={t`Reason`}>
        <option value="">{t`Choose a reason`}</option>
        {refusalReasons.map((reason) => (
          <option key={reason} value={reason}>
            {names[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('words')}
        label={t`In your own words`}
        hint={t`It stays in the audit log, so name nobody.`}
        rows={2}
      />
      <Checkbox
        {...form.field('tells')}
        label={t`Tell the author by email`}
        hint={t`They get the reason and your words, once for each comment.`}
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Refuse</Trans>
      </Button>
    </form>
  );
}

/** The reasons in words. */
export function useRefusalReasons(): Record<RefusalReason, string> {
  const { t } = useLingui();
  return {
    advertising: t`Advertising`,
    insult: t`Insults somebody`,
    'personal-data': t`Names private data of somebody`,
    'off-topic': t`Has nothing to do with the post`,
    untrue: t`Would mislead readers about the law`,
    repeated: t`Was written before`,
    other: t`Another reason`,
  };
}
