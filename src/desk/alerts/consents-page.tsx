import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { consentsInput, type FoundConsents } from '#features/alerts/desk/log.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { useAlertNames } from './use-alert-names.ts';

/** What somebody has agreed to be told by mail, for whoever has to show it. The address is never in that of the page. */
export function Component() {
  const { t } = useLingui();
  const [found, setFound] = useState<{ email: string; consents: FoundConsents }>();
  const form = useDeskForm({
    id: 'consents',
    schema: consentsInput,
    defaults: { email: '' },
    call: (input) => call('POST /alerts/consents', { input }),
    onDone: (consents, { email }) => setFound({ email, consents }),
  });
  return (
    <DeskPage
      title={t`Consent of an address`}
      lead={
        <Link to="/alerts" className="text-assay hover:underline">
          <Trans>Alerts</Trans>
        </Link>
      }
    >
      <div className="stack-8 max-w-3xl">
        <form onSubmit={form.submit} noValidate className="stack-4">
          <FormFaults form={form} />
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="off"
            label={t`Email address`}
            hint={<Trans>Each look leaves a line in the audit log, without the address.</Trans>}
          />
          <Button type="submit" pending={form.pending}>
            <Trans>Look it up</Trans>
          </Button>
        </form>
        <div aria-live="polite">{found && <Found {...found} />}</div>
      </div>
    </DeskPage>
  );
}

function Found({ email, consents: { acts, request, follows } }: { email: string; consents: FoundConsents }) {
  const { i18n } = useLingui();
  const { actions, ways, kinds, frequencies } = useAlertNames();
  const moment = (iso: string) => shortMoment(iso, i18n.locale);
  return (
    <section aria-label={email} className="stack-4">
      <h2 className="text-xl wrap-anywhere">
        <bdi>{email}</bdi>
      </h2>
      {follows ? (
        <p>
          <Trans>Follows since {moment(follows.since)}:</Trans>{' '}
          {follows.lines
            .map(({ kind, frequency, count }) => `${kinds[kind]} ${count} (${frequencies[frequency]})`)
            .join(', ')}
        </p>
      ) : (
        <p>
          <Trans>Follows nothing today.</Trans>
        </p>
      )}
      {request && (
        <p>
          <Plural value={request.lines} one="# line asked for" other="# lines asked for" />, {moment(request.askedAt)}:{' '}
          <Trans>not confirmed</Trans>
        </p>
      )}
      {acts.length === 0 ? (
        <p>
          <Trans>Nothing is recorded for this address in the last three years.</Trans>
        </p>
      ) : (
        <ol className="border-t border-ink">
          {acts.map(({ action, via, notice, language, at }) => (
            <li key={`${at} ${action}`} className="stack-1 border-b border-rule py-3">
              <p>
                <span className="font-semibold">{actions[action]}</span> · {ways[via]} · {moment(at)}
              </p>
              {notice && (
                <p lang={language} dir="auto" className="text-sm text-ink-2">
                  {notice}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
