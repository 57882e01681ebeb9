import { and, eq } from 'drizzle-orm';
import { serviceCategories, services } from '#db/schema/services.ts';

/** In a query that joins a service and its category: both are published. */
export const publishedService = and(eq(services.status, 'published'), eq(serviceCategories.status, 'published'));
