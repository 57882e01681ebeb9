import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LandingFields } from '#app/page/fields/landing-fields.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { acceptOf } from '#core/files/document-kinds.ts';
import type { LandingScheme } from '#features/landing/list-landing-schemes.server.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { OfferList } from './offer-list.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/landing-form.tsx').then((module) => module.LandingForm));

/** The claim and the form. On phones the form follows the claim at once, and the offers come after it. */
export function Hero({
  title,
  lead,
  schemes,
}: {
  title: ReactNode;
  lead: string | null;
  schemes: readonly LandingScheme[];
}) {
  const root = useRootData();
  const languageOf = useOwnLanguage();
  return (
    <section className="relative isolate overflow-hidden bg-basalt text-paper print:bg-transparent print:text-ink">
      <img
        src="/touchstone.svg"
        alt=""
        width={1000}
        height={1000}
        loading="lazy"
        className="absolute -start-[40rem] top-[34rem] -z-10 hidden size-[52rem] max-w-none opacity-60 lg:block mirrored print:hidden"
      />
      <Container className="grid gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7">
          <span aria-hidden="true" className="mb-6 block h-1 w-24 bg-gold" />
          <h1
            {...languageOf(title)}
            className="text-[calc(clamp(min(2.5rem,11vw),1.4rem+4.6vw,min(5rem,11.5vw))*var(--heading-scale))] leading-[min(var(--heading-leading,1.02),1.4)] text-balance"
          >
            {title}
          </h1>
          {lead && (
            <p {...languageOf(lead)} className="mt-6 max-w-[34rem] text-xl text-pretty text-rule">
              {lead}
            </p>
          )}
        </div>
        <section
          id="query"
          aria-labelledby="query-title"
          className="no-print scroll-mt-24 border-t-4 border-gold bg-sheet px-5 py-6 text-ink md:px-8 md:py-8 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="query-title" className="mb-5 flex items-center gap-3 text-2xl">
            <Icon name="mail" className="text-gold" />
            <Trans>Send us your query</Trans>
          </h2>
          <LateForm action={`${root?.callBase ?? ''}/sendnewsletterads`} load={loadForm} props={{}}>
            <PlainQuery />
          </LateForm>
        </section>
        <div className="lg:col-span-7">
          <OfferList schemes={schemes} />
        </div>
      </Container>
    </section>
  );
}

/** The main form as the document contains it, before its script has loaded and for browsers without script. */
function PlainQuery() {
  const { t } = useLingui();
  return (
    <LandingFields
      field={(name) => ({ id: `landing-${name}`, name })}
      file={<FileField id="landing-pdf" name="pdf" label={t`PDF (optional, up to 10 MB)`} accept={acceptOf(['pdf'])} />}
    >
      <PlainSum id="landing" />
      <Button type="submit" className="w-full">
        <Trans>Submit</Trans>
      </Button>
    </LandingFields>
  );
}
