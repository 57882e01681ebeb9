import { writeContent } from '#db/content/write-content.server.ts';
import { businessBanners } from '#db/schema/business-card.ts';

/** The head of a business card. */
export function createBusinessBanner(banner: Partial<typeof businessBanners.$inferInsert> & { businessName: string }) {
  return writeContent(async (tx, changed) => {
    await tx.insert(businessBanners).values({ title: 'A card', ...banner });
    changed('business_banner', []);
  });
}
