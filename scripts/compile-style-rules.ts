import { type CssNode, generate, ident, type List, parse, type Selector } from 'css-tree';
import type { Need, StyleRule } from '#app/document/style-rules.server.ts';

/** Blocks of rules, whose own condition always holds; every other block belongs to one thing, like a font. */
const groups = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** Pseudo-classes whose arguments are selectors of which one has to match. */
const anyOf = new Set(['has', 'is', 'where']);

/** Tailwind repeats its registered properties there for browsers that know no `@property`; we support none of those. */
const isFallback = (node: CssNode) =>
  node.type === 'Atrule' && node.name === 'layer' && node.prelude !== null && generate(node.prelude) === 'properties';

/** Takes a style sheet apart into rules that know which elements, classes and properties they are about. */
export function compileStyleRules(css: string): StyleRule[] {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type !== 'StyleSheet') throw new Error('A style sheet is expected');
  const layers = sheet.children
    .toArray()
    .flatMap((node) => (node.type === 'Atrule' && node.name === 'layer' && node.prelude ? generate(node.prelude) : []));
  // A document may lack all rules of a layer; the order of the layers is the same in each.
  const order = layers.length ? [{ css: `@layer ${[...new Set(layers)].join()};`, uses: [] }] : [];
  return [...order, ...compileAll(sheet.children)];
}

function compileAll(nodes: List<CssNode>): StyleRule[] {
  return nodes.toArray().flatMap(compile);
}

function compile(node: CssNode): StyleRule[] {
  if (node.type === 'Comment' || isFallback(node)) return [];
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const selectors = node.prelude.children
      .toArray()
      .filter((selector) => selector.type === 'Selector')
      .map((selector) => ({ css: generate(selector), needs: needsOf(selector) }));
    return [{ selectors, body: compileAll(node.block.children) }];
  }
  const css = generate(node);
  if (node.type === 'Declaration') {
    const uses = usesOf(node.property, css);
    return [node.property.startsWith('--') ? { name: node.property, css: `${css};`, uses } : { css: `${css};`, uses }];
  }
  if (node.type !== 'Atrule') return [{ css, uses: usesOf('', css) }];
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (node.name === 'property' || node.name === 'keyframes') return [{ name: prelude, css, uses: usesOf('', css) }];
  if (node.block && groups.has(node.name)) {
    return [{ head: `@${node.name} ${prelude}`.trimEnd(), body: compileAll(node.block.children) }];
  }
  return node.block || node.name !== 'layer' ? [{ css: node.block ? css : `${css};`, uses: usesOf('', css) }] : [];
}

/** The custom properties that a piece of style reads, and the key frames that it names. */
function usesOf(property: string, css: string): string[] {
  const properties = [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const frames = /^animation(-name)?$/.test(property) ? (css.match(/[a-z][\w-]*/gi) ?? []) : [];
  return [...new Set([...properties, ...frames])];
}

/**
 * What has to be in a document for a selector to match something there. Attributes and states do not
 * count: browsers and scripts add them to elements that are there.
 */
function needsOf(selector: Selector): Need[] {
  return selector.children.toArray().flatMap((part): Need[] => {
    if (part.type === 'TypeSelector') return part.name === '*' ? [] : [part.name.toLowerCase()];
    if (part.type === 'ClassSelector') return [`.${ident.decode(part.name)}`];
    if (part.type !== 'PseudoClassSelector') return [];
    // Nothing of ours is a shadow tree.
    if (part.name === 'host') return [':host'];
    if (!anyOf.has(part.name) || !part.children) return [];
    const lists = part.children
      .toArray()
      .flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : []));
    return [lists.filter((one) => one.type === 'Selector').map(needsOf)];
  });
}
