import { aboutFeature } from '#features/about/about.feature.ts';
import { accountsFeature } from '#features/accounts/accounts.feature.ts';
import { alertsFeature } from '#features/alerts/alerts.feature.ts';
import { appointmentsFeature } from '#features/appointments/appointments.feature.ts';
import { auditFeature } from '#features/audit/audit.feature.ts';
import { blogsFeature } from '#features/blogs/blogs.feature.ts';
import { brochuresFeature } from '#features/brochures/brochures.feature.ts';
import { businessCardFeature } from '#features/business-card/business-card.feature.ts';
import { captchaFeature } from '#features/captcha/captcha.feature.ts';
import { careersFeature } from '#features/careers/careers.feature.ts';
import { changeEventsFeature } from '#features/change-events/change-events.feature.ts';
import { citiesFeature } from '#features/cities/cities.feature.ts';
import { contactFeature } from '#features/contact/contact.feature.ts';
import { downloadsFeature } from '#features/downloads/downloads.feature.ts';
import { familiesFeature } from '#features/families/families.feature.ts';
import type { Feature } from '#features/feature.ts';
import { feesFeature } from '#features/fees/fees.feature.ts';
import { finderFeature } from '#features/finder/finder.feature.ts';
import { galleryFeature } from '#features/gallery/gallery.feature.ts';
import { holidaysFeature } from '#features/holidays/holidays.feature.ts';
import { homeFeature } from '#features/home/home.feature.ts';
import { knowledgeBaseFeature } from '#features/knowledge-base/knowledge-base.feature.ts';
import { kycFeature } from '#features/kyc/kyc.feature.ts';
import { landingFeature } from '#features/landing/landing.feature.ts';
import { lawFeature } from '#features/law/law.feature.ts';
import { leadsFeature } from '#features/leads/leads.feature.ts';
import { logoFeature } from '#features/logo/logo.feature.ts';
import { mailFeature } from '#features/mail/mail.feature.ts';
import { mediaFeature } from '#features/media/media.feature.ts';
import { notificationsFeature } from '#features/notifications/notifications.feature.ts';
import { openDataFeature } from '#features/open-data/open-data.feature.ts';
import { ordersFeature } from '#features/orders/orders.feature.ts';
import { pagesFeature } from '#features/pages/pages.feature.ts';
import { paletteFeature } from '#features/palette/palette.feature.ts';
import { paymentFeature } from '#features/payment/payment.feature.ts';
import { productsFeature } from '#features/products/products.feature.ts';
import { projectsFeature } from '#features/projects/projects.feature.ts';
import { publicationsFeature } from '#features/publications/publications.feature.ts';
import { recordsFeature } from '#features/records/records.feature.ts';
import { redirectsFeature } from '#features/redirects/redirects.feature.ts';
import { requirementsFeature } from '#features/requirements/requirements.feature.ts';
import { reviewMailsFeature } from '#features/review-mails/review-mails.feature.ts';
import { scheduleMailsFeature } from '#features/schedule-mails/schedule-mails.feature.ts';
import { searchFeature } from '#features/search/search.feature.ts';
import { servicesFeature } from '#features/services/services.feature.ts';
import { siteFeature } from '#features/site/site.feature.ts';
import { staffFeature } from '#features/staff/staff.feature.ts';
import { standardsFeature } from '#features/standards/standards.feature.ts';
import { tutorialsFeature } from '#features/tutorials/tutorials.feature.ts';

/** Every feature of the site, one line each. */
export const features: readonly Feature[] = [
  aboutFeature,
  accountsFeature,
  alertsFeature,
  appointmentsFeature,
  auditFeature,
  blogsFeature,
  brochuresFeature,
  businessCardFeature,
  captchaFeature,
  careersFeature,
  changeEventsFeature,
  citiesFeature,
  contactFeature,
  downloadsFeature,
  familiesFeature,
  feesFeature,
  finderFeature,
  galleryFeature,
  holidaysFeature,
  homeFeature,
  knowledgeBaseFeature,
  kycFeature,
  landingFeature,
  lawFeature,
  leadsFeature,
  logoFeature,
  mailFeature,
  mediaFeature,
  notificationsFeature,
  openDataFeature,
  ordersFeature,
  pagesFeature,
  paletteFeature,
  paymentFeature,
  productsFeature,
  projectsFeature,
  publicationsFeature,
  recordsFeature,
  redirectsFeature,
  requirementsFeature,
  reviewMailsFeature,
  scheduleMailsFeature,
  searchFeature,
  servicesFeature,
  siteFeature,
  staffFeature,
  standardsFeature,
  tutorialsFeature,
];
