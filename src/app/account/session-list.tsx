import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { formatMoment } from '#core/time/format-moment.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { browserName } from './browser-name.ts';
import { LoadFailed } from './load-failed.tsx';

/** The client's sessions. Any session but this one can be ended, or all of them at once. */
export function SessionList() {
  const toast = useToast();
  const faultText = useFaultText({ hasInput: false });
  const [ending, setEnding] = useState<number | 'others'>();
  const { result, reload } = useCall('GET /client/sessions', {});
  if (!result) return <SkeletonText lines={4} />;
  if (!result.ok) {
    return (
      <LoadFailed
        title={<Trans>The list of your active logins could not be loaded</Trans>}
        failure={result}
        retry={reload}
      />
    );
  }
  const { sessions } = result.data;

  async function end(which: number | 'others') {
    setEnding(which);
    const ended = await call('DELETE /client/sessions', which === 'others' ? {} : { query: { id: which } });
    setEnding(undefined);
    if (!ended.ok) return toast.error(faultText(ended));
    toast.success(ended.data.message);
    reload();
  }

  return (
    <>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end(session.id)}
            pending={ending === session.id}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-6" pending={ending === 'others'} onClick={() => end('others')}>
          <Trans>Log out everywhere else</Trans>
        </Button>
      )}
    </>
  );
}

function SessionRow({
  session,
  onEnd,
  pending,
}: {
  session: CallAnswer<'GET /client/sessions'>['sessions'][number];
  onEnd: () => void;
  pending: boolean;
}) {
  const { t, i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const seen = formatMoment(session.last_seen_at, i18n.locale, timeZone);
  const name = browserName(session.user_agent) ?? t`Unknown browser`;
  return (
    <li className="flex items-center justify-between gap-x-6 border-b border-rule py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <Trans>Last used {seen}</Trans>
          {session.address && (
            <>
              {' · '}
              <bdi>{session.address}</bdi>
            </>
          )}
        </p>
      </div>
      {session.current ? (
        <p className="flex min-h-11 shrink-0 items-center gap-2">
          <Icon name="check" size={18} className="text-assay" />
          <Trans>This browser</Trans>
        </p>
      ) : (
        <Button
          variant="quiet"
          className="shrink-0 pe-0"
          pending={pending}
          onClick={onEnd}
          aria-label={t`Log out: ${name}, ${seen}`}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
