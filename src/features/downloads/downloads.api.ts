import { attachment } from '#core/http/attachment.ts';
import { findClient } from '#features/accounts/authenticate.server.ts';
import { defineApi } from '#features/define-api.ts';
import { findPage, type PageView } from '#features/pages/pages.server.ts';
import { signDownloadLink } from './download-links.server.ts';
import { downloadCalls } from './downloads.calls.ts';
import { downloadTypes, getDownloadFile } from './get-download-file.server.ts';
import { listDownloadCategories } from './list-download-categories.server.ts';
import { listDownloads } from './list-downloads.server.ts';

export const downloadsApi = defineApi(downloadCalls, {
  'GET /downloads': async ({ language, c }) => {
    const [client, page, categories, downloads] = await Promise.all([
      findClient(c),
      findPage('downloads', language),
      listDownloadCategories(language),
      listDownloads(language),
    ]);
    return {
      page: wirePage(page),
      downloadCategories: categories.map(({ id, name }) => ({ id, name })),
      downloads: downloads.map(({ id, name, categoryId, description, date, files }) => ({
        id,
        name,
        download_category_id: categoryId,
        description,
        date,
        files: files.map((file) => ({
          id: file.id,
          name: file.name,
          file_url: client && file.isPublished ? signDownloadLink(file.id, client) : null,
          status: file.isPublished,
          kind: file.kind,
          bytes: file.bytes,
          pages: file.pages,
        })),
      })),
    };
  },
  'GET /download-files/{token}': async ({ params }) => {
    const { bytes, name, kind } = await getDownloadFile(params.token);
    return attachment(bytes, name, downloadTypes[kind]);
  },
});

function wirePage(page: PageView | null) {
  const name = page?.name ?? 'Downloads';
  return {
    name,
    seo_title: page?.seo.title ?? name,
    seo_description: page?.seo.description ?? '',
    seo_keywords: page?.seo.keywords ?? '',
    image_url: page?.imageUrl ?? '/og/downloads.png',
    seo_tags: page?.seo.tags.length ? page.seo.tags : (false as const),
  };
}
