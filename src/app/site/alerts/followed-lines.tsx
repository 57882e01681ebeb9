import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#app/calls/call.ts';
import type { CallAnswer, CallRequest } from '#app/calls/site-calls.ts';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { commonFrequency, LineFrequency } from '#app/page/follow/line-frequency.tsx';
import { LineList, LineRow } from '#app/page/follow/line-row.tsx';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ActForm } from './act-form.tsx';

type Followed = CallAnswer<'GET /alerts/manage'>['follows'][number];
type Asked = CallRequest<'POST /alerts/frequency'>['form'];

/** What somebody follows, each line with its own frequency and the button that stops it. */
export function FollowedLines({ lines, token }: { lines: readonly Followed[]; token: string }) {
  const { t } = useLingui();
  return (
    <LineList>
      {lines.map((line) => (
        <Line key={`${line.kind} ${line.slug}`} line={line} token={token} />
      ))}
      {lines.length > 1 && (
        <LineRow name={<Trans>Everything on this list</Trans>}>
          <FrequencyForm name={t`Everything on this list`} frequency={commonFrequency(lines)} token={token} />
        </LineRow>
      )}
    </LineList>
  );
}

function Line({ line, token }: { line: Followed; token: string }) {
  const { t } = useLingui();
  const { kind, slug, frequency, url } = line;
  const name = line.name ?? t`A page that is not on the site at the moment`;
  const link = url && (
    <TextLink to={url}>
      <OwnText text={name} />
    </TextLink>
  );
  const fields = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="slug" value={slug} />
    </>
  );
  return (
    <LineRow name={link || name}>
      <FrequencyForm name={name} frequency={frequency} token={token}>
        {fields}
      </FrequencyForm>
      <ActForm act="stop" token={token}>
        {fields}
        <Button type="submit" variant="quiet" className="pe-0" aria-label={t`Stop: ${{ name }}`}>
          <Trans>Stop</Trans>
        </Button>
      </ActForm>
    </LineRow>
  );
}

type FormProps = { name: string; frequency: Frequency | null; token: string; children?: ReactNode };

/** Saves without leaving the page; where there is no script, the browser posts it and comes back to the list. */
function FrequencyForm({ name, frequency, token, children }: FormProps) {
  const formAction = useFormAction();
  const toast = useToast();
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    const saved = await call('POST /alerts/frequency', { form: sent as Asked });
    setPending(false);
    if (!saved.ok) return toast.error(faultText(saved));
    toast.success(saved.data.message);
    await revalidate();
  }

  return (
    <LineFrequency
      {...{ name, frequency, pending }}
      method="post"
      action={formAction('/alerts/frequency')}
      onSubmit={save}
    >
      <input type="hidden" name="token" value={token} />
      {children}
    </LineFrequency>
  );
}
