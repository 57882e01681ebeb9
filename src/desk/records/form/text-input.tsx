import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { HtmlField } from '#desk/html-editor/html-field.tsx';
import { defaultLanguage } from '#locales/languages.ts';
import { TextArea, TextField } from '#ui/fields/field.tsx';
import { Prose } from '#ui/own-language.tsx';
import type { Field } from './describe-fields.ts';
import { useRecordForm } from './form-context.ts';
import { getAt, type Path, wirePath } from './paths.ts';

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  type: Field['type'];
  path: Path;
  value: string;
  onChange: (value: string) => void;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** What visitors read as long as there is nothing. */
  placeholder?: string;
};

/** More letters than a line of the form shows. */
const longLine = 80;

/** A text in one line, in several, or as HTML with what visitors will see of it. */
export function TextInput({ type, path, ...props }: Props) {
  // A sentence is seen whole. It stays what it was while somebody types, who would lose the focus.
  const [isLong] = useState(props.value.length > longLine);
  if (type === 'html') return <HtmlInput {...props} path={path} />;
  const { onChange, ...rest } = props;
  const change = (text: string) => onChange(type === 'text' ? text : text.replaceAll(/\s*\n\s*/g, ' '));
  const shared = { ...rest, onChange: (event: { target: { value: string } }) => change(event.target.value) };
  return type === 'text' || isLong ? <TextArea {...shared} rows={2} /> : <TextField {...shared} />;
}

function HtmlInput({ path, lang, dir, placeholder, ...props }: Omit<Props, 'type'>) {
  const { clean, removed } = useRecordForm();
  const text = getAt(clean, path);
  return (
    <div className="stack-2">
      <HtmlField {...props} name={wirePath(path)} language={lang ?? defaultLanguage} />
      {removed.has(wirePath(path)) && (
        <p className="text-sm text-upcoming">
          <Trans>Something that pages may not show was tidied away. The preview has what is left.</Trans>
        </p>
      )}
      {typeof text === 'string' && text && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-assay">
            <Trans>Preview of the saved text</Trans>
          </summary>
          <div lang={lang} dir={dir} className="border border-rule bg-sheet px-4 py-3">
            <Prose html={text} />
          </div>
        </details>
      )}
    </div>
  );
}
