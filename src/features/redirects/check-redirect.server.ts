import { Refusal } from '#core/http/refusal.ts';
import { languageOfPath } from '#core/text/language.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { findStep } from '#features/records/redirects/find-redirect.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { redirectTexts as texts } from './redirects.messages.ts';
import type { RedirectInput } from './redirects.schema.ts';
import { siteAddresses } from './site-addresses.server.ts';

/**
 * What the pages say of both addresses, before anything is written.
 * @throws Refusal 422 at the field, 503 when the pages are busy
 */
export async function checkAddresses({ from, to }: RedirectInput, isNew: boolean): Promise<void> {
  if (isNew) {
    refuseAt('from', problemOf(from));
    if (await siteAddresses().hasPage(from)) refuseAt('from', texts.hasPage);
  }
  refuseAt('to', problemOf(to));
  if (!(await siteAddresses().hasPage(to))) refuseAt('to', texts.noPage);
}

/** What keeps an address from leading anywhere, or from being led to, whatever stands there. */
function problemOf(path: string): ServerText | undefined {
  const [, first] = path.split('/');
  if (first === defaultLanguage || languageOfPath(path).basename !== '/')
    return { text: texts.inLanguage, values: { language: first } };
  const start = siteAddresses().findReserved(path);
  return start === undefined ? undefined : { text: texts.reserved, values: { start } };
}

/**
 * A redirect leads to a page and not to another redirect, and none leads back to where it began.
 * @throws Refusal 422 at the field of the new address
 */
export async function assertLeadsToPage(tx: Pick<Queryable, 'select'>, { from, to }: RedirectInput): Promise<void> {
  if (to === from) refuseAt('to', texts.same);
  if (to.startsWith(`${from}/`)) refuseAt('to', texts.below);
  const seen = [to];
  let step = await findStep(to, tx);
  while (step && step.to !== from && !step.to.startsWith(`${from}/`) && !seen.includes(step.to)) {
    seen.push(step.to);
    step = await findStep(step.to, tx);
  }
  if (step) refuseAt('to', { text: texts.circle, values: { page: to } });
  if (seen.length > 1) refuseAt('to', { text: texts.leadsOn, values: { page: seen.at(-1) } });
}

/** @throws Refusal 422 where there is a problem */
export function refuseAt(field: keyof RedirectInput, problem: ServerText | undefined): void {
  if (problem) throw new Refusal(422, texts.mistakes, { errors: { [field]: [problem] } });
}
