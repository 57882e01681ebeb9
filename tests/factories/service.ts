import { eq } from '#core/drizzle.ts';
import { type ContentTx, type NameChanges, writeContent } from '#db/content/write-content.server.ts';
import { serviceCategories, serviceFaqs, serviceSections, services } from '#db/schema/services.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

const defaultName = 'Test mark';

type NewSection = { name: string; content?: string; faqs?: { question: string; answer: string }[] };
type NewService = Partial<Omit<typeof services.$inferInsert, 'categoryId'>> & {
  /** The name of its category, which is added if it is missing. */
  category?: string;
  sections?: NewSection[];
};

/** A published service. */
export function createService(service: NewService = {}): Promise<typeof services.$inferSelect> {
  return writeContent(async (tx, changed) => {
    const row = await insertService(tx, service);
    changed('service', [row.id]);
    return row;
  });
}

/** The service that a requirement needs when its test does not care which. */
export async function anyServiceId(tx: ContentTx, changed: NameChanges): Promise<number> {
  const [existing] = await tx.select({ id: services.id }).from(services).where(eq(services.name, defaultName));
  if (existing) return existing.id;
  const { id } = await insertService(tx, {});
  changed('service', [id]);
  return id;
}

async function insertService(tx: ContentTx, { category = 'Test schemes', sections = [], ...values }: NewService) {
  const { name = defaultName } = values;
  const row = { slug: slugOf(name), ...values, name, categoryId: await categoryId(tx, serviceCategories, category) };
  const service = onlyRow(await tx.insert(services).values(row).returning());
  for (const [position, section] of sections.entries()) await insertSection(tx, service.id, { ...section, position });
  return service;
}

async function insertSection(
  tx: ContentTx,
  serviceId: number,
  { faqs = [], ...section }: NewSection & { position: number },
) {
  const values = { slug: slugOf(section.name), ...section, serviceId };
  const { id } = onlyRow(await tx.insert(serviceSections).values(values).returning({ id: serviceSections.id }));
  for (const [position, faq] of faqs.entries())
    await tx.insert(serviceFaqs).values({ ...faq, sectionId: id, position });
}
