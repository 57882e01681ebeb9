import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '#ui/field.tsx';

/** Lets a visitor see what they enter: `type` goes to each password of the form, `control` stands under the last. */
export function useShownPasswords() {
  const [isShown, setShown] = useState(false);
  const label = <Trans>Show password</Trans>;
  return {
    type: isShown ? 'text' : 'password',
    control: <Checkbox label={label} checked={isShown} onChange={(event) => setShown(event.target.checked)} />,
  };
}
