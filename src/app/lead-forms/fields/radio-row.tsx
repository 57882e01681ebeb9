import type { ComponentProps, ReactNode } from 'react';

/** A radio button with its label; `radio` contains the attributes of the `<input>`. */
export function RadioRow({ radio, children }: { radio: ComponentProps<'input'>; children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input {...radio} type="radio" className="mt-0.5 size-5 shrink-0" />
      {children}
    </label>
  );
}
