import { and, asc, eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { type OpenedFile, openPrivate } from '#core/files/private-files.server.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { companyFiles } from '#db/schema/kyc.ts';
import { listEveryAccount } from '#features/payment/list-bank-accounts.server.ts';
import { getBillingSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { KycDetails } from './kyc.schema.ts';

const isKycItem = and(eq(companyFiles.kind, 'kyc'), eq(companyFiles.status, 'published'));

/** Everything behind the password. Only for callers whose browser has unlocked it. */
export async function getKyc(language: LanguageCode): Promise<KycDetails> {
  const { id, name, filePath, translations } = companyFiles;
  const [bank_details, { billing }, items] = await Promise.all([
    listEveryAccount(language),
    getBillingSettings(language),
    db()
      .select({ id, name, filePath, translations })
      .from(companyFiles)
      .where(isKycItem)
      .orderBy(asc(companyFiles.position), asc(id)),
  ]);
  const base = `${readEnv().API_PREFIX}/kyc/files`;
  return {
    bank_details,
    billing_address: billing,
    kyc_items: items.map((row) => {
      const item = localize(row, language);
      const url = item.filePath && `${base}/${item.id}`;
      return { id: item.id, name: item.name, view_url: url, download_url: url && `${url}/download` };
    }),
  };
}

/**
 * The file of a KYC item, named after the item.
 * @throws NotFoundError also while the item has no file
 */
export async function getKycFile(id: number): Promise<{ content: OpenedFile; name: string }> {
  const [item] = await db()
    .select()
    .from(companyFiles)
    .where(and(isKycItem, eq(companyFiles.id, id)));
  const content = item?.filePath ? await openPrivate(item.filePath) : null;
  if (!item || !content) throw new NotFoundError(`KYC item ${id}`);
  return { content, name: `${item.name}${/\.\w+$/.exec(item.filePath ?? '')?.[0] ?? ''}` };
}
