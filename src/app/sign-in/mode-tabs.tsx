import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SignInMode } from './use-sign-in-mode.ts';

/**
 * Registering and logging in side by side, so that clients who have an account need not look for its form.
 *
 * @param children the form of the chosen one
 */
export function ModeTabs({
  id,
  mode,
  onChoose,
  children,
}: {
  id: string;
  mode: SignInMode;
  onChoose: (mode: SignInMode) => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const tabs = [
    { key: 'register', title: <Trans>Register</Trans> },
    { key: 'login', title: <Trans>Log in</Trans> },
  ] as const;

  function move(event: KeyboardEvent) {
    // There are two, so each arrow leads to the one that is not shown.
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    onChoose(event.key === 'Home' ? 'register' : event.key === 'End' || mode === 'register' ? 'login' : 'register');
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={t`Register or log in`}
        tabIndex={-1}
        onKeyDown={move}
        className="mb-6 grid grid-cols-2 border-b border-rule"
      >
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-selected={key === mode}
            aria-controls={`${id}-panel`}
            tabIndex={key === mode ? 0 : -1}
            onClick={() => onChoose(key)}
            className="current-marker -mb-px min-h-11 border-b-3 border-transparent px-2 py-2 font-semibold text-ink-2 hover:text-ink aria-selected:border-gold aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${mode}-tab`}>
        {children}
      </div>
    </>
  );
}
