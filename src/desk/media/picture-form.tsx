import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { type Picture, pictureInput } from '#features/media/media.schema.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { FocalField } from './focal-field.tsx';

/** What a picture shows, in each language, and what stays visible when a page cuts it. */
export function PictureForm({ picture }: { picture: Picture }) {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, alt, altIn, focalX, focalY, large, mayChange } = picture;
  const form = useDeskForm({
    id: 'picture',
    schema: pictureInput,
    defaults: { alt: alt ?? '', altIn, focalX, focalY },
    call: (input) => call('PUT /media/{id}', { params: { id }, input }),
    onDone: ({ message }) => {
      toast.success(message);
      void revalidate();
    },
  });
  const set = (name: 'altIn' | 'focalX' | 'focalY', value: unknown) =>
    form.inputs.setValue(name, value, { shouldDirty: true });
  const [x, y] = [Number(form.inputs.watch('focalX')), Number(form.inputs.watch('focalY'))];

  return (
    <form onSubmit={form.submit} noValidate className="stack-6">
      <FormFaults form={form} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <FocalField
        url={large}
        x={x}
        y={y}
        isFixed={!mayChange}
        onChange={(nextX, nextY) => {
          set('focalX', nextX);
          set('focalY', nextY);
        }}
      />
      <TextArea
        {...form.field('alt')}
        rows={2}
        readOnly={!mayChange}
        label={t`Text alternative in English`}
        hint={<Trans>What the picture shows, for those who do not see it. Leave out “picture of”.</Trans>}
      />
      <Twins
        texts={form.inputs.watch('altIn') as Picture['altIn']}
        isFixed={!mayChange}
        onChange={(texts) => set('altIn', texts)}
      />
      {mayChange ? (
        <Button type="submit" pending={form.pending}>
          <Trans>Save</Trans>
        </Button>
      ) : (
        <p className="text-ink-2">
          <Trans>Visitors see this picture, so somebody who publishes has to change it.</Trans>
        </p>
      )}
    </form>
  );
}

const others = languages.filter(({ code }) => code !== defaultLanguage);

/** The same text in one language at a time. */
function Twins({
  texts,
  isFixed,
  onChange,
}: {
  texts: Picture['altIn'];
  isFixed: boolean;
  onChange: (texts: Picture['altIn']) => void;
}) {
  const { t } = useLingui();
  const [code, setCode] = useState<string>('hi');
  const language = others.find((own) => own.code === code);
  return (
    <fieldset className="stack-4">
      <legend className="pb-2 font-semibold">
        <Trans>In other languages</Trans>
      </legend>
      <SelectField label={t`Language`} value={code} onChange={(event) => setCode(event.currentTarget.value)}>
        {others.map((own) => (
          <option key={own.code} value={own.code}>
            {texts[own.code] ? `✓ ${own.name}` : own.name}
          </option>
        ))}
      </SelectField>
      <TextArea
        rows={2}
        lang={code}
        dir={language?.dir}
        readOnly={isFixed}
        label={t`Text alternative in ${{ language: language?.name }}`}
        value={texts[code] ?? ''}
        onChange={(event) => onChange({ ...texts, [code]: event.currentTarget.value })}
      />
    </fieldset>
  );
}
