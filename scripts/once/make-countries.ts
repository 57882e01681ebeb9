import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Row = { iso2: string; name: string; dial_code: string; nanp_area_codes: string };

/** Generates the list of dial codes from the table in `content/`: `npx node scripts/once/make-countries.ts`. */
const rows: Row[] = parse(readFileSync('content/data/countries_dialcodes.csv'), { columns: true });
const lines = rows
  // Territories without a dial code are left out.
  .filter((row) => row.dial_code)
  .map(({ iso2, name, dial_code, nanp_area_codes }) => {
    const area = dial_code === '+1' ? nanp_area_codes.split(' ')[0] : '';
    return `  ['${iso2}', '${name.replaceAll("'", "\\'")}', '${dial_code}${area ? `-${area}` : ''}'],`;
  });

writeFileSync(
  'src/features/countries/country-rows.ts',
  `/** Made by scripts/once/make-countries.ts: ISO code, English name, dial code. */
// biome-ignore format: one country a line
export const countryRows = [
${lines.join('\n')}
] as const;
`,
);
