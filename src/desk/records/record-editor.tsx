import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { isLetterKey } from '#desk/shell/is-letter-key.ts';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import type { RecordDescription } from '#features/records/describe-record.ts';
import { may as mayRole } from '#features/staff/staff-policy.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { ConflictView } from './conflict-view.tsx';
import { describeFields, emptyRow } from './form/describe-fields.ts';
import { followTitle } from './form/follow-title.ts';
import { RecordFormContext } from './form/form-context.ts';
import { type Path, setAt } from './form/paths.ts';
import { RecordFields } from './form/record-fields.tsx';
import { type RecordAnswer, useDraft } from './form/use-draft.ts';
import { useFieldTexts } from './form/use-field-texts.ts';
import { useProblems } from './form/use-problems.ts';
import { PublishPanel, publishPanelId } from './publish-panel.tsx';
import { SaveLine } from './save-line.tsx';
import { LanguageBar } from './translations/language-bar.tsx';
import { MarkBar } from './translations/mark-bar.tsx';
import { useMarks } from './translations/use-marks.ts';

type Props = {
  kind: string;
  /** Fields that have a screen of their own. */
  elsewhere: readonly string[] | undefined;
  description: RecordDescription;
  id: string;
  /** Null for a new one. */
  record: RecordAnswer | null;
  onCreated: (id: string) => void;
  /** Something was done with the record: it is shown anew, under this id; null when it is gone. */
  onActed: (id: string | null) => void;
};

/** The form of a record, which saves itself, with its publication beside it. */
export function RecordEditor({ kind, elsewhere, description, id, record, onCreated, onActed }: Props) {
  const { t, i18n } = useLingui();
  const { roles, languages: ownLanguages } = useMe();
  const { problemOf } = useFieldTexts(kind);
  const { document: schema, name, title } = description;
  const fields = useMemo(() => describeFields(schema, elsewhere), [schema, elsewhere]);
  const empty = useMemo(() => ({ ...emptyRow(fields), translations: {} }), [fields]);
  const { draft, keeper } = useDraft({ kind, id, record, empty, onCreated });
  const said = useMarks(kind, record, draft, keeper);
  const [language, setLanguage] = useState('en');
  const [settled, setSettled] = useState(0);
  const problems = useProblems(draft);
  const right = description.right;
  const may = record?.may ?? {
    write: mayRole(roles, 'content.write') && (!right || mayRole(roles, right)),
    publish: mayRole(roles, 'content.publish') && (!right || mayRole(roles, right)),
  };
  const state = record?.open?.state;
  const isLocked = state === 'scheduled' || (state === 'in-review' && !may.publish);
  const mayWrite = (wanted: string) => may.write && !isLocked && (ownLanguages?.includes(wanted) ?? true);

  function set(path: Path, value: unknown) {
    const { document } = keeper.get();
    const next = setAt(document, path, value);
    // The address of a page that nobody has seen yet follows its title, where records have one.
    const isFollowed = !record?.live && path[0] === title && fields.some((field) => field.name === 'slug');
    keeper.change(isFollowed && title ? followTitle(document, next, title) : next);
    problems.forget(path);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (isLetterKey(event, 's')) {
      event.preventDefault();
      void keeper.flush();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(publishPanelId)?.focus();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const one = i18n._(name.one);
  const written = title && draft.document[title];
  const heading = written ? String(written) : name.many ? t`New: ${one}` : one;
  const listed = problems.listed.map(({ path, message }) => ({
    fieldId: `field-${path}`,
    message: problemOf(path.split('.'), message),
  }));
  const shown = new Map(
    [...problems.shown].map(([path, message]) => [path, problemOf(path.split('.'), message)] as const),
  );

  return (
    <DeskPage
      title={heading}
      lead={
        name.many && (
          <Link to={`/records/${kind}`} className="text-assay hover:underline">
            {i18n._(name.many)}
          </Link>
        )
      }
      actions={
        // On a small window it stands below the form.
        <a href={`#${publishPanelId}`} className="button button-secondary lg:hidden">
          <Trans>Publishing</Trans>
        </a>
      }
    >
      <UnsavedGuard isUnsaved={() => keeper.get().isUnsaved} save={keeper.flush}>
        <Trans>What you have entered is not saved yet. It is kept on this device and shown when you come back.</Trans>
      </UnsavedGuard>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices when a field is left */}
        <div className="stack-6 min-w-0" onBlur={() => void keeper.flush()}>
          <SaveLine draft={draft} keeper={keeper} mayWrite={mayWrite(language)} />
          {draft.state.is === 'conflict' && (
            <ConflictView
              kind={kind}
              mine={draft.document}
              other={draft.state.other}
              onSettle={(document, other) => {
                keeper.settle(document, other);
                setSettled(settled + 1);
              }}
            />
          )}
          <ErrorSummary
            key={problems.attempt}
            title={t`There is a problem`}
            count={<Plural value={listed.length} one="# field needs attention" other="# fields need attention" />}
            errors={listed}
          />
          <LanguageBar
            schema={schema}
            document={draft.document}
            language={language}
            marks={said.marks}
            onChoose={setLanguage}
          />
          {language !== 'en' && (
            <MarkBar
              key={language}
              language={language}
              mark={said.marks.find((mark) => mark.language === language)}
              allowed={(mark) => mayWrite(language) && (mark !== 'reviewed' || may.publish)}
              pending={said.pending}
              problem={said.problem}
              onSay={(mark) => void said.say(language, mark)}
            />
          )}
          <RecordFormContext
            value={{
              kind,
              language,
              problems: shown,
              clean: draft.saved?.document ?? record?.open?.document ?? record?.live?.document ?? null,
              removed: new Set(draft.saved?.removed),
              mayWrite,
              set,
            }}
          >
            <div key={settled} className="stack-5 max-w-5xl [&_:is(input,textarea,select,summary)]:scroll-mt-16">
              <RecordFields fields={fields} path={[]} row={draft.document} />
            </div>
          </RecordFormContext>
        </div>
        <PublishPanel
          kind={kind}
          description={description}
          record={record}
          may={may}
          draft={draft}
          marks={said.marks}
          keeper={keeper}
          onRefused={problems.refuse}
          onActed={onActed}
        />
      </div>
    </DeskPage>
  );
}
