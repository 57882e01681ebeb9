import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { deskLanguages } from '#desk/texts/i18n.ts';
import { useRoleNames } from '#desk/texts/use-role-names.ts';
import { profileInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Checkbox, SelectField, TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AccountSection } from './account-section.tsx';

/** The name that colleagues see, the language of the desk, and which mails come. */
export function ProfileSection({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const me = useMe();
  const toast = useToast();
  const roleNames = useRoleNames();
  const form = useDeskForm({
    id: 'profile',
    schema: profileInput,
    defaults: {
      name: me.name,
      language: deskLanguages.find(({ code }) => code === me.language)?.code ?? 'en',
      reviewMails: me.reviewMails,
    },
    call: (input) => call('PUT /me', { input }),
    onDone: () => {
      toast.success(t`Saved`);
      onDone();
    },
  });

  return (
    <AccountSection title={t`You`}>
      <FactList
        facts={[
          { term: t`Email`, value: me.email },
          { term: t`Roles`, value: roleNames(me.roles) },
        ]}
      />
      <form onSubmit={form.submit} noValidate className="max-w-md stack-4">
        <FormFaults form={form} />
        <TextField {...form.field('name')} label={t`Name`} autoComplete="name" />
        <SelectField {...form.field('language')} label={t`Language of the desk`}>
          {deskLanguages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Checkbox
          {...form.field('reviewMails')}
          label={t`Email me about drafts and proposals`}
          hint={t`When one waits for your review, and when somebody else has decided about one of yours.`}
        />
        <Button type="submit" pending={form.pending}>
          <Trans>Save</Trans>
        </Button>
      </form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </AccountSection>
  );
}
