export type PageKind = {
  path: string;
  /** The most that its document may weigh, in KB of brotli. */
  document: number;
  /** The same in Hindi, which takes three bytes per letter; only the heaviest kinds are weighed in both languages. */
  hindi?: number;
};

/**
 * One page of each kind. Every kind is seen at three widths, checked by axe, weighed and judged by Lighthouse. A page
 * that is not listed is added from `routes.ts` (`routed-pages.ts`), so a new page is listed only to choose its address
 * or to raise its limit.
 */
export const pageKinds: PageKind[] = [
  { path: '/', document: 15.2, hindi: 16.6 },
  { path: '/services', document: 16.5, hindi: 20 },
  { path: '/services/bis', document: 16.5 },
  { path: '/services/bis/bis-isi-mark', document: 19, hindi: 20.6 },
  { path: '/mandatory-products/bis', document: 20 },
  { path: '/products', document: 16.5, hindi: 16.5 },
  { path: '/products/led-lamp', document: 17 },
  { path: '/products/led-lamp/timeline', document: 16.5 },
  { path: '/standards', document: 16.5 },
  { path: '/standards/is-616-2017', document: 16.5 },
  { path: '/standards/is-616-2017/timeline', document: 16.5 },
  { path: '/holiday-list', document: 16.5 },
  { path: '/knowledge-base', document: 16.5 },
  { path: '/knowledge-base/bis-basics', document: 20 },
  { path: '/downloads', document: 20 },
  { path: '/blogs', document: 16.5 },
  { path: '/blogs/bis-certification/moving-to-is-iec-62368-1', document: 20 },
  { path: '/notifications', document: 16.5 },
  {
    path: '/notifications/bis/2026-04-06-household-and-commercial-appliances-order-of-2026',
    document: 16.5,
  },
  { path: '/orders', document: 16.5 },
  { path: '/orders/calendar', document: 16.5 },
  { path: '/open-data', document: 16.5 },
  { path: '/orders/so-1739-e-2026', document: 16.5 },
  { path: '/orders/so-1248-e-2021/compare', document: 16.5 },
  { path: '/search?q=IS%20616', document: 16.5 },
  { path: '/approval-finder/led-bulb/answers', document: 16.5 },
  { path: '/contact', document: 16.5 },
  { path: '/landing-page', document: 16.5 },
  { path: '/payment', document: 16.5 },
  { path: '/kyc', document: 16.5 },
  { path: '/logo', document: 16.5 },
  { path: '/about', document: 16.5 },
  { path: '/gallery', document: 16.5 },
  { path: '/city/rajkot', document: 16.5 },
  { path: '/privacy-policy', document: 20 },
  { path: '/sitemap', document: 20 },
  { path: '/thankyou', document: 16.5 },
  { path: '/career', document: 16.5 },
  { path: '/career-at-bl', document: 16.5 },
  { path: '/business-card', document: 16.5 },
  { path: '/query-link', document: 16.5 },
  { path: '/account', document: 16.5 },
];

/** Pages of the same kinds in other states and languages, seen at the narrowest and the widest of the widths. */
const furtherPages = [
  '/services/environment/epr-e-waste',
  '/services/energy/bee-star-label',
  '/products/laptop',
  '/products/electric-toy?audience=import',
  '/products/sulphate-resisting-portland-cement',
  '/holiday-list?year=2026&month=8',
  '/blogs/bis-certification',
  '/ar/orders',
  '/ar/orders/so-3649-e-2024',
  '/orders/so-1739-e-2026?as_of=2026-06-01',
  '/notifications/bis',
  '/terms-and-conditions',
  '/hi',
  '/ar',
  '/hi/services/bis/bis-isi-mark',
  '/ar/services/bis/bis-isi-mark',
  '/ar/products/laptop',
  '/ar/holiday-list',
  '/ar/contact',
  '/ar/landing-page',
  '/ar/blogs/bis-certification/moving-to-is-iec-62368-1',
  '/ar/career',
  '/dev/ui',
];

/**
 * The kinds of which a part arrives after the document, and one without such a part that stands for the others. They are
 * opened at each width, because what fits the space kept for it at one width may not fit at another.
 */
export const shiftingKinds = ['/', '/about', '/landing-page', '/career', '/account', '/services/bis/bis-isi-mark'];

export const pages = [...pageKinds.map(({ path }) => path), ...furtherPages];

export const widths = [390, 820, 1440] as const;
