export type ToastTone = 'success' | 'error' | 'note';

export type Toast = { id: number; message: string; tone: ToastTone; duration: number };

/** What the region shows, and the last message after it went. Kept outside React so that any call can speak. */
export type ToastState = {
  shown: readonly Toast[];
  last: string;
  /** Where they appear; the last is the one that shows them: an open drawer covers the page's. */
  regions: readonly string[];
};

export const noToasts: ToastState = { shown: [], last: '', regions: [] };

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
    change({ ...state, shown: [...state.shown.slice(-2), { id: nextId++, message, tone, duration }], last: '' });
  },
  dismiss(id: number) {
    const gone = state.shown.find((toast) => toast.id === id);
    const shown = state.shown.filter((toast) => toast.id !== id);
    change({ ...state, shown, last: shown.length === 0 && gone ? gone.message : state.last });
  },
};
