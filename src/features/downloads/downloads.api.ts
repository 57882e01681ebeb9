import { z } from 'zod';
import { attachment } from '#core/http/attachment.ts';
import { findClient } from '#features/accounts/authenticate.server.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { downloadsAnswer } from './downloads.schema.ts';
import { downloadTypes, getDownloadFile, signDownloadLink } from './get-download-file.server.ts';
import { listDownloadCategories, listDownloads } from './list-downloads.server.ts';

export const downloadsApi = {
  'GET /downloads': call({
    summary: 'The documents that clients can download',
    description: 'Without a login the answer has the same shape, but no link to any file.',
    tag: 'Client area',
    neverStored: true,
    answer: downloadsAnswer,
    answers: 'The categories and the documents; the link of each file is valid for an hour',
    handle: async ({ language, c }) => {
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
  }),
  'GET /download-files/{token}': call({
    securityEvent: 'open a download',
    summary: 'A document, by its link in the list',
    tag: 'Client area',
    secret: true,
    limit: { name: 'download', limit: 200, windowSeconds: 600 },
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The PDF, DOCX or XLSX file, as an attachment',
    refuses: { 404: 'No such link' },
    handle: async ({ params }) => {
      const { content, name, kind } = await getDownloadFile(params.token);
      return attachment(content, name, downloadTypes[kind]);
    },
  }),
} satisfies SiteCalls;
