import { joinSentences } from '#core/text/join-sentences.ts';
import { listWords } from '#core/text/list-words.ts';
import { type ServerText, translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import type { Translations } from '#db/schema/columns.ts';
import type { ChangeKind } from '#features/change-events/change-events.schema.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The sentences of the digest mail, for feeds and pages. */
const texts = {
  begins: /*i18n*/ 'It takes effect on {on}.',
  began: /*i18n*/ 'It took effect on {on}.',
  pauseEnded: /*i18n*/ 'Its pause ended on {until}.',
  noDay: /*i18n*/ 'Its day has not been fixed yet.',
  moved: /*i18n*/ 'Its day has been moved to {on}.',
  leftOpen: /*i18n*/ 'Its day has been left open.',
  amended: /*i18n*/ 'It has been amended.',
  pausedUntil: /*i18n*/ 'It is paused until {until}.',
  paused: /*i18n*/ 'It is paused until further notice.',
  resumedOn: /*i18n*/ 'It applies again from {on}.',
  resumed: /*i18n*/ 'It applies again.',
  rescinded: /*i18n*/ 'It has been rescinded.',
  replaced: /*i18n*/ 'It has been replaced.',
  exempted: /*i18n*/ 'An exemption from it has been granted.',
  besideUntil: /*i18n*/ 'Another standard is accepted beside the one that it names until {until}.',
  beside: /*i18n*/ 'Another standard is accepted beside the one that it names.',
  clarified: /*i18n*/ 'It has been clarified.',
  released: /*i18n*/ 'The approvals that it needs, or their days, have changed.',
  mistake: /*i18n*/ 'We had recorded a change to it by mistake. Please read its page again.',
  whom: /*i18n*/ 'This concerns {whom}.',
  by: /*i18n*/ 'By {by}.',
};

export type Changed = {
  kind: ChangeKind;
  audiences: readonly Audience[];
  on: string | null;
  until: string | null;
  /** The instrument that changes it, if that is another one. */
  by: string | null;
};

/** The title of an order or the name of a family. */
export function titleIn(
  { title, translations }: { title: string; translations: Translations },
  language: LanguageCode,
) {
  const own = translations[language];
  return own?.title || own?.name || title;
}

/** What happened to an order, for whom and by what, in sentences. */
export function changeWords(changed: Changed, language: LanguageCode): string {
  const { audiences, by } = changed;
  const concerned = everyAudience.filter((audience) => audiences.includes(audience));
  const names = concerned.map((audience) => translate(orderTexts.audiences[audience], language));
  const sentences: ServerText[] = [whatHappened(changed, language)];
  if (names.length < everyAudience.length && names.length > 0)
    sentences.push({ text: texts.whom, values: { whom: listWords(names, language) } });
  if (by) sentences.push({ text: texts.by, values: { by } });
  return joinSentences(sentences.map((sentence) => translate(sentence, language)));
}

function whatHappened({ kind, on, until }: Changed, language: LanguageCode): ServerText {
  const days = { on: on && longDate(on, language), until: until && longDate(until, language) };
  const dated = (day: string | null, withDay: string, without: string): ServerText =>
    day ? { text: withDay, values: days } : without;
  switch (kind) {
    case 'commence':
      return dated(on, texts.begins, texts.noDay);
    case 'defer':
      return dated(on, texts.moved, texts.leftOpen);
    case 'pause':
      return dated(until, texts.pausedUntil, texts.paused);
    case 'resume':
      return dated(on, texts.resumedOn, texts.resumed);
    case 'concurrent':
      return dated(until, texts.besideUntil, texts.beside);
    case 'deadline':
      return until ? dated(until, texts.pausedUntil, texts.paused) : dated(on, texts.begins, texts.noDay);
    case 'date-reached':
      return { text: until ? texts.pauseEnded : texts.began, values: days };
    case 'amend':
      return texts.amended;
    case 'rescind':
      return texts.rescinded;
    case 'supersede':
      return texts.replaced;
    case 'exempt':
      return texts.exempted;
    case 'clarify':
      return texts.clarified;
    case 'release':
      return texts.released;
    case 'correction':
      return texts.mistake;
  }
}
