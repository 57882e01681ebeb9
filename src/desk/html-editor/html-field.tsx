import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { type HtmlFieldProps, SourceArea } from './source-area.tsx';

/** Whatever keeps the editor away, the text can be edited. */
const Editor = lazy(() =>
  import('./html-editor.tsx').then(
    ({ HtmlEditor }) => ({ default: HtmlEditor }),
    () => ({ default: WithoutEditor }),
  ),
);

/** A text with headings, lists, links and tables. The editor is fetched when the first such field is shown. */
export function HtmlField(props: HtmlFieldProps) {
  const { t } = useLingui();
  const { id, label, hint, error } = props;
  return (
    <div className="stack-1.5">
      {/* The editor is no native control, so it names its label by this id. */}
      <label id={`${id}-label`} htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Suspense fallback={<p className="control html-editor-text text-ink-2">{t`Loading the editor …`}</p>}>
        <Editor {...props} />
      </Suspense>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function WithoutEditor(props: HtmlFieldProps) {
  const { t } = useLingui();
  return (
    <SourceArea
      {...props}
      note={t`The editor could not be loaded, so this is the HTML itself. Reload the page to try again.`}
    />
  );
}
