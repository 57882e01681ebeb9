import { z } from 'zod';
import { link, slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  day,
  document,
  html,
  line,
  maybe,
  names,
  picture,
  prose,
  row,
  rows,
  seo,
  translated,
} from '#features/records/record-fields.ts';

const question = row({ question: translated(line), answer: html(prose) });

const blogDocument = document({
  slug,
  category: names('blog-categories', line),
  name: translated(line),
  /** Two sentences in plain text: what lists show of the post, and the lead of its page. */
  summary: translated(prose),
  contentHeading: translated(maybe(line)),
  content: html(prose),
  date: day,
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
  authorName: translated(maybe(line)),
  /** The path of a drawing below `/`: `seals/editorial-desk.svg`. */
  authorIcon: maybe(line),
  authorDescription: translated(maybe(prose)),
  /** What the post rests on, as a reader would cite it. */
  sources: z.array(z.strictObject({ name: line, url: link.optional() })).min(1, /*i18n*/ 'names no source'),
  ...seo(),
  questions: rows(question, 'question'),
});

export const blogRecord = describeRecord({
  kind: 'blogs',
  name: { one: /*i18n*/ 'Blog post', many: /*i18n*/ 'Blog posts' },
  title: 'name',
  document: blogDocument,
});
