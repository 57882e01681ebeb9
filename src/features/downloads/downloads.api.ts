import { attachment } from '#core/http/attachment.ts';
import { findClient } from '#features/accounts/authenticate.server.ts';
import { defineApi } from '#features/define-api.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { downloadCalls } from './downloads.calls.ts';
import { downloadTypes, getDownloadFile, signDownloadLink } from './get-download-file.server.ts';
import { listDownloadCategories, listDownloads } from './list-downloads.server.ts';

export const downloadsApi = defineApi(downloadCalls, {
  'GET /downloads': async ({ language, c }) => {
    const [client, page, categories, downloads] = await Promise.all([
      findClient(c),
      readPageRecord('downloads', 'Downloads', language),
      listDownloadCategories(language),
      listDownloads(language),
    ]);
    return {
      page,
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
