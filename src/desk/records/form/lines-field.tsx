import { type ComponentProps, useState } from 'react';
import { TextArea } from '#ui/fields/field.tsx';

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  value: unknown;
  onChange: (lines: string[]) => void;
};

/** A list of short texts, one in each line. */
export function LinesField({ value, onChange, ...props }: Props) {
  // Empty lines belong to typing, not to the list.
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join('\n') : ''));
  return (
    <TextArea
      {...props}
      rows={3}
      dir="auto"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []));
      }}
    />
  );
}
