import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { Entrance } from '#desk/shell/entrance.tsx';
import { SignIn } from './sign-in.tsx';

export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('to') ?? '';
  // A link from elsewhere must not lead out of the desk.
  const to = /^\/(?![/\\])/.test(asked) ? asked : '/';

  return (
    <Entrance
      title={t`Sign in to the staff desk`}
      lead={to !== '/' && <Trans>You will then see the page that you asked for.</Trans>}
    >
      <SignIn id="sign-in" onDone={() => void navigate(to, { replace: true })} />
      <p className="border-t border-rule pt-4 text-sm text-ink-2">
        <Trans>No access yet, or locked out? An owner of the desk can send you an invitation.</Trans>
      </p>
    </Entrance>
  );
}
