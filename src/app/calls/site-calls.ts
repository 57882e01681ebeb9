import type { AnswerOf, JsonCallName, RequestOf } from '#core/http/typed-call.ts';
import type { accountApi } from '#features/accounts/account.api.ts';
import type { signInApi } from '#features/accounts/sign-in.api.ts';
import type { clientAlertsApi } from '#features/alerts/manage/client-alerts.api.ts';
import type { manageApi } from '#features/alerts/manage/manage.api.ts';
import type { appointmentsApi } from '#features/appointments/appointments.api.ts';
import type { blogsApi } from '#features/blogs/blogs.api.ts';
import type { brochuresApi } from '#features/brochures/brochures.api.ts';
import type { businessCardApi } from '#features/business-card/business-card.api.ts';
import type { captchaApi } from '#features/captcha/captcha.api.ts';
import type { careersApi } from '#features/careers/careers.api.ts';
import type { contactApi } from '#features/contact/contact.api.ts';
import type { downloadsApi } from '#features/downloads/downloads.api.ts';
import type { familiesApi } from '#features/families/families.api.ts';
import type { keptSheetsApi } from '#features/finder/kept/kept-sheets.api.ts';
import type { holidaysApi } from '#features/holidays/holidays.api.ts';
import type { homeApi } from '#features/home/home.api.ts';
import type { knowledgeBaseApi } from '#features/knowledge-base/knowledge-base.api.ts';
import type { kycApi } from '#features/kyc/kyc.api.ts';
import type { landingApi } from '#features/landing/landing.api.ts';
import type { leadsApi } from '#features/leads/leads.api.ts';
import type { productsApi } from '#features/products/products.api.ts';
import type { projectsApi } from '#features/projects/projects.api.ts';
import type { requirementsApi } from '#features/requirements/requirements.api.ts';
import type { searchApi } from '#features/search/search.api.ts';
import type { servicesApi } from '#features/services/services.api.ts';
import type { siteApi } from '#features/site/site.api.ts';
import type { tutorialsApi } from '#features/tutorials/tutorials.api.ts';

/** Every call that the browser can make. This file holds types only, so it brings no schema into the browser. */
type SiteCalls = typeof accountApi &
  typeof appointmentsApi &
  typeof blogsApi &
  typeof brochuresApi &
  typeof businessCardApi &
  typeof captchaApi &
  typeof clientAlertsApi &
  typeof holidaysApi &
  typeof careersApi &
  typeof contactApi &
  typeof downloadsApi &
  typeof familiesApi &
  typeof homeApi &
  typeof knowledgeBaseApi &
  typeof keptSheetsApi &
  typeof kycApi &
  typeof landingApi &
  typeof leadsApi &
  typeof manageApi &
  typeof productsApi &
  typeof projectsApi &
  typeof requirementsApi &
  typeof searchApi &
  typeof servicesApi &
  typeof signInApi &
  typeof siteApi &
  typeof tutorialsApi;

/** The calls that answer with JSON; files are fetched through links. */
export type SiteCallName = JsonCallName<SiteCalls>;

/** What a call answers: `CallAnswer<'GET /captcha'>`. */
export type CallAnswer<Name extends SiteCallName> = AnswerOf<SiteCalls[Name]>;

/** What is sent with a call: the `params` of its path, its `query`, and its body as `input` (JSON) or `form`. */
export type CallRequest<Name extends SiteCallName> = RequestOf<SiteCalls[Name]>;

/** The calls that can be made without sending anything. */
export type EmptyCallName = {
  [Name in SiteCallName]: object extends CallRequest<Name> ? Name : never;
}[SiteCallName];
