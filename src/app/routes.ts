import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages inside the frame about the law itself: orders, exemptions, notifications, timelines and open data. */
const lawPages = [
  route('services/:category/:slug/fees', 'site/services/fees/fees.tsx'),
  route('services/:category/:slug/exemptions', 'site/services/exemptions/exemptions.tsx'),
  route('products/:slug/timeline', 'site/products/product-timeline.tsx'),
  route('standards/:slug/timeline', 'site/standards/standard-timeline.tsx'),
  route('orders', 'site/orders/orders.tsx'),
  route('orders/calendar', 'site/orders/calendar/calendar.tsx'),
  route('orders/:slug', 'site/orders/order.tsx'),
  route('orders/:slug/compare', 'site/orders/compare/compare.tsx'),
  route('open-data', 'site/open-data/open-data.tsx'),
  route('notifications/:category?', 'site/notifications/notifications.tsx'),
  route('notifications/:category/:slug', 'site/notifications/notification.tsx'),
];

/** Public pages inside the frame that say what the law asks of a product. */
const factPages = [
  route('search', 'site/search/search.tsx'),
  route('approval-finder', 'site/finder/finder.tsx'),
  route('approval-finder/how-right', 'site/finder/how-right/how-right.tsx'),
  route('approval-finder/:family', 'site/finder/family.tsx'),
  route('approval-finder/:family/answers', 'site/finder/answers/answers.tsx'),
  route('sheets/:key', 'site/finder/answers/kept-sheet.tsx'),
  route('services/:category?', 'site/services/services.tsx'),
  route('services/:category/:slug', 'site/services/service.tsx'),
  route('mandatory-products', 'site/mandatory-products/first-list.tsx'),
  route('mandatory-products/:category/:service?', 'site/mandatory-products/mandatory-products.tsx'),
  route('products', 'site/products/products.tsx'),
  route('products/:slug', 'site/products/product.tsx'),
  route('standards', 'site/standards/standards.tsx'),
  route('standards/:slug', 'site/standards/standard.tsx'),
  ...lawPages,
];

/** The other public pages inside the frame. */
const pages = [
  route('about', 'site/about/about.tsx'),
  route('gallery', 'site/gallery/gallery.tsx'),
  route('terms-and-conditions', 'site/legal/legal-page.tsx', { id: 'terms-and-conditions' }),
  route('privacy-policy', 'site/legal/legal-page.tsx', { id: 'privacy-policy' }),
  route('website-disclaimer', 'site/legal/legal-page.tsx', { id: 'website-disclaimer' }),
  route('city/:slug', 'site/cities/city.tsx'),
  route('sitemap', 'site/contents/contents-page.tsx'),
  route('thankyou', 'site/thank-you/thank-you.tsx'),

  route('downloads', 'site/downloads/downloads.tsx'),

  route('holiday-list', 'site/holidays/holiday-list.tsx'),
  route('knowledge-base', 'site/knowledge-base/knowledge-base.tsx'),
  route('knowledge-base/:category', 'site/knowledge-base/category.tsx'),
  route('blogs/:category?', 'site/blogs/blogs.tsx'),
  route('blogs/:category/:slug', 'site/blogs/blog.tsx'),

  route('logo', 'site/logo/logo.tsx'),

  route('alerts', 'site/alerts/alerts-page.tsx'),
  // Opened from a mail.
  route('alerts/confirm/:token', 'site/alerts/confirm.tsx'),
  route('alerts/manage/:token', 'site/alerts/manage.tsx'),
  route('alerts/unsubscribe/:token', 'site/alerts/unsubscribe.tsx'),
];

/** The client area, and pages that are opened from a mail; they need the texts of forms. */
const accountPages = [
  route('calls/:token', 'site/appointments/appointment.tsx'),
  route('comment-reviews/:token', 'site/blogs/comments/comment-review.tsx'),
  route('account', 'account/account-layout.tsx', [
    index('account/dashboard.tsx'),
    route('comments', 'account/comments.tsx'),
    route('brochures', 'account/brochures.tsx'),
    route('tutorials', 'account/tutorials.tsx'),
    route('projects', 'account/projects.tsx'),
    route('profile', 'account/profile.tsx'),
    route('alerts', 'account/alerts.tsx'),
  ]),
  route('password-reset/:token', 'account/password-reset.tsx'),
];

/** Public pages inside the frame on which people write to us, apply or pay. */
const contactPages = [
  route('contact', 'site/contact/contact.tsx'),
  route('landing-page', 'site/landing/landing-page.tsx'),
  route('payment', 'site/payment/payment.tsx'),
  route('kyc', 'site/kyc/kyc.tsx'),
  route('career', 'site/careers/career.tsx'),
  route('career-at-bl', 'site/careers/career-at-bl.tsx'),
];

/** Pages inside the frame: top bar, navigation, drawers, footer. */
const framed = [
  index('site/home/home.tsx'),
  ...factPages,
  ...pages,
  ...contactPages,
  layout('texts/account-texts.tsx', accountPages),
  route('*', 'system/not-found.tsx'),
];

/** Every address of the site at a glance. */
export default [
  // The frame stays when the page in its slot changes or fails.
  layout('shell/site-frame.tsx', [layout('shell/page-slot.tsx', framed)]),

  // Opened from a message or a code, so without menus and footer.
  layout('shell/card-frame.tsx', [
    route('business-card', 'site/business-card/business-card.tsx'),
    route('query-link', 'site/business-card/query-link.tsx'),
  ]),

  route('holiday-list/:file', 'site/holidays/holiday-feed.ts'),
  route('knowledgebase/:category?/:slug?', 'site/knowledge-base/old-knowledge-base.ts'),

  route('contact/map', 'site/contact/map.ts'),
  route('account/tutorials/:slug/player', 'account/tutorial-player.ts'),

  route('orders/register.csv', 'site/orders/register-file.ts'),
  route('orders/calendar.ics', 'site/orders/calendar/calendar-feed.ts'),
  route('orders/calendar/:kind/:file', 'site/orders/calendar/scoped-feed.ts'),
  route('feeds/my/:token', 'site/alerts/my-feed.ts'),
  route('calendars/:token', 'site/alerts/my-calendar.ts'),
  route('alerts/manage/:token/alerts.json', 'site/alerts/list-file.ts'),
  route('feeds/:kind/:file', 'site/alerts/change-feed.ts'),
  route('notifications/feeds/:file', 'site/notifications/feed.ts'),
  route('notifications/:category/:slug/note.pdf', 'site/notifications/note.ts'),
  route('search/answer', 'site/search/answer.ts'),
  route('products/:slug/summary.pdf', 'site/products/summary.ts'),
  route('approval-finder/:family/summary.pdf', 'site/finder/sheet-file.ts'),

  route('blogs/feeds/:file', 'site/blogs/feed.ts'),

  route('robots.txt', 'system/robots.ts'),
  route('sitemap.xml', 'system/sitemap-index.ts'),
  route('sitemaps/:language/:file', 'system/sitemap.ts'),
  route('dev/ui', 'dev/ui-page.tsx'),
] satisfies RouteConfig;
