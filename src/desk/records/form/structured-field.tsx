import { type ComponentProps, useState } from 'react';
import { TextArea } from '#ui/fields/field.tsx';

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A value with parts of its own, such as the facts of an example, written as JSON. What is unfinished stays a text, which is refused in words. */
export function StructuredField({ value, onChange, ...props }: Props) {
  const [typed, setTyped] = useState(() => textOf(value));
  return (
    <TextArea
      {...props}
      rows={3}
      dir="ltr"
      spellCheck={false}
      className="font-mono text-sm"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

const textOf = (value: unknown) =>
  value === null || value === undefined || typeof value === 'string' ? (value ?? '') : JSON.stringify(value, null, 2);

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
