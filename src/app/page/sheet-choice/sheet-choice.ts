/** Where a browser remembers the readers whose sheet it showed last, as the query of the address: `audience=import`. */
const key = 'sheet';
const form = '^audience=(import|india(&size=(large|small|micro))?)$';

/**
 * Runs in the head of a sheet's page, so that the sheet of the remembered readers is opened before anything is drawn.
 * The address says what is shown, and the cache of pages stays the same for everybody.
 */
export const sheetChoiceScript = `try{const c=localStorage.${key};/${form}/.test(c)&&!/[?&](audience|size)=/.test(location.search)&&location.replace(location.pathname+(location.search?location.search+'&':'?')+c+location.hash)}catch{}`;

/** The whole query of the address of a sheet that is opened by the router; null if nothing is remembered. */
export function rememberedChoice({ url }: Request): string | null {
  const { pathname, search, searchParams } = new URL(url);
  if (searchParams.has('audience') || searchParams.has('size')) return null;
  // On the way back the address is there before its page, which then shows what it has shown.
  if (location.pathname === pathname && location.search === search) return null;
  try {
    const choice = localStorage.getItem(key);
    if (!choice || !new RegExp(form).test(choice)) return null;
    return search ? `${search}&${choice}` : `?${choice}`;
  } catch {
    return null;
  }
}
