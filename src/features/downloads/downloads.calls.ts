import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { downloadsAnswer } from './downloads.schema.ts';

export const downloadCalls = {
  'GET /downloads': {
    summary: 'The documents that clients can download',
    description: 'Without a login the answer has the same shape, but no link to any file.',
    tag: 'Client area',
    neverStored: true,
    answer: downloadsAnswer,
    answers: 'The categories and the documents; the link of each file is valid for an hour',
  },
  'GET /download-files/{token}': {
    summary: 'A document, by its link in the list',
    tag: 'Client area',
    secret: true,
    limit: { name: 'download', limit: 200, windowSeconds: 600 },
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The PDF, DOCX or XLSX file, as an attachment',
    refuses: { 404: 'No such link' },
  },
} as const satisfies Calls;
