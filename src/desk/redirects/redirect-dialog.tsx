import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CallResult, call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { type DeskForm, useDeskForm } from '#desk/calls/use-desk-form.ts';
import { changeInput, type RedirectRow, redirectInput } from '#features/redirects/redirects.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { Path } from './redirect-list.tsx';

export const redirectId = 'redirect';

/** Adds a redirect, or lets one lead to another page. */
export function RedirectDialog({ redirect, onDone }: { redirect: RedirectRow | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [opening, setOpening] = useState(0);
  const given = {
    onDone: ({ message }: { message: string }) => {
      toast.success(message);
      closeDialog(redirectId);
      onDone();
    },
  };
  return (
    <Dialog
      id={redirectId}
      title={redirect ? t`Change the redirect` : t`Add a redirect`}
      closeLabel={t`Close`}
      onClose={() => setOpening(opening + 1)}
    >
      {/* Begun anew for each opening and each redirect. */}
      {redirect ? (
        <ChangeForm key={`${opening} ${redirect.from} ${redirect.to}`} redirect={redirect} {...given} />
      ) : (
        <NewForm key={opening} {...given} />
      )}
    </Dialog>
  );
}

type Done = { onDone: (data: { message: string }) => void };

function NewForm({ onDone }: Done) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: 'new-redirect',
    schema: redirectInput,
    defaults: { from: '', to: '' },
    call: (input): Promise<CallResult<{ message: string }>> => call('POST /redirects', { input }),
    onDone,
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField
        {...form.field('from')}
        label={t`Old address`}
        hint={t`From its first “/” on. Pages below it are led to the same place below the new address.`}
        autoComplete="off"
        dir="ltr"
        className="text-start"
      />
      <NewAddress {...form.field('to')} />
      <Button type="submit" pending={form.pending}>
        <Trans>Save the redirect</Trans>
      </Button>
    </form>
  );
}

function ChangeForm({ redirect: { from, to }, onDone }: Done & { redirect: RedirectRow }) {
  const form = useDeskForm({
    id: 'changed-redirect',
    schema: changeInput,
    defaults: { from, to, was: to },
    call: (input): Promise<CallResult<{ message: string }>> => call('PUT /redirects', { input }),
    onDone,
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <p>
        <Trans>
          Visitors of <Path path={from} /> are led to this page.
        </Trans>
      </p>
      <NewAddress {...form.field('to')} />
      <Button type="submit" pending={form.pending}>
        <Trans>Save the redirect</Trans>
      </Button>
    </form>
  );
}

function NewAddress(field: ReturnType<DeskForm['field']>) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Leads to`}
      hint={t`A page of this site, without its language: /products/kettle`}
      autoComplete="off"
      dir="ltr"
      className="text-start"
    />
  );
}
