const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Reads "Firefox, Windows" from a User-Agent header, as far as the header says; null when it says nothing. */
export function browserName(userAgent: string | null): string | null {
  const find = (list: typeof browsers | typeof systems) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || null;
}
