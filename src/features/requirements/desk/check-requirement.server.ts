import { and, eq, ne } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { services } from '#db/schema/services.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { requirementRecord } from '../requirement.record.ts';
import { requirementTexts as texts } from './requirement.messages.ts';

/** A public row keeps what names it, and all rows of a list are for one service. */
export const checkRequirement: PublicationCheck = async ({ kind }, given, record) => {
  if (kind !== requirementRecord.kind) return [];
  const { id, key, list, listKey, productId, serviceId, status } = mandatoryProducts;
  const [[live], [beside]] = await Promise.all([
    db()
      .select({ key, list, listKey, product: products.slug })
      .from(mandatoryProducts)
      .innerJoin(products, eq(products.id, productId))
      .where(eq(id, Number(record ?? 0))),
    db()
      .select({ service: services.slug, name: services.name })
      .from(mandatoryProducts)
      .innerJoin(services, eq(services.id, serviceId))
      .where(and(eq(list, String(given.list)), eq(status, 'published'), ne(id, Number(record ?? 0))))
      .limit(1),
  ]);
  const named = Object.entries(live ?? {});
  const problems: Problem[] = named
    .filter(([path, value]) => given[path] !== value)
    .map(([path]) => ({ path, message: texts.stays }));
  if (beside && given.service && given.service !== beside.service)
    problems.push({ path: 'service', message: { text: texts.otherService, values: { service: beside.name } } });
  return problems;
};
