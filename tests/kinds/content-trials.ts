import { putPrivate } from '#core/files/private-files.server.ts';
import { putPublic } from '#core/files/storage.server.ts';
import { createBlog } from '../factories/blog.ts';
import { createNotification } from '../factories/notification.ts';
import { createProduct } from '../factories/product.ts';
import { createService } from '../factories/service.ts';
import { slugOf } from '../factories/slug-of.ts';
import { at, type Document, inHtml, says, saysIn, type Trial } from './trial.ts';

/** A category that visitors see once there is something in it. */
const holding = (path: string, create: (category: string) => Promise<unknown>) => ({
  // By it the factories find their category.
  own: (_: Document, word: string) => ({ slug: slugOf(word) }),
  shown: at(path),
  use: async ({ name }: Document) => {
    await create(String(name));
    return undefined;
  },
});

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** A file as staff upload it. */
async function uploaded(path: string) {
  await putPrivate(path, pdf);
  return path;
}

/** What editors write most. */
export const contentTrials: Readonly<Record<string, Trial>> = {
  notifications: { shown: at('/api/notifications/{category}/{slug}'), isFound: true },
  blogs: { shown: at('/api/blogs/{category}/{slug}'), isFound: true },
  services: { own: () => ({ homePosition: null }), shown: at('/api/services/{category}/{slug}'), isFound: true },
  products: { shown: at('/api/products/{slug}'), isFound: true },
  'knowledge-base': { say: saysIn('entries', 'question'), shown: at('/api/knowledge-base/{slug}'), isFound: true },
  downloads: {
    own: async () => ({
      files: [
        {
          filePath: await uploaded('downloads/zorbit.pdf'),
          name: 'zorbit.pdf',
          kind: 'pdf',
          document: null,
          translations: {},
        },
      ],
    }),
    shown: at('/api/downloads'),
    isFound: true,
  },
  gallery: { shown: at('/api/galleries') },
  tutorials: { shown: at('/api/client/tutorials') },
  cities: {
    say: (city, word) => ({ ...city, city: word, heading: word }),
    shown: at('/api/city-pages/{slug}'),
    isFound: true,
  },
  holidays: { own: () => ({ date: '2027-03-09' }), shown: at('/api/holiday-list') },
  'job-openings': { shown: at('/api/careers'), isFound: true },
  'career-page': { say: saysIn('growths', 'title'), shown: at('/career-at-bl') },
  'landing-schemes': { shown: at('/landing-page') },
  pages: {
    existing: '',
    say: (page, word) => ({ ...page, name: word, title: word }),
    shown: at('/{slug}'),
    isFound: true,
  },
  'home-sections': { existing: 'home-banner', say: says('content', inHtml), shown: at('/') },
  'calendar-files': {
    prepare: (word) => putPublic(`documents/${word}.pdf`, pdf),
    own: () => ({ year: 2027, holidayFile: null, translations: {} }),
    say: says('calendarFile', (word) => `documents/${word}.pdf`),
    shown: ({ year }) => `POST /api/calendar-brochures {"year":${year}}`,
  },
  'process-steps': { own: () => ({ order: 99 }), shown: at('/api/home-process') },
  testimonials: { shown: at('/api/home-testimonial') },
  'notification-categories': holding('/notifications/{slug}', (category) => createNotification({ category })),
  'blog-categories': holding('/blogs/{slug}', (category) => createBlog({ category })),
  'service-categories': holding('/services/{slug}', (category) => createService({ name: 'Zorbit seal', category })),
  // A category of which a product has no other stays.
  'product-categories': holding('/products', (category) =>
    createProduct({ name: 'Zorbit of two', categories: [category, 'Zorbits'] }),
  ),
  'download-categories': { shown: at('/api/downloads') },
};
