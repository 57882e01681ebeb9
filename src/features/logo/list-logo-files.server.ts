import { and, eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { companyFiles } from '#db/schema/kyc.ts';

/** The sizes in which the logo is offered, in pixels. */
export const logoSizes = [
  { width: 200, height: 48 },
  { width: 250, height: 60 },
  { width: 300, height: 75 },
  { width: 400, height: 100 },
  { width: 500, height: 125 },
  { width: 600, height: 150 },
  { width: 700, height: 175 },
] as const;

/** A size of the logo with the addresses of its files; null while there is no file. */
export type LogoFiles = { width: number; height: number; jpg: string | null; cdr: string | null };

/** Every size that is offered, also those without a file. */
export async function listLogoFiles(): Promise<LogoFiles[]> {
  const { kind, width, height, filePath, status } = companyFiles;
  const rows = await db()
    .select({ kind, width, height, filePath })
    .from(companyFiles)
    .where(and(inArray(kind, ['logo-jpg', 'logo-cdr']), eq(status, 'published')));
  return logoSizes.map((size) => {
    const addressOf = (wanted: string) => {
      const row = rows.find((row) => row.kind === wanted && row.width === size.width && row.height === size.height);
      return row?.filePath ? `/${row.filePath}` : null;
    };
    return { ...size, jpg: addressOf('logo-jpg'), cdr: addressOf('logo-cdr') };
  });
}
