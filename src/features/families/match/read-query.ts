import { isOrderNumber } from '#features/search/query/query.ts';
import { readLength } from '../families.schema.ts';
import { wordsOf } from '../words.ts';
import { readFacts, type SuggestedFact } from './read-facts.ts';

/** What a search says, in the parts by which families are found. */
export type ReadQuery = {
  /** All its words, and those that remain without codes and facts. */
  words: string[];
  plainWords: string[];
  /** Customs codes of 4, 6 or 8 digits. */
  hs: string[];
  /** Base numbers of standards: `13252`. */
  standards: string[];
  eeeCodes: string[];
  /** Numbers of orders as they were typed. */
  orders: string[];
  facts: SuggestedFact[];
};

const mostWords = 12;

const standard =
  /\bIS(?:\s*\/\s*(?:IEC|ISO))?\s*[:.-]?\s*(\d{2,5})(?:\s*\(?\s*(?:part|pt|p)\s*\.?\s*\d+[^)\s]*\)?)?(?:\s*\/?\s*sec(?:tion)?\s*\.?\s*\d+\)?)?(?:\s*:\s*(?:19|20)\d\d)?/giu;
/** Digits beyond the eight of the Indian tariff, and half a pair, are left out. */
const namedTariff =
  /\b(?:ITC[\s(-]*)?HSN?\)?\s*(?:codes?|no|number)?[\s.:#-]*(\d{4}(?:[\s.-]?\d{2}){0,2})\d{0,2}(?!\d)/giu;
/** A question for the code of a product: `hsn code of led bulb`. */
const tariffWords = /\b(?:ITC[\s(-]*)?(?:HSN?\)?|customs|tariff)\s+(?:codes?|numbers?)\b(?:\s+(?:of|for)\b)?/giu;
const bareTariff = /(?<![\d.])(\d{4}[\s.-]?\d{2}(?:[\s.-]?\d{2})?)(?![\d.]|\s*[a-z])/giu;
const eeeCode = /\b(ITEW|CEEW|LSEEW|EETW|TLSEW|MDW|LIW)\s*-?\s*(\d{1,2})\b/giu;

/** Reads any text, of a long one the beginning; an empty or meaningless one gives no words. */
export function readQuery(typed: string): ReadQuery {
  let text = typed.slice(0, readLength).toWellFormed().normalize('NFKC');
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => string): string[] => {
    const codes = [...text.matchAll(pattern)].map(read);
    text = text.replace(pattern, ' ');
    return [...new Set(codes)];
  };
  const order = isOrderNumber(text.trim()) ? [text.trim()] : [];
  if (order.length > 0) text = '';
  const eeeCodes = take(eeeCode, ([, group = '', number = '']) => `${group.toUpperCase()}${Number(number)}`);
  const hs = take(namedTariff, ([, code = '']) => digitsOf(code));
  text = text.replace(tariffWords, ' ');
  const standards = take(standard, ([, base = '']) => base);
  hs.push(...take(bareTariff, ([, code = '']) => digitsOf(code)));
  // Four digits by themselves are a heading of the tariff as well as the number of a standard.
  if (/^\s*\d{4}\s*$/.test(text)) {
    hs.push(text.trim());
    standards.push(text.trim());
    text = '';
  } else if (/^\s*\d{3,5}\s*$/.test(text)) standards.push(...take(/\d+/g, ([digits]) => digits));
  const { facts, rest } = readFacts(text);
  return {
    words: wordsOf(text).slice(0, mostWords),
    plainWords: wordsOf(rest).slice(0, mostWords),
    hs: [...new Set(hs)],
    standards: [...new Set(standards)],
    eeeCodes,
    orders: order,
    facts,
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
