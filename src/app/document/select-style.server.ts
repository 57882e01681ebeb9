/** `p`, `.class`, `[attribute]`, `[attribute=value]`, or a list of alternatives of which one must be present in full. */
export type Need = string | Need[][];

/** A part of the style sheet, as the build splits it. */
export type StyleRule =
  /** Plain CSS; `uses` names the custom properties that it reads and the keyframes that it runs. */
  | { css: string; uses: string[] }
  /** A custom property or a set of keyframes, included only if something uses it. */
  | { name: string; css: string; uses: string[] }
  | { selectors: { css: string; needs: Need[] }[]; body: StyleRule[] }
  /** `@media …` and similar groups. */
  | { head: string; body: StyleRule[] };

/**
 * Selects the rules that a document can use, in their original order: those whose elements and classes it contains,
 * whatever state these may get into, and the custom properties and keyframes that those rules name.
 */
export function selectStyle(rules: StyleRule[], html: string): string {
  const attributes = attributesOf.get(rules) ?? findAttributes(rules);
  attributesOf.set(rules, attributes);
  const names = namesIn(html, attributes);
  const possible = selectPossible(rules, names);
  const used = new Set<string>();
  collectUses(possible, used);
  return print(possible, used);
}

/** Finds every attribute that a style sheet needs, with its value where a rule needs that too. */
const attributesOf = new WeakMap<StyleRule[], RegExp>();

function findAttributes(rules: StyleRule[]): RegExp {
  const needs = listNeeds(rules);
  const namedBy = (pattern: RegExp) => new Set(needs.flatMap((need) => pattern.exec(need)?.[1] ?? []));
  const valued = namedBy(/^\[([^|=]+)\|?=/).add('class');
  const others = namedBy(/^\[([^|=]+)\]$/).difference(valued);
  const either = (names: Set<string>) => `\\s(?:${[...names].join('|')})="`;
  return new RegExp(`${either(valued)}[^"]*"|${either(others)}`, 'gi');
}

function listNeeds(rules: StyleRule[]): string[] {
  const namesOf = (need: Need): string[] => (typeof need === 'string' ? [need] : need.flat().flatMap(namesOf));
  return rules.flatMap((rule) => [
    ...('selectors' in rule ? rule.selectors.flatMap(({ needs }) => needs.flatMap(namesOf)) : []),
    ...('body' in rule ? listNeeds(rule.body) : []),
  ]);
}

/**
 * The elements, classes and attributes of a document that rules may need. A document has thousands of attributes, of
 * which only these are read, and each once.
 */
function namesIn(html: string, attributes: RegExp): Set<string> {
  const names = new Set<string>();
  for (const tag of new Set(html.match(/<[a-z][a-z0-9-]*/gi))) names.add(tag.slice(1).toLowerCase());
  for (const attribute of new Set(html.match(attributes))) {
    const [name = '', value = ''] = attribute.slice(1).split('="');
    names.add(`[${name.toLowerCase()}]`);
    if (value) addValue(names, name.toLowerCase(), unescapeHtml(value.slice(0, -1)));
  }
  return names;
}

function addValue(names: Set<string>, attribute: string, value: string) {
  if (attribute === 'class') for (const name of value.split(/\s+/)) names.add(`.${name}`);
  else if (value.length < 40) {
    names.add(`[${attribute}=${value}]`);
    if (value.includes('-')) names.add(`[${attribute}|=${value.split('-', 1)}]`);
  }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => signs[sign] ?? '') : text;
}

function isThere(need: Need, names: Set<string>): boolean {
  return typeof need === 'string'
    ? names.has(need)
    : need.some((alternative) => alternative.every((inner) => isThere(inner, names)));
}

function selectPossible(rules: StyleRule[], names: Set<string>): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if ('selectors' in rule) {
      const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => isThere(need, names)));
      return selectors.length ? [{ selectors, body: selectPossible(rule.body, names) }] : [];
    }
    if (!('head' in rule)) return [rule];
    const body = selectPossible(rule.body, names);
    return body.length ? [{ head: rule.head, body }] : [];
  });
}

/** The names that are used, and those that they use in turn. */
function collectUses(rules: StyleRule[], used: Set<string>): void {
  const waiting: { name: string; uses: string[] }[] = [];
  const look = (those: StyleRule[]) => {
    for (const rule of those) {
      if ('body' in rule) look(rule.body);
      else if ('name' in rule) waiting.push(rule);
      else for (const name of rule.uses) used.add(name);
    }
  };
  look(rules);
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const { name, uses } of waiting) if (used.has(name)) for (const inner of uses) used.add(inner);
  }
}

function print(rules: StyleRule[], used: Set<string>): string {
  return rules
    .map((rule) => {
      if ('name' in rule) return used.has(rule.name) ? rule.css : '';
      if ('css' in rule) return rule.css;
      const body = print(rule.body, used).replace(/;$/, '');
      const head = 'head' in rule ? rule.head : rule.selectors.map(({ css }) => css).join();
      return body && `${head}{${body}}`;
    })
    .join('');
}
