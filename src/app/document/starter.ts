import type { StartParts } from './start-parts.ts';

/**
 * The only script of ours in a document. It restores the scroll position and starts the application when the page
 * has loaded and the browser is idle, or on the first pointer or key event, whichever comes first. A form marked
 * `data-held` is not submitted before that: the attempt is recorded, and the form's own script sends it later.
 */
const parts: StartParts = JSON.parse(document.currentScript?.dataset.parts ?? '');
let isStarted = false;

// The router does this itself on later navigations, but for the first page it would be too late.
const scrollKey = 'react-router-scroll-positions';
try {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  const top = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')[history.state.key];
  if (typeof top === 'number') scrollTo(0, top);
} catch {
  // Storage is not available, so the page starts at the top.
}

async function start() {
  if (isStarted) return;
  isStarted = true;
  try {
    for (const href of parts.preload) addLink('modulepreload', href);
    const sheet = addLink('stylesheet', parts.sheet);
    window.starting = {
      sheet: new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
      }),
      state: parts.state ? Promise.resolve(new Response(parts.state)) : fetchState(),
      version: parts.version,
    };
    window.__reactRouterContext = parts.context;
    const [modules] = await Promise.all([
      Promise.all(parts.routes.map(([, href]) => import(href))),
      import(parts.manifest),
      window.starting.state,
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(parts.routes.map(([id], index) => [id, modules[index]]));
    await import(parts.entry);
  } catch {
    // The network failed; the next event tries again.
    isStarted = false;
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

async function fetchState(): Promise<Response> {
  const mark = location.search ? '&' : '?';
  const response = await fetch(`/_state${location.pathname}${location.search}${mark}v=${parts.version}`);
  if (response.status >= 500) throw response;
  return response;
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, passive: true });
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('held' in form.dataset)) return;
    event.preventDefault();
    form.dataset.held = 'sent';
    start();
  },
  true,
);
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
