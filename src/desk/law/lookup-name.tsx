import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { ReferenceField } from '#desk/records/form/reference-field.tsx';
import { optionNames } from '#desk/records/form/words/option-names.ts';
import { nameKinds, nameLanguages } from '#features/finder/families/families.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Makes what somebody has looked up in vain a name of a family. */
export function LookupName({ text, place }: { text: string; place: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = `lookup-${place}`;
  return (
    <>
      <Button variant="quiet" command="show-modal" commandfor={id}>
        <Trans>Add as a name</Trans>
      </Button>
      <Dialog id={id} title={t`Add a name of a family`} closeLabel={t`Close`} onToggle={setOpen}>
        {isOpen && <Fields text={text} id={id} />}
      </Dialog>
    </>
  );
}

function Fields({ text, id }: { text: string; id: string }) {
  const { t, i18n } = useLingui();
  const change = useChange();
  const [family, setFamily] = useState('');
  const [language, setLanguage] = useState<(typeof nameLanguages)[number]>(languageOf(text));
  const [kind, setKind] = useState<(typeof nameKinds)[number]>('common');
  const [added, setAdded] = useState('');

  async function add() {
    const sent = await call('POST /finder/names', { input: { text, family, language, kind } });
    if (sent.ok) setAdded(sent.data.id);
    await change(sent);
  }

  const words = (option: string) => i18n._(optionNames[option] ?? option);
  return (
    <div className="stack-4">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{text}</bdi>
      </p>
      <ReferenceField
        id={`${id}-family`}
        label={t`Name of which family`}
        required
        disabled={added !== ''}
        kind="families"
        isMany={false}
        value={family}
        onChange={(slug) => setFamily(String(slug ?? ''))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={`${id}-language`}
          label={t`In which language`}
          value={language}
          onChange={({ target }) => setLanguage(target.value as typeof language)}
        >
          {nameLanguages.map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={`${id}-kind`}
          label={t`Kind`}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        >
          {nameKinds.map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </SelectField>
      </div>
      {added ? (
        <Link to={`/records/families/${added}`} className="self-start text-assay underline">
          <Trans>Open the draft</Trans>
        </Link>
      ) : (
        <Button onClick={() => void add()} disabled={family === ''}>
          <Trans>Add it to the draft</Trans>
        </Button>
      )}
    </div>
  );
}

/** As its letters say. */
function languageOf(text: string): (typeof nameLanguages)[number] {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
