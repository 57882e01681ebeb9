import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { picturesPageSize } from '#features/media/media.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
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
  const { revalidate } = useRevalidator();
  const isMaking = rows.some((row) => row.isMaking);
  useNews(isMaking, revalidate);
  const isWriter = may(roles, 'content.write');
  return (
    <DeskPage
      title={t`Media library`}
      lead={
        <Trans>
          Pictures for records and texts. Each needs a text alternative before something with it is published.
        </Trans>
      }
    >
      <DeskList
        filters={<ListFilters words={{ label: t`Find a picture`, hint: t`The name of its file, or what it shows.` }} />}
        count={<Plural value={total} one="# picture" other="# pictures" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>The library is empty</Trans>,
          text: <Trans>Upload the first picture, say what it shows, and choose it in a record.</Trans>,
        }}
        noneFit={{ title: <Trans>No picture fits</Trans> }}
        around={(grid) => (isWriter ? <UploadArea onDone={() => void revalidate()}>{grid}</UploadArea> : grid)}
        pages={{ total, perPage: picturesPageSize, label: t`Pages of pictures` }}
      >
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
          {rows.map((picture) => (
            <li key={picture.id} className="min-w-0">
              <Link to={`/media/${picture.id}`} className="block">
                <PictureTile picture={picture} />
              </Link>
            </li>
          ))}
        </ul>
      </DeskList>
    </DeskPage>
  );
}
