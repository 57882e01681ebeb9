import { z } from 'zod';
import { attachment, shownFile } from '#core/http/attachment.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { addDocument } from './add-document.server.ts';
import { changePicture, deletePicture, replacePicture } from './change-picture.server.ts';
import { getPicture, listPictures } from './list-pictures.server.ts';
import { mediaTexts as texts } from './media.messages.ts';
import * as shapes from './media.schema.ts';
import { openDocument } from './open-document.server.ts';
import { addPicture } from './store-original.server.ts';

const tag = 'Media';
const file = { field: 'file', folder: 'media', megabytes: 25 } as const;
/** Other fields of the form are of no interest. */
const onlyFile = z.looseObject({});
const noPicture = 'No such picture';
const refusesFile = {
  409: 'The library has this picture already: `id`',
  422: 'It is no picture, damaged, a drawing, or has too many pixels',
  429: 'The network has sent too much today',
};

export const mediaDesk = {
  'GET /media': deskCall({
    summary: 'The pictures of the library',
    tag,
    who: 'content.read',
    query: shapes.picturesQuery,
    answer: shapes.picturesAnswer,
    answers: 'A page of them, the newest first',
    handle: ({ query }) => listPictures(query),
  }),
  'POST /media': deskCall({
    summary: 'Add a picture: one `file` of 25 MB at most, of whatever name',
    tag,
    who: 'content.write',
    input: onlyFile,
    body: 'multipart',
    file,
    answer: shapes.addedAnswer,
    answers: 'Added; its sizes are being made',
    refuses: refusesFile,
    handle: async ({ actor, upload, say }) => ({ id: await addPicture(actor, upload), message: say(texts.added) }),
  }),
  'POST /documents': deskCall({
    summary: 'Add a file for a field of records: one `file`, with the `kind` of record and the `field`',
    description:
      'The field says which kinds of file it takes, how large they may be, and whether visitors may open them. ' +
      'Nothing leads to the file before a record that names its path is public. If none does within a week, it is taken away.',
    tag,
    who: 'content.write',
    input: shapes.documentInput,
    body: 'multipart',
    file,
    answer: shapes.documentAnswer,
    answers: 'Its path as the field takes it',
    refuses: {
      404: 'No such kind of record, or no file belongs into the field',
      422: 'It is no file of a kind that the field takes',
      429: refusesFile[429],
    },
    handle: ({ actor, input, upload }) => addDocument(actor, input, upload),
  }),
  'GET /documents': deskCall({
    summary: 'A private file that a field of records may name',
    description:
      'Visitors get it another way, if at all: clients by the list of downloads, others behind the password of KYC.',
    tag,
    who: 'content.write',
    query: shapes.documentQuery,
    answer: 'file',
    neverStored: true,
    securityEvent: 'open a file of a record',
    answers: 'The file: a PDF or a picture is shown, another one saved',
    refuses: { 404: 'No such file, or none that the field may name' },
    handle: async ({ actor, query }) => {
      const { content, name } = await openDocument(actor, query);
      return /\.(?:pdf|jpe?g|png)$/.test(name) ? shownFile(content, name) : attachment(content, name);
    },
  }),
  'GET /media/{id}': deskCall({
    summary: 'A picture, and where it is used',
    tag,
    who: 'content.read',
    params: shapes.pictureParams,
    answer: shapes.pictureAnswer,
    answers: 'The picture',
    refuses: { 404: noPicture },
    handle: ({ actor, params, say }) => getPicture(actor, params.id, say),
  }),
  'PUT /media/{id}': deskCall({
    summary: 'Change its text alternatives and its focal point',
    description: 'What visitors see already needs the right `content.publish`.',
    tag,
    who: 'content.write',
    params: shapes.pictureParams,
    input: shapes.pictureInput,
    writesContent: true,
    answer: messageAnswer,
    answers: 'Saved',
    refuses: { 404: noPicture },
    handle: async ({ actor, params, input, say }) => {
      await changePicture(actor, params.id, input);
      return { message: say(texts.saved) };
    },
  }),
  'POST /media/{id}/replace': deskCall({
    summary: 'Give it another file; its address stays',
    description: 'What visitors see already needs the right `content.publish`.',
    tag,
    who: 'content.write',
    params: shapes.pictureParams,
    input: onlyFile,
    body: 'multipart',
    file,
    writesContent: true,
    answer: messageAnswer,
    answers: 'Replaced; its sizes are being made',
    refuses: { 404: noPicture, ...refusesFile },
    handle: async ({ actor, params, upload, say }) => {
      await replacePicture(actor, params.id, upload);
      return { message: say(texts.replaced) };
    },
  }),
  'DELETE /media/{id}': deskCall({
    summary: 'Delete a picture that nothing uses',
    tag,
    who: 'content.write',
    params: shapes.pictureParams,
    writesContent: true,
    answer: messageAnswer,
    answers: 'Deleted',
    refuses: { 404: noPicture, 409: 'It is in use: `uses`' },
    handle: async ({ actor, params, say }) => {
      await deletePicture(actor, params.id);
      return { message: say(texts.deleted) };
    },
  }),
} satisfies DeskCalls;
