import type { z } from 'zod';
import type { CallShape } from '#core/http/calls.ts';
import type { accountCalls, signInCalls } from '#features/accounts/accounts.calls.ts';
import type { appointmentCalls } from '#features/appointments/appointments.calls.ts';
import type { blogCalls } from '#features/blogs/blogs.calls.ts';
import type { brochureCalls } from '#features/brochures/brochures.calls.ts';
import type { businessCardCalls } from '#features/business-card/business-card.calls.ts';
import type { captchaCalls } from '#features/captcha/captcha.calls.ts';
import type { careerCalls } from '#features/careers/careers.calls.ts';
import type { contactCalls } from '#features/contact/contact.calls.ts';
import type { downloadCalls } from '#features/downloads/downloads.calls.ts';
import type { holidayCalls } from '#features/holidays/holidays.calls.ts';
import type { homeCalls } from '#features/home/home.calls.ts';
import type { knowledgeBaseCalls } from '#features/knowledge-base/knowledge-base.calls.ts';
import type { kycCalls } from '#features/kyc/kyc.calls.ts';
import type { landingCalls } from '#features/landing/landing.calls.ts';
import type { leadCalls } from '#features/leads/leads.calls.ts';
import type { productCalls } from '#features/products/products.calls.ts';
import type { projectCalls } from '#features/projects/projects.calls.ts';
import type { requirementCalls } from '#features/requirements/requirements.calls.ts';
import type { searchCalls } from '#features/search/search.calls.ts';
import type { serviceCalls } from '#features/services/services.calls.ts';
import type { siteCalls } from '#features/site/site.calls.ts';
import type { tutorialCalls } from '#features/tutorials/tutorials.calls.ts';

/** Every call that the browser can make. This file holds types only, so it brings no schema into the browser. */
type SiteCalls = typeof accountCalls &
  typeof appointmentCalls &
  typeof blogCalls &
  typeof brochureCalls &
  typeof businessCardCalls &
  typeof captchaCalls &
  typeof holidayCalls &
  typeof careerCalls &
  typeof contactCalls &
  typeof downloadCalls &
  typeof homeCalls &
  typeof knowledgeBaseCalls &
  typeof kycCalls &
  typeof landingCalls &
  typeof leadCalls &
  typeof productCalls &
  typeof projectCalls &
  typeof requirementCalls &
  typeof searchCalls &
  typeof serviceCalls &
  typeof signInCalls &
  typeof siteCalls &
  typeof tutorialCalls;

/** The calls that answer with JSON; files are fetched through links. */
export type SiteCallName = {
  [Name in keyof SiteCalls]: SiteCalls[Name]['answer'] extends z.ZodType ? Name : never;
}[keyof SiteCalls];

type AnswerOf<Shape extends CallShape> = Shape['answer'] extends z.ZodType ? z.output<Shape['answer']> : never;
type Params<Shape> = Shape extends { params: infer Schema extends z.ZodType } ? { params: z.input<Schema> } : object;
type Query<Shape> = Shape extends { query: infer Schema extends z.ZodObject }
  ? { query?: { [Name in keyof Schema['shape']]?: string | number } }
  : object;
type File<Shape> = Shape extends { file: { field: infer Field extends string } }
  ? { [Name in Field]?: Blob | null | undefined }
  : object;
type Body<Shape> = Shape extends { input: infer Schema extends z.ZodType }
  ? Shape extends { body: 'form' | 'multipart' }
    ? { form: z.input<Schema> & File<Shape> }
    : { input: z.input<Schema> }
  : object;

/** What a call answers: `CallAnswer<'GET /captcha'>`. */
export type CallAnswer<Name extends SiteCallName> = AnswerOf<SiteCalls[Name]>;

/** What is sent with a call: the `params` of its path, its `query`, and its body as `input` (JSON) or `form`. */
export type CallRequest<Name extends SiteCallName> = Params<SiteCalls[Name]> &
  Query<SiteCalls[Name]> &
  Body<SiteCalls[Name]>;

/** The calls that can be made without sending anything. */
export type EmptyCallName = {
  [Name in SiteCallName]: object extends CallRequest<Name> ? Name : never;
}[SiteCallName];
