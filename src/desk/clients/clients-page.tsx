import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ClientList } from './client-list.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /clients', { query, signal: request.signal });
}

/** Everybody who has an account in the client area, by filters that stand in the address. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isFiltered = ['q', 'state'].some((name) => params.get(name));

  function hrefFor(target: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <DeskPage
      title={t`Clients`}
      lead={<Trans>Everybody who has an account in the client area. Whoever logged in last comes first.</Trans>}
    >
      <div className="stack-6">
        <ClientFilters />
        <p role="status" className="sr-only">
          <Plural value={total} one="# client" other="# clients" />
        </p>
        {rows.length > 0 ? (
          <ClientList rows={rows} total={total} />
        ) : isFiltered ? (
          <EmptyState
            title={t`No client fits`}
            action={
              <LinkButton to="/clients" variant="secondary">
                <Trans>Remove the filters</Trans>
              </LinkButton>
            }
          >
            <Trans>Look for fewer words, or for another part of the address.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={t`There is no client yet`}>
            <Trans>An account begins when somebody registers or verifies their address with a form.</Trans>
          </EmptyState>
        )}
        <Pagination
          page={Number(params.get('page') ?? 1)}
          pageCount={Math.ceil(total / perPage)}
          hrefFor={hrefFor}
          labels={{
            navigation: t`Pages of the clients`,
            previous: t`Previous`,
            next: t`Next`,
            page: (number) => t`Page ${number}`,
          }}
        />
      </div>
    </DeskPage>
  );
}

function ClientFilters() {
  const { t } = useLingui();
  const submit = useSubmit();
  const [params] = useSearchParams();
  return (
    // Drawn anew for another address, so that the controls show what a link has chosen.
    <Form key={params.toString()} method="get" role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={t`Words`}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={params.get('q') ?? ''}
          placeholder={t`Name, address, company`}
        />
      </div>
      <SelectField
        label={t`Access`}
        name="state"
        defaultValue={params.get('state') ?? ''}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        <option value="">{t`Either`}</option>
        <option value="active">{t`Active`}</option>
        <option value="deactivated">{t`Deactivated`}</option>
      </SelectField>
      <Button type="submit" variant="secondary">
        <Trans>Find</Trans>
      </Button>
    </Form>
  );
}
