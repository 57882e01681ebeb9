import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useChange } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { ListViews } from '#desk/lists/list-views.tsx';
import { ConfirmButton } from '#desk/records/confirm-button.tsx';
import { type InboxView, viewInput } from '#features/leads/desk/views.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** The questions that are asked each day, as links; each is nothing but filters. Below them are those of one's own. */
export function InboxViews({ own }: { own: readonly InboxView[] }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const ownPart = useRef<HTMLDivElement>(null);
  const now = sorted(params);
  const isCurrent = ({ search }: { search: string }) => sorted(new URLSearchParams(search)) === now;
  const marked = <View extends { name: string; search: string }>(views: readonly View[]) =>
    views.map((view) => ({ ...view, isCurrent: isCurrent(view) }));
  const fixed = marked([
    { name: t`All`, search: '' },
    { name: t`Mine`, search: 'owner=me' },
    { name: t`Without an owner`, search: 'owner=nobody&status=new' },
    { name: t`Overdue`, search: 'due=overdue&sort=due' },
    { name: t`Due today`, search: 'due=today&sort=due' },
    { name: t`Spam`, search: 'spam=yes' },
  ]);
  const current = own.find(isCurrent);
  const isNew = !current && !fixed.some((view) => view.isCurrent);
  // The button that was pressed is gone afterwards.
  const focusOwn = () => ownPart.current?.focus();

  return (
    <>
      <ListViews views={fixed} />
      <div ref={ownPart} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-6 empty:hidden">
        {own.length > 0 && <ListViews label={t`Own views`} views={marked(own)} />}
        {current && <DeleteView key={current.id} view={current} onDone={focusOwn} />}
        {isNew && <SaveView search={params.toString()} onDone={focusOwn} />}
      </div>
    </>
  );
}

function DeleteView({ view: { id, name }, onDone }: { view: InboxView; onDone: () => void }) {
  const { t } = useLingui();
  const change = useChange();
  return (
    <ConfirmButton
      id="delete-view"
      name={t`Delete this view`}
      question={t`Delete the view “${{ name }}”? The leads in it stay as they are.`}
      onConfirm={async () => {
        if (await change(call('DELETE /views/{id}', { params: { id } }))) onDone();
      }}
    />
  );
}

const saveId = 'save-view';

function SaveView(props: { search: string; onDone: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-mx-2" command="show-modal" commandfor={saveId}>
        <Trans>Save this view</Trans>
      </Button>
      <Dialog id={saveId} title={t`Save this view`} closeLabel={t`Close`} onToggle={setOpen}>
        {isOpen && <SaveForm {...props} />}
      </Dialog>
    </>
  );
}

function SaveForm({ search, onDone }: { search: string; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useDeskForm({
    id: saveId,
    schema: viewInput.pick({ name: true }),
    defaults: { name: '' },
    call: ({ name }) => call('POST /views', { input: { name, search } }),
    onDone: async (saved) => {
      closeDialog(saveId);
      toast.success(saved.message);
      await navigate(`?${saved.search}`);
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField
        {...form.field('name')}
        label={t`Name of the view`}
        hint={<Trans>Only you will see it, below the views of everybody.</Trans>}
        autoComplete="off"
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Save the view</Trans>
      </Button>
    </form>
  );
}

function sorted(params: URLSearchParams): string {
  return [...params]
    .filter(([name, value]) => value && name !== 'page')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
}
