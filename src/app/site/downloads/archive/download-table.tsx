import { Plural, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { formatBytes } from '#core/text/localize.ts';
import { formatDate } from '#core/time/dates.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';

type Listed = CallAnswer<'GET /downloads'>['downloads'][number];
type Download = Pick<Listed, 'id' | 'name' | 'description' | 'date' | 'files'>;

/** An archive list: each document with its date, its length, and the kind and size of its files. */
export function DownloadTable({ downloads }: { downloads: readonly Download[] }) {
  const { t } = useLingui();
  const columns: Column<Download>[] = [
    {
      key: 'name',
      header: t`Document`,
      rowHeader: true,
      cell: ({ name, description }) => (
        <>
          <OwnText text={name} />
          {description && (
            <p className="mt-1 text-base font-normal text-ink-2">
              <OwnText text={description} />
            </p>
          )}
        </>
      ),
    },
    { key: 'date', header: t`Date`, width: 'w-28', numeric: true, cell: ({ date }) => formatDate(date) },
    { key: 'length', header: t`Length`, width: 'w-24', numeric: true, cell: ({ files }) => <Length files={files} /> },
    {
      key: 'files',
      header: t`Files`,
      width: 'w-44',
      numeric: true,
      cell: (download) => <FileLinks download={download} />,
    },
  ];
  return (
    <DataTable
      caption={t`Documents with their date, length and files`}
      captionHidden
      columns={columns}
      rows={downloads}
      rowKey={({ id }) => id}
    />
  );
}

function Length({ files }: Pick<Download, 'files'>) {
  const [file] = files;
  if (!file?.pages) return '–';
  return file.kind === 'xlsx' ? (
    <Plural value={file.pages} one="# sheet" other="# sheets" />
  ) : (
    <Plural value={file.pages} one="# page" other="# pages" />
  );
}

function FileLinks({ download }: { download: Download }) {
  const { t, i18n } = useLingui();
  return (
    <ul>
      {download.files.map(({ id, kind, bytes, file_url }) => {
        if (!file_url) return null;
        const name = download.name;
        const format = kind.toUpperCase();
        // A file that was changed a moment ago is still being drawn, and nobody knows its size yet.
        const size = bytes > 0 ? formatBytes(bytes, i18n.locale) : null;
        return (
          <li key={id}>
            <a
              href={file_url}
              download
              aria-label={size ? t`Download: ${name}, ${format}, ${size}` : t`Download: ${name}, ${format}`}
              className={`-my-1 inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}
            >
              <Icon name="download" size={18} />
              <span>
                {format} {size && <bdi className="text-sm text-ink-2">{size}</bdi>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
