import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { CallAnswer, CallRequest } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { commonFrequency, LineFrequency } from '#app/page/follow/line-frequency.tsx';
import { LineList, LineRow } from '#app/page/follow/line-row.tsx';
import { OwnFeeds } from '#app/page/follow/own-feeds.tsx';
import { WhySilent } from '#app/page/follow/why-silent.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/alerts';
import { AlertSettingsForm } from './alert-settings-form.tsx';
import { LoadFailed } from './load-failed.tsx';

type Followed = CallAnswer<'GET /client/alerts'>;
type Asked = CallRequest<'PUT /client/alerts'>['input'];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.alerts });

/** What the client follows: the same as behind the links in our mails. */
export default function Alerts() {
  const { result, reload } = useCall('GET /client/alerts', {});
  return (
    <>
      <h2 className="mb-6">
        <Trans>What you follow</Trans>
      </h2>
      {!result ? (
        <SkeletonText lines={6} />
      ) : result.ok ? (
        <List followed={result.data} reload={reload} />
      ) : (
        <LoadFailed title={<Trans>Your list could not be loaded</Trans>} failure={result} retry={reload} />
      )}
    </>
  );
}

function List({ followed, reload }: { followed: Followed; reload: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText({ hasInput: false });
  const [pending, setPending] = useState('');
  const { email, since, feeds, silence, follows } = followed;

  async function change(name: string, input: Asked) {
    setPending(name);
    const changed = await call('PUT /client/alerts', { input });
    setPending('');
    if (!changed.ok) return toast.error(faultText(changed));
    toast.success(changed.data.message);
    reload();
  }

  return (
    <div className="stack-8">
      {silence && <WhySilent {...silence} />}
      {follows.length === 0 ? (
        <div className="stack-4">
          <p className="text-ink-2">
            <Trans>Nothing at the moment.</Trans>
          </p>
          <TextLink to="/alerts">
            <Trans>What you can follow</Trans>
          </TextLink>
        </div>
      ) : (
        <>
          <p>
            <Trans>
              We write to <bdi className="font-semibold">{email}</bdi> when something changes about:
            </Trans>
          </p>
          <LineList>
            {follows.map((line) => {
              const { kind, slug } = line;
              const key = `${kind} ${slug}`;
              return (
                <Line
                  key={key}
                  line={line}
                  pending={pending === key}
                  onStop={() => change(key, { stop: [{ kind, slug }] })}
                  saving={pending === `save ${key}`}
                  onSave={(frequency) => change(`save ${key}`, { lines: [{ kind, slug, frequency }] })}
                />
              );
            })}
            {follows.length > 1 && (
              <LineRow name={<Trans>Everything on this list</Trans>}>
                <LineFrequency
                  name={t`Everything on this list`}
                  frequency={commonFrequency(follows)}
                  pending={pending === 'lines'}
                  onSubmit={(event) => change('lines', { frequency: chosenIn(event) })}
                />
              </LineRow>
            )}
          </LineList>
          <AlertSettingsForm settings={followed} onSaved={reload} />
        </>
      )}
      {since && (
        <>
          <OwnFeeds feeds={feeds}>
            <Button
              variant="secondary"
              pending={pending === 'feeds'}
              onClick={() => change('feeds', { new_feeds: true })}
            >
              <Trans>Make new addresses</Trans>
            </Button>
          </OwnFeeds>
          <div>
            <p className="mb-3">
              <Trans>Or stop everything: we then delete this list. Your account stays.</Trans>
            </p>
            <Button variant="secondary" pending={pending === 'all'} onClick={() => change('all', { stop_all: true })}>
              <Trans>Stop all mails</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What was chosen in the form of a line, which is sent by a call. */
function chosenIn(event: FormEvent<HTMLFormElement>): Frequency {
  event.preventDefault();
  return new FormData(event.currentTarget).get('frequency') as Frequency;
}

type LineProps = {
  line: Followed['follows'][number];
  pending: boolean;
  onStop: () => void;
  saving: boolean;
  onSave: (frequency: Frequency) => void;
};

function Line({ line, pending, onStop, saving, onSave }: LineProps) {
  const { t } = useLingui();
  const name = line.name ?? t`A page that is not on the site at the moment`;
  const link = line.url && (
    <TextLink to={line.url}>
      <OwnText text={name} />
    </TextLink>
  );
  return (
    <LineRow name={link || name}>
      <LineFrequency
        name={name}
        frequency={line.frequency}
        pending={saving}
        onSubmit={(event) => onSave(chosenIn(event))}
      />
      <Button
        variant="quiet"
        className="shrink-0 pe-0"
        pending={pending}
        onClick={onStop}
        aria-label={t`Stop: ${{ name }}`}
      >
        <Trans>Stop</Trans>
      </Button>
    </LineRow>
  );
}
