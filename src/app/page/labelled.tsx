import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A label with its value after it, with the colon of the language: `Technical name: luminaire`. */
export function Labelled({ label: name, children }: { label: ReactNode; children: ReactNode }) {
  // As elements, because tags in a plain string would be parsed.
  const label = <>{name}</>;
  const value = <>{children}</>;
  return (
    <Trans>
      {label}: {value}
    </Trans>
  );
}
