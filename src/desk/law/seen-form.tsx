import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { type DeskForm, type DeskFormOptions, type FormSchema, useDeskForm } from '#desk/calls/use-desk-form.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import type { Differences } from '#features/law/law.schema.ts';
import { Button } from '#ui/button.tsx';
import { Waiting } from './waiting.tsx';

/** What a form would change for visitors, as it was last seen, and with what it was sent. */
type Seen<Schema extends FormSchema> = { found: Differences; input: z.output<Schema> };

/**
 * A form whose call only says what it would change for visitors.
 * @returns with what was seen, until something is edited
 */
export function useSeenForm<Schema extends FormSchema>(options: Omit<DeskFormOptions<Schema, Differences>, 'onDone'>) {
  const [seen, setSeen] = useState<Seen<Schema> & { of: string }>();
  const form = useDeskForm<Schema, Differences>({
    ...options,
    onDone: (found, input) => setSeen({ found, input, of: JSON.stringify(form.inputs.getValues()) }),
  });
  const isFresh = seen?.of === JSON.stringify(form.inputs.watch());
  return { form, seen: isFresh ? seen : undefined };
}

type Props = {
  form: Pick<DeskForm, 'summary' | 'problem' | 'submit' | 'pending' | 'isUnsaved'>;
  children: ReactNode;
  /** What was seen, beside the form. */
  seen: ReactNode;
  className: string;
};

/** The fields of a proposal, and beside them what it changes for visitors, from which one proposes it. */
export function SeenForm({ form, children, seen, className }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <form onSubmit={form.submit} noValidate className={`max-w-3xl ${className}`}>
        <FormFaults form={form} />
        <UnsavedGuard isUnsaved={() => form.isUnsaved() && !seen} />
        {children}
        <Button type="submit" pending={form.pending} variant={seen ? 'secondary' : 'primary'}>
          <Trans>Show what it changes</Trans>
        </Button>
        {form.pending && <Waiting>{t`Working out what changes on pages and sheets. This takes some seconds.`}</Waiting>}
      </form>
      <div aria-live="polite">{seen && <div className="stack-6">{seen}</div>}</div>
    </div>
  );
}
