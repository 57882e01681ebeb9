import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { contentAddress, contentId, isContentAddress } from './content-address.ts';
import { isFigurePath } from './figures.ts';

/** One text to clean, and the answer to it: `html`, or `error` with the reason for refusing it. */
export type CleanTask = { id: number; html: string };
export type CleanAnswer = { id: number; html?: string; error?: string };

const maxNodes = 5_000;
const maxDepth = 100;
const urlAttributes = new Set([
  'href',
  'src',
  'cite',
  'poster',
  'background',
  'longdesc',
  'action',
  'formaction',
  'xlink:href',
]);

const { window } = new JSDOM('');
const purify = createDOMPurify(window);
let nodes = 0;

purify.addHook('uponSanitizeElement', (node) => {
  nodes += 1;
  if (nodes > maxNodes) throw new Error(`has more than ${maxNodes} nodes`);
  let depth = 0;
  for (let parent = node.parentNode; parent; parent = parent.parentNode) depth += 1;
  // Not counting the document, html and body that DOMPurify wraps around the text.
  if (depth > maxDepth + 2) throw new Error(`is nested deeper than ${maxDepth}`);
});

purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (attribute.attrName === 'value' && node.localName === 'data' && !isFigurePath(attribute.attrValue))
    attribute.keepAttr = false;
  if (!urlAttributes.has(attribute.attrName)) return;
  if (!isContentAddress(attribute.attrValue)) attribute.keepAttr = false;
});

purify.addHook('afterSanitizeAttributes', (element) => {
  const id = element.getAttribute('id');
  if (id) element.setAttribute('id', contentId(id));
  const target = element.getAttribute('href');
  if (target?.startsWith('#')) element.setAttribute('href', contentAddress(target));
});

function clean(html: string): string {
  nodes = 0;
  const cleaned = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'option',
      'textarea',
      'fieldset',
      'dialog',
      'map',
      'area',
    ],
    FORBID_ATTR: [
      'style',
      'class',
      'name',
      'srcset',
      'usemap',
      'popover',
      'popovertarget',
      'popovertargetaction',
      'command',
      'commandfor',
      'slot',
      'for',
    ],
    ALLOW_DATA_ATTR: false,
  });
  return cleaned.includes('<data ') ? withPlainFigures(cleaned) : cleaned;
}

/** Whoever renews a figure finds it by its exact form: its path alone, and words without elements. */
function withPlainFigures(html: string): string {
  const template = window.document.createElement('template');
  template.innerHTML = html;
  for (const figure of template.content.querySelectorAll('data[value]')) {
    for (const name of figure.getAttributeNames()) if (name !== 'value') figure.removeAttribute(name);
    figure.replaceChildren(figure.textContent ?? '');
  }
  return template.innerHTML;
}

parentPort?.on('message', (tasks: CleanTask[]) => {
  for (const { id, html } of tasks) {
    let answer: CleanAnswer;
    try {
      answer = { id, html: clean(html) };
    } catch (error) {
      answer = { id, error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
  }
});
parentPort?.postMessage({ id: 0 } satisfies CleanAnswer);
