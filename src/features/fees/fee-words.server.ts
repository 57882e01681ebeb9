import { translate } from '#core/text/messages.server.ts';
import type { serviceFees, serviceTimes } from '#db/schema/fees.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { unitNames } from './fee-names.server.ts';

type Fee = Pick<typeof serviceFees.$inferSelect, 'amount' | 'amountTo' | 'currency' | 'percent' | 'unit'>;
type Time = Pick<typeof serviceTimes.$inferSelect, 'minDays' | 'usualDays' | 'maxDays' | 'days'>;

/** A sum without decimals, the digits in the groups that India writes: `₹1,00,000`, `USD 1,000`. */
function moneyWords(amount: number, currency: Fee['currency'], language: LanguageCode): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-IN' : language, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'INR' ? 'narrowSymbol' : 'code',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  }).format(amount);
}

/** `₹50,000 to ₹2,00,000 per licence`; null where no figure was found. */
export function feeWords({ amount, amountTo, currency, percent, unit }: Fee, language: LanguageCode): string | null {
  if (percent !== null) return translate({ text: /*i18n*/ '{percent} per cent', values: { percent } }, language);
  if (amount === null) return null;
  if (amount === 0 && amountTo === null) return translate(/*i18n*/ 'Free of charge', language);
  return [rangeWords([amount, amountTo ?? amount], currency, language), unit && translate(unitNames[unit], language)]
    .filter(Boolean)
    .join(' ');
}

/** `₹1,000 to ₹7,000`, or `₹1,000` if both ends are the same. */
export function rangeWords([from, to]: readonly [number, number], currency: Fee['currency'], language: LanguageCode) {
  const low = moneyWords(from, currency, language);
  if (from === to) return low;
  const high = moneyWords(to, currency, language);
  return translate({ text: /*i18n*/ '{low} to {high}', values: { low, high } }, language);
}

const bands = {
  calendar: {
    up: /*i18n*/ '{max, plural, one {up to # day} other {up to # days}}',
    band: /*i18n*/ '{min} to {max, plural, one {# day} other {# days}}',
    about: /*i18n*/ '{usual, plural, one {about # day} other {about # days}}',
    usually: /*i18n*/ '{band}, usually {usual}',
  },
  working: {
    up: /*i18n*/ '{max, plural, one {up to # working day} other {up to # working days}}',
    band: /*i18n*/ '{min} to {max, plural, one {# working day} other {# working days}}',
    about: /*i18n*/ '{usual, plural, one {about # working day} other {about # working days}}',
    usually: /*i18n*/ '{band}, usually {usual}',
  },
};

/** A time as a band: `30 to 45 days`; null where no figure was found. */
export function timeWords(time: Time, language: LanguageCode): string | null {
  const { minDays: min, usualDays: usual, maxDays: max } = time;
  const texts = bands[time.days];
  const say = (text: string, values: Record<string, unknown>) => translate({ text, values }, language);
  if (max === 0) return translate(/*i18n*/ 'at once', language);
  if (max !== null && usual !== null && min !== null)
    return say(texts.usually, { band: say(texts.band, { min, max }), usual });
  if (min !== null && max !== null) return say(texts.band, { min, max });
  if (max !== null) return say(texts.up, { max });
  const days = usual ?? min;
  return days === null ? null : say(texts.about, { usual: days });
}
