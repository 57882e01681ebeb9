import { z } from 'zod';
import { isUnseen, plainLine } from '#core/text/plain-text.ts';
import { fileKinds } from '#features/records/file-rule.schema.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { mediaTexts as texts } from './media.messages.ts';

/** The formats that are accepted, by content; drawings (SVG) may contain scripts and are none of them. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What people may choose in a file dialog. */
export const acceptedPictures = pictureFormats.map((format) => `image/${format}`).join(',');

/** More pixels are not decoded: a small file can contain a picture that fills the memory. */
export const mostPixels = 25_000_000;
export const picturesPageSize = 48;

/** The files that were made from an original, and which visitors see. */
const shownPicture = z.object({
  /** Their folder, which is named after the content of the original. */
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type ShownPicture = z.output<typeof shownPicture>;

const pictureId = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647));
export const pictureParams = z.object({ id: pictureId });

const fileOfField = z.object({
  /** The kind of record: `downloads`. */
  kind: z.string().max(60),
  /** The field that names the file: `filePath`, or `files.filePath` in rows. */
  field: z.string().max(200),
});
export type FileOfField = z.output<typeof fileOfField>;

/** `POST /documents`, beside the file. */
export const documentInput = fileOfField;

/** `GET /documents` */
export const documentQuery = fileOfField.extend({ path: z.string().max(600) });
export type PrivateDocument = z.output<typeof documentQuery>;

export const documentAnswer = z.object({
  /** As the field takes it. */
  path: z.string(),
  /** Under which a file can be saved. */
  name: z.string(),
  /** What it is by its content. */
  kind: z.enum(fileKinds),
});
export type AddedDocument = z.output<typeof documentAnswer>;

export const picturesQuery = z.object({
  q: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** A text alternative of a line; one of which nobody sees anything is null. */
const alt = z
  .string()
  .max(1_000, texts.tooLong)
  .nullable()
  .transform((text) => {
    const line = plainLine(text ?? '');
    return isUnseen(line) ? null : line;
  });
const codes: readonly string[] = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
const percent = z.int().min(0).max(100);

/** `PUT /media/{id}` */
export const pictureInput = z.object({
  alt,
  /** By language. */
  altIn: z.record(
    z.string().refine((code) => codes.includes(code), texts.noLanguage),
    alt,
  ),
  /** What must stay visible when a page cuts the picture, in hundredths from its left and top edges. */
  focalX: percent,
  focalY: percent,
});
export type PictureInput = z.output<typeof pictureInput>;

const listedPicture = z.object({
  id: z.int(),
  /** What a record stores: `storage/media/0f3c…/lamp.webp`; it stays the same when the picture is replaced. */
  path: z.string(),
  name: z.string(),
  alt: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  format: z.enum(pictureFormats),
  /** Whether its sizes are still being made. */
  isMaking: z.boolean(),
  /** A small version; null until it is made. */
  preview: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export type ListedPicture = z.output<typeof listedPicture>;

export const picturesAnswer = z.object({ rows: z.array(listedPicture), total: z.int() });

/** Where a picture is used: a record, or an open draft of it. */
const pictureUse = z.object({
  kind: z.string(),
  kindName: z.string(),
  /** As the calls of records name it. */
  record: z.string(),
  title: z.string(),
  state: z.enum(['public', 'archived', 'draft']),
  /** Its page on the site. */
  url: z.string().nullable(),
  /** The fields, like `sections.0.content`. */
  fields: z.array(z.string()),
});
export type PictureUse = z.output<typeof pictureUse>;

export const pictureAnswer = listedPicture.extend({
  altIn: z.record(z.string(), z.string()),
  focalX: z.int(),
  focalY: z.int(),
  /** The largest version that visitors see; null until it is made. */
  large: z.string().nullable(),
  addedBy: z.string().nullable(),
  changedAt: z.iso.datetime(),
  uses: z.array(pictureUse),
  /** Whether the caller may change it: what visitors see is changed by those who publish. */
  mayChange: z.boolean(),
});
export type Picture = z.output<typeof pictureAnswer>;

export const addedAnswer = z.object({ id: z.int(), message: z.string() });
