import { z } from 'zod';
import { pageRecord } from '#features/pages/pages.schema.ts';

const { seo_title, seo_description, seo_keywords, seo_tags } = pageRecord.shape;
const seoFields = { seo_title, seo_description, seo_keywords };
const optionalText = z.string().nullable();

const listedNotification = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  date: z.iso.date(),
  notification_category_id: z.int(),
  category: z.object({ slug: z.string() }),
  technical_name: optionalText,
  file_url: z.string().meta({ description: 'A PDF' }),
});

export const notificationsAnswer = z
  .object({
    page: z.array(z.object({ name: z.string(), ...seoFields })),
    notifications: z.array(listedNotification),
    categories: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), ...seoFields, seo_tags })),
  })
  .meta({ id: 'NotificationList' });

export const notificationAnswer = listedNotification
  .extend({
    content: optionalText.meta({ description: 'Clean HTML' }),
    orders: z
      .array(z.object({ slug: z.string(), number: optionalText, title: z.string() }))
      .meta({ description: 'The orders of the register that it is about' }),
    products: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
    ...seoFields,
    seo_tags,
  })
  .meta({ id: 'Notification' });
