import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Row = { iso2: string; name: string; dial_code: string; nanp_area_codes: string };

/** `node scripts/make-countries.ts`: makes the list of dial codes anew from the content's table. */
const rows: Row[] = parse(readFileSync('content/data/countries_dialcodes.csv'), { columns: true });
const lines = rows
  // A territory without a dial code cannot be chosen.
  .filter((row) => row.dial_code)
  .map(({ iso2, name, dial_code, nanp_area_codes }) => {
    const area = dial_code === '+1' ? nanp_area_codes.split(' ')[0] : '';
    return `  ['${iso2}', '${name.replaceAll("'", "\\'")}', '${dial_code}${area ? `-${area}` : ''}'],`;
  });

writeFileSync(
  'src/features/countries/country-rows.ts',
  `/** Made by scripts/make-countries.ts: ISO code, English name, dial code. */
// biome-ignore format: one country a line
export const countryRows = [
${lines.join('\n')}
] as const;
`,
);
