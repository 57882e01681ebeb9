export type ToastTone = 'success' | 'error' | 'note';

export type Toast = { id: number; message: string; tone: ToastTone; duration: number };

/** The current toast, and the last message after it has gone. It lives outside React so that any code can show a toast. */
export type ToastState = {
  /** One at a time, because a new message makes the previous one obsolete. */
  shown: Toast | null;
  last: string;
  /** The places where toasts can appear; the last one is used, because an open drawer covers the page's own. */
  regions: readonly string[];
};

export const noToasts: ToastState = { shown: null, last: '', regions: [] };

let state = noToasts;
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  attach(region: string) {
    change({ ...state, regions: [...state.regions, region] });
    return () => change({ ...state, regions: state.regions.filter((known) => known !== region) });
  },
  show(message: string, tone: ToastTone, duration: number) {
    change({ ...state, shown: { id: nextId++, message, tone, duration }, last: '' });
  },
  /** Takes an error back, because what failed is being tried again. */
  withdrawError() {
    if (state.shown?.tone === 'error') change({ ...state, shown: null, last: '' });
  },
  dismiss(id: number) {
    if (state.shown?.id === id) change({ ...state, shown: null, last: state.shown.message });
  },
};
