const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in words of that language, in steps of 1,024: `3 bytes`, `12 kB`, `1.4 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(bytes / 1_024 ** step);
}
