import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { todayInIndia } from '#core/time/dates.ts';
import { call, load } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { correctionInput } from '#features/law/correction-inputs.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { EntryFinder } from '../entry-finder.tsx';
import { asTyped } from '../exemptions/as-typed.ts';
import { ExemptionRows } from '../exemptions/exemption-rows.tsx';
import { grantersAmong } from '../exemptions/granters-among.ts';

export async function loader({ params: { slug = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [order, { authorities }] = await Promise.all([
    load('GET /law/orders/{slug}', { params: { slug }, signal }),
    load('GET /law/new-order', { signal }),
  ]);
  return { ...order, authorities };
}

/** Proposes what is really printed on an order, where we have recorded it wrongly. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { order, lines, exemptions, instruments, authorities } = useLoaderData<typeof loader>();
  const { slug, number, title, subject, authority, signedOn, publishedOn, link } = order;
  const name = number ?? title;
  const form = useDeskForm({
    id: 'correct',
    schema: correctionInput,
    defaults: {
      ...{ number: number ?? '', title, subject: subject ?? '', authority: authority?.slug ?? '' },
      ...{ signedOn: signedOn ?? '', publishedOn: publishedOn ?? '', link: link ?? '' },
      lines: lines.map(({ line }) => line),
      exemptions: exemptions.map(asTyped),
      reason: '',
    },
    call: (input) => call('POST /law/orders/{slug}/correct', { params: { slug }, input }),
    onDone: (data) => void navigate(`/law/proposals/${data.id}`),
  });

  return (
    <DeskPage
      title={t`Correct what is printed on ${name}`}
      lead={
        <Link to={`/law/orders/${slug}`} className="text-assay hover:underline">
          <bdi>{title}</bdi>
        </Link>
      }
    >
      <form onSubmit={form.submit} noValidate className="stack-8 max-w-3xl">
        <div className="stack-6">
          <FormFaults form={form} />
          <UnsavedGuard isUnsaved={form.isUnsaved} />
          <p className="text-ink-2">
            <Trans>
              Only for what we have recorded other than it is printed. What a later paper changes is an effect of that
              paper.
            </Trans>
          </p>
          <TextField {...form.field('number')} label={t`Number`} />
          <TextField {...form.field('title')} label={t`Title as printed`} />
          <TextField
            {...form.field('subject')}
            label={t`Subject (optional)`}
            hint={<Trans>The goods in a few words, as lists of orders say them.</Trans>}
          />
          <SelectField {...form.field('authority')} label={t`Issued by`}>
            <option value="">{t`Not known`}</option>
            {authorities.map((issuer) => (
              <option key={issuer.slug} value={issuer.slug}>
                {issuer.name}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.field('signedOn')} type="date" max={todayInIndia()} label={t`Signed`} />
            <TextField
              {...form.field('publishedOn')}
              type="date"
              max={todayInIndia()}
              label={t`Published`}
              hint={<Trans>What the order begins without a day of its own counts from it.</Trans>}
            />
          </div>
          <TextField {...form.field('link')} type="url" label={t`Address of the paper`} />
        </div>
        <div className="stack-3">
          <h2 className="text-xl">
            <Trans>What it covers</Trans>
          </h2>
          <EntryFinder form={form} chosen={lines} />
        </div>
        <ExemptionRows form={form} granters={grantersAmong({ instruments, exemptions })} />
        <TextArea
          {...form.field('reason')}
          label={t`Why it is corrected`}
          hint={<Trans>Where you read it, for whoever publishes it and for those who ask later.</Trans>}
          rows={3}
        />
        <div className="stack-2">
          <Button type="submit" pending={form.pending}>
            <Trans>Propose it</Trans>
          </Button>
          <p className="text-sm text-ink-2">
            <Trans>You then see what it changes for visitors. Somebody else publishes it.</Trans>
          </p>
        </div>
      </form>
    </DeskPage>
  );
}
