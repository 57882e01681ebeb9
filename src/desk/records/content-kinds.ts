import type { EditedKind } from './edited-kind.ts';

/** What editors write most, the daily things first. */
export const contentKinds: readonly EditedKind[] = [
  {
    kind: 'notifications',
    name: /*i18n*/ 'Notifications',
    about: /*i18n*/ 'What ministries and regulators have published',
    sort: 'updatedAt.desc',
    load: async () => (await import('#features/notifications/notification.record.ts')).notificationRecord,
  },
  {
    kind: 'blogs',
    name: /*i18n*/ 'Blog posts',
    about: /*i18n*/ 'Articles with their sources and questions',
    sort: 'updatedAt.desc',
    load: async () => (await import('#features/blogs/blog.record.ts')).blogRecord,
  },
  {
    kind: 'services',
    name: /*i18n*/ 'Services',
    about: /*i18n*/ 'Each approval that we help with, its sections and their questions',
    load: async () => (await import('#features/services/service.record.ts')).serviceRecord,
  },
  {
    kind: 'knowledge-base',
    name: /*i18n*/ 'Knowledge base',
    about: /*i18n*/ 'Questions and answers by category',
    load: async () => (await import('#features/knowledge-base/knowledge-category.record.ts')).knowledgeCategoryRecord,
  },
  {
    kind: 'downloads',
    name: /*i18n*/ 'Downloads',
    about: /*i18n*/ 'Checklists and other documents for clients',
    load: async () => (await import('#features/downloads/download.record.ts')).downloadRecord,
  },
  {
    kind: 'gallery',
    name: /*i18n*/ 'Gallery',
    about: /*i18n*/ 'Plates of marks and documents, and where they are shown',
    load: async () => (await import('#features/gallery/gallery.record.ts')).galleryRecord,
  },
  {
    kind: 'tutorials',
    name: /*i18n*/ 'Tutorials',
    about: /*i18n*/ 'Videos and written lessons of the client area',
    load: async () => (await import('#features/tutorials/tutorial.record.ts')).tutorialRecord,
  },
  {
    kind: 'cities',
    name: /*i18n*/ 'Cities',
    about: /*i18n*/ 'The pages of cities, and what is made there',
    load: async () => (await import('#features/cities/city.record.ts')).cityRecord,
  },
  {
    kind: 'holidays',
    name: /*i18n*/ 'Holidays',
    about: /*i18n*/ 'The days on which the office or the regulators are closed',
    load: async () => (await import('#features/holidays/holiday.record.ts')).holidayRecord,
  },
  {
    kind: 'job-openings',
    name: /*i18n*/ 'Openings',
    about: /*i18n*/ 'Posts that are vacant',
    load: async () => (await import('#features/careers/job-opening.record.ts')).jobOpeningRecord,
  },
  {
    kind: 'career-page',
    name: /*i18n*/ 'A career here',
    about: /*i18n*/ 'The texts and pictures of the page on careers',
    isSingle: true,
    load: async () => (await import('#features/careers/career-page.record.ts')).careerPageRecord,
  },
  {
    kind: 'landing-schemes',
    name: /*i18n*/ 'Landing page',
    about: /*i18n*/ 'The schemes that the landing page explains',
    load: async () => (await import('#features/landing/landing-scheme.record.ts')).landingSchemeRecord,
  },
  {
    kind: 'pages',
    name: /*i18n*/ 'Pages and legal texts',
    about: /*i18n*/ 'Headings of pages, and the texts of those that have one',
    load: async () => (await import('#features/pages/page.record.ts')).pageRecord,
  },
  {
    kind: 'home-sections',
    name: /*i18n*/ 'Home page',
    about: /*i18n*/ 'The banner and the sections of the home page',
    load: async () => (await import('#features/pages/page.record.ts')).homeSectionRecord,
  },
  {
    kind: 'process-steps',
    name: /*i18n*/ 'Steps of the process',
    about: /*i18n*/ 'How we work, on the home page',
    load: async () => (await import('#features/home/process-step.record.ts')).processStepRecord,
  },
  {
    kind: 'testimonials',
    name: /*i18n*/ 'Testimonials',
    about: /*i18n*/ 'What clients say, on the home page',
    load: async () => (await import('#features/home/testimonial.record.ts')).testimonialRecord,
  },
  {
    kind: 'notification-categories',
    name: /*i18n*/ 'Categories of notifications',
    about: /*i18n*/ 'Names and addresses of the categories',
    load: async () => (await import('#features/notifications/notification.record.ts')).notificationCategoryRecord,
  },
  {
    kind: 'blog-categories',
    name: /*i18n*/ 'Blog categories',
    about: /*i18n*/ 'Names and addresses of the categories',
    load: async () => (await import('#features/blogs/blog-category.record.ts')).blogCategoryRecord,
  },
  {
    kind: 'service-categories',
    name: /*i18n*/ 'Service categories',
    about: /*i18n*/ 'Names and addresses of the categories',
    load: async () => (await import('#features/services/service-category.record.ts')).serviceCategoryRecord,
  },
  {
    kind: 'product-categories',
    name: /*i18n*/ 'Product categories',
    about: /*i18n*/ 'Names and addresses of the categories',
    load: async () => (await import('#features/products/product-category.record.ts')).productCategoryRecord,
  },
  {
    kind: 'download-categories',
    name: /*i18n*/ 'Categories of downloads',
    about: /*i18n*/ 'Names and addresses of the categories',
    load: async () => (await import('#features/downloads/download-category.record.ts')).downloadCategoryRecord,
  },
];
