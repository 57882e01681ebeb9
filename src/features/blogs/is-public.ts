import { and, eq, lte } from 'drizzle-orm';
import { todayInIndia } from '#core/time/dates.ts';
import { blogCategories, blogs } from '#db/schema/blogs.ts';

/** The posts that visitors see: published, in a published category, and not of a later day. */
export function isPublic() {
  return and(eq(blogs.status, 'published'), eq(blogCategories.status, 'published'), lte(blogs.date, todayInIndia()));
}
