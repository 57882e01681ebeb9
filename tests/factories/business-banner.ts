import { writeContent } from '#db/content/write-content.server.ts';
import { businessBanners, businessTexts } from '#db/schema/business-card.ts';

/** The head of a business card. */
export function createBusinessBanner(banner: Partial<typeof businessBanners.$inferInsert> & { businessName: string }) {
  return writeContent(async (tx, changed) => {
    await tx.insert(businessBanners).values({ title: 'A card', ...banner });
    changed('business_banner', []);
  });
}

/** A text of the business card: about the firm, a service or how to pay. */
export function createBusinessText(text: typeof businessTexts.$inferInsert) {
  return writeContent(async (tx, changed) => {
    await tx.insert(businessTexts).values(text);
    changed('business_text', []);
  });
}
