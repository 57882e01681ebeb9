/** One page of each kind; every page is opened at three widths and checked by axe. */
export const pages = [
  '/',
  '/services',
  '/services/bis',
  '/services/bis/bis-isi-mark',
  '/services/environment/epr-e-waste',
  '/services/energy/bee-star-label',
  '/mandatory-products/bis',
  '/products',
  '/products/laptop',
  '/products/sulphate-resisting-portland-cement',
  '/standards',
  '/standards/is-616-2017',
  '/holiday-list',
  '/holiday-list?year=2026&month=8',
  '/knowledge-base',
  '/knowledge-base?q=laboratory',
  '/knowledge-base/bis-basics',
  '/downloads',
  '/search?q=IS%20616',
  '/contact',
  '/hi',
  '/ar',
  '/hi/services/bis/bis-isi-mark',
  '/ar/services/bis/bis-isi-mark',
  '/ar/products/laptop',
  '/ar/holiday-list',
  '/ar/knowledge-base/bis-basics',
  '/ar/contact',
  '/ar/downloads',
  '/dev/ui',
];

/** Addresses without a page: they show the not-found page with status 404. */
export const missingAddresses = [
  '/404',
  '/nowhere',
  '/services/nothing',
  '/services/bis/nothing',
  '/products/nothing',
  '/standards/nothing',
  '/knowledge-base/nothing',
  '/mandatory-products/nothing',
  '/hi/nothing',
];

export const widths = [390, 820, 1440];
