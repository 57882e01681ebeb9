import { bodyLimit } from 'hono/body-limit';
import type { Env } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { createApi } from '#core/http/api.server.ts';
import { neverStored } from '#core/http/never-stored.ts';
import { languageOfCall } from '#core/text/language.server.ts';
import { accountApi } from '#features/accounts/account.api.ts';
import { signInCalls } from '#features/accounts/sign-in.api.ts';
import { appointmentsApi } from '#features/appointments/appointments.api.ts';
import { brochuresApi } from '#features/brochures/brochures.api.ts';
import { captchaApi } from '#features/captcha/captcha.api.ts';
import { homeApi } from '#features/home/home.api.ts';
import { enquiryApi } from '#features/leads/enquiry.api.ts';
import { leadsApi } from '#features/leads/leads.api.ts';
import { productsApi } from '#features/products/products.api.ts';
import { mandatoryProductsApi } from '#features/requirements/requirements.api.ts';
import { searchApi } from '#features/search/search.api.ts';
import { servicesApi } from '#features/services/services.api.ts';
import { siteApi } from '#features/site/site.api.ts';
import { reference } from './api-reference.ts';
import { answerPlainForm } from './middleware/answer-plain-form.ts';
import { limitJson } from './middleware/limit-json.ts';

/** Every call of the specification, one line a feature. */
export function calls(env: Env) {
  const api = createApi();
  api.use(async (c, next) => {
    c.set('language', languageOfCall(c.req.raw.headers));
    await next();
    c.header('Vary', 'Accept-Language, current-locale', { append: true });
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  });

  // Forms with a file stream it under limits of their own; every other body ends at 64 KB.
  api.use('/sendnewsletter', answerPlainForm());
  api.route('/', enquiryApi);
  api.use(bodyLimit({ maxSize: 64 * 1024 }));
  api.use(limitJson());

  for (const path of ['/client/*', '/check-token', '/password-reset/*', '/verify-otp', '/calls/*'])
    api.use(path, neverStored());

  api.route('/', homeApi);
  api.route('/', servicesApi);
  api.route('/', mandatoryProductsApi);
  api.route('/', siteApi);
  api.route('/', productsApi);
  api.route('/', searchApi);
  api.route('/', signInCalls(env));
  api.route('/', accountApi);
  api.route('/', leadsApi);
  api.route('/', appointmentsApi);
  api.route('/', captchaApi);
  api.route('/', brochuresApi);

  reference(api, env.API_PREFIX);
  api.all('*', () => {
    throw new NotFoundError();
  });
  return api;
}
