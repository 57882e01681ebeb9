import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSession } from '#app/session.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import type { HomeServicesAnswer } from '#features/home/home.schema.ts';
import { LinkButton } from '#ui/button.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

/** Loaded with the section, not with the page. */
const HomeBrochureForm = lazy(async () => {
  const form = import('#app/lead-forms/home-brochure-form.tsx').then((module) => module.HomeBrochureForm);
  return { default: await withAccountTexts(form) };
});

/** As high as the form, so that the page below it does not move. */
function FormSpace() {
  return (
    <div className="min-h-215 md:min-h-210">
      <SkeletonText lines={12} />
    </div>
  );
}

/** The brochure form of the home page. A client who is logged in gets a link to the client area's brochures instead. */
export function Brochure({ section, services }: HomeServicesAnswer) {
  const isLoggedIn = useSession() !== null;
  return (
    <Section id="brochure-request" tone="sheet">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <h2 id="brochure-request-title">{section.title || section.name}</h2>
          {section.tag_line && <p className="mt-3 text-lg text-pretty text-ink-2">{section.tag_line}</p>}
          {section.content && <Prose html={section.content} className="mt-5" />}
        </div>
        <div className="lg:col-span-6 lg:col-start-7 print:hidden">
          {isLoggedIn ? (
            <LinkButton to="/account/brochures">
              <Trans>Go to Brochures</Trans>
            </LinkButton>
          ) : (
            <Suspense fallback={<FormSpace />}>
              <HomeBrochureForm services={services} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}
