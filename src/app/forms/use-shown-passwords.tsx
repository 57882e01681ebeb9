import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '#ui/fields/field.tsx';

/** Lets visitors see the password they enter. Pass `type` to each password field; show `control` under the last one. */
export function useShownPasswords() {
  const [isShown, setShown] = useState(false);
  const label = <Trans>Show password</Trans>;
  return {
    type: isShown ? 'text' : 'password',
    control: <Checkbox label={label} checked={isShown} onChange={(event) => setShown(event.target.checked)} />,
  };
}
