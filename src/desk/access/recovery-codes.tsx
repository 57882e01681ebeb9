import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Checkbox } from '#ui/fields/field.tsx';

/** Codes for the day on which the phone is lost. They are shown once, so they must be stored before one goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const [isStored, setStored] = useState(false);

  return (
    <div className="stack-4">
      <p>
        <Trans>
          Each of these codes lets you in once, together with your password, if you lose your app. Print them or keep
          them in your password manager: they are not shown again.
        </Trans>
      </p>
      <ul
        dir="ltr"
        aria-label={t`Recovery codes`}
        className="grid gap-y-1 border-y border-rule py-3 font-mono text-lg tabular"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton
          variant="secondary"
          text={codes.join('\n')}
          copied={<Trans>Copied</Trans>}
          failed={<Trans>Select them and copy them</Trans>}
        >
          <Trans>Copy the codes</Trans>
        </CopyButton>
        <Button variant="secondary" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="no-print stack-4">
        <Checkbox
          label={<Trans>I have stored these codes.</Trans>}
          checked={isStored}
          onChange={(event) => setStored(event.target.checked)}
        />
        <Button disabled={!isStored} onClick={onDone}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    </div>
  );
}
