import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { todayInIndia } from '#core/time/dates.ts';
import { call, load } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { UnsavedGuard } from '#desk/shell/unsaved-guard.tsx';
import { correctionInput } from '#features/law/law-inputs.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';

export const loader = ({ params: { slug = '' }, request: { signal } }: LoaderFunctionArgs) =>
  load('GET /law/orders/{slug}', { params: { slug }, signal });

/** Proposes what is really printed on an order, where we have recorded it wrongly. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { order } = useLoaderData<typeof loader>();
  const { slug, number, title, signedOn, publishedOn, link } = order;
  const name = number ?? title;
  const form = useDeskForm({
    id: 'correct',
    schema: correctionInput,
    defaults: {
      ...{ number: number ?? '', title, signedOn: signedOn ?? '', publishedOn: publishedOn ?? '', link: link ?? '' },
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
      <form onSubmit={form.submit} noValidate className="stack-6 max-w-3xl">
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
