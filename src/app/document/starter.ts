import './starting.ts';

/**
 * The script at the end of a document. It restores the scroll position and starts the application when the page has loaded,
 * has been painted and the browser is idle, or on the first pointer or key event, whichever comes first. A form marked
 * `data-held` is not submitted before that: the attempt is recorded, and the form's own script sends it later, or the
 * browser does so if the application cannot start. It also remembers for whom the visitor wants to see sheets.
 */
const { version = '', sheet = '' } = document.currentScript?.dataset ?? {};
let isStarted = false;
let hasFailed = false;

// The router does this itself on later navigations, but for the first page it would be too late.
const scrollKey = 'react-router-scroll-positions';
try {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  const top = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')[history.state.key];
  if (typeof top === 'number') scrollTo(0, top);
} catch {
  // Storage is not available, so the page starts at the top.
}

function start() {
  if (isStarted) return;
  isStarted = true;
  const link = document.createElement('link');
  window.starting = {
    version,
    sheet: new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    }),
  };
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
  // React makes an error as it loads, and for its stack V8 reads all of React again: 13 ms, on a phone 50. Without a limit
  // it records no stacks; the entry sets it again.
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  const { pathname, search } = location;
  import(`/_start${pathname}${search}${search ? '&' : '?'}v=${version}`).catch(() => {
    hasFailed = true;
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-held=sent]')) form.submit();
  });
}

for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, passive: true });
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (hasFailed || !(form instanceof HTMLFormElement) || !('held' in form.dataset)) return;
    event.preventDefault();
    form.dataset.held = 'sent';
    start();
  },
  true,
);
addEventListener(
  'click',
  ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset.choice;
    try {
      if (typeof choice === 'string') localStorage.sheet = choice;
    } catch {
      // Without storage nothing is remembered.
    }
  },
  true,
);
const startWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
// A page in the background is not painted, so it does not wait for that.
const startAfterPaint = () =>
  document.hidden ? startWhenIdle() : requestAnimationFrame(() => setTimeout(startWhenIdle));
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
