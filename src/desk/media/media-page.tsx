import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { picturesPageSize } from '#features/media/media.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { useNews } from './use-news.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /media', { query, signal: request.signal });
}

/** The pictures that records and texts can use. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const { rows, total } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isMaking = rows.some((row) => row.isMaking);
  useNews(isMaking, revalidate);
  const q = params.get('q') ?? '';
  const grid =
    rows.length === 0 ? (
      <EmptyState title={q ? <Trans>No picture fits</Trans> : <Trans>The library is empty</Trans>} />
    ) : (
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {rows.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <Link to={`/media/${picture.id}`} className="block">
              <PictureTile picture={picture} />
            </Link>
          </li>
        ))}
      </ul>
    );
  return (
    <DeskPage
      title={t`Media library`}
      lead={
        <Trans>
          Pictures for records and texts. Each needs a text alternative before something with it is published.
        </Trans>
      }
    >
      <div className="stack-4">
        <PictureSearch q={q} />
        <p role="status" className="text-sm text-ink-2">
          <Plural value={total} one="# picture" other="# pictures" />
        </p>
        {may(roles, 'content.write') ? <UploadArea onDone={() => void revalidate()}>{grid}</UploadArea> : grid}
        <Pagination
          page={Number(params.get('page') ?? 1)}
          pageCount={Math.ceil(total / picturesPageSize)}
          hrefFor={(page) => `?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`}
          labels={{
            navigation: t`Pages of pictures`,
            previous: t`Previous`,
            next: t`Next`,
            page: (number) => t`Page ${number}`,
          }}
        />
      </div>
    </DeskPage>
  );
}

function PictureSearch({ q }: { q: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search key={q}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate(words ? `?${new URLSearchParams({ q: words })}` : '?');
        }}
      >
        <div className="min-w-0 flex-1 sm:max-w-md">
          <TextField
            type="search"
            name="q"
            defaultValue={q}
            label={t`Find a picture`}
            hint={<Trans>The name of its file, or what it shows.</Trans>}
          />
        </div>
        <Button type="submit" variant="secondary" className="sm:mb-7">
          <Trans>Find</Trans>
        </Button>
      </form>
    </search>
  );
}
