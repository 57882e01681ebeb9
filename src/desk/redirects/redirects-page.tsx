import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import type { RedirectRow } from '#features/redirects/redirects.schema.ts';
import { Button } from '#ui/button.tsx';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { DeleteDialog, deleteId } from './delete-dialog.tsx';
import { RedirectDialog, redirectId } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /redirects', { query, signal: request.signal });
}

/** Where visitors of old addresses are led, by filters that stand in the address. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<RedirectRow>();
  const reload = () => void revalidate();

  function open(dialog: string, redirect?: RedirectRow) {
    setChosen(redirect);
    openDialog(dialog);
  }

  return (
    <DeskPage
      title={t`Redirects`}
      lead={
        <Trans>
          Where visitors of an old address are led. A record that gets another address leaves one behind by itself.
        </Trans>
      }
      actions={
        <Button onClick={() => open(redirectId)}>
          <Trans>Add a redirect</Trans>
        </Button>
      }
    >
      <DeskList
        filters={<RedirectFilters />}
        count={<Plural value={total} one="# redirect" other="# redirects" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>There is no redirect yet</Trans>,
          text: <Trans>Add one when an address that people know has no page any more.</Trans>,
        }}
        noneFit={{
          title: <Trans>No redirect fits</Trans>,
          text: <Trans>Look for a shorter part of the address, or take a filter away.</Trans>,
        }}
        pages={{ total, perPage, label: t`Pages of the redirects` }}
      >
        <RedirectList
          rows={rows}
          onChange={(redirect) => open(redirectId, redirect)}
          onDelete={(redirect) => open(deleteId, redirect)}
        />
      </DeskList>
      <RedirectDialog redirect={chosen} onDone={reload} />
      <DeleteDialog redirect={chosen} onDone={reload} />
    </DeskPage>
  );
}

function RedirectFilters() {
  const { t } = useLingui();
  const origins = [
    ['by-hand', t`Entered by staff`],
    ['by-record', t`Left by a record`],
  ] as const;
  const orders = [
    ['from', t`By address`],
    ['hits', t`Used most`],
  ] as const;
  return (
    <ListFilters
      words={{ label: t`Part of an address`, maxLength: 200, placeholder: '/products/' }}
      choices={[
        { name: 'made', label: t`Origin`, any: t`Either`, options: origins },
        {
          name: 'sort',
          label: t({ message: 'Order', context: 'of the rows of a list' }),
          any: t`Newest first`,
          options: orders,
        },
      ]}
    />
  );
}
