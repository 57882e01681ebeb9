import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { useOwnLanguage } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { queryDialog } from './query-dialog.tsx';

/** Since when we do this work, and what a client can rely on. */
export function About({ since }: { since: string }) {
  const languageOf = useOwnLanguage();
  return (
    <Section>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 {...languageOf(since)} className="text-[clamp(3rem,1.5rem+5vw,5.5rem)] text-gold-ink">
            {since}
          </h2>
          <p className="mt-4 text-lg text-pretty text-ink-2">
            <Trans>
              We prepare and file applications for Indian product approvals, coordinate the testing and follow each file
              until the regulator has decided.
            </Trans>
          </p>
          <Button command="show-modal" commandfor={queryDialog} className="mt-6">
            <Trans>Send a Query</Trans>
          </Button>
        </div>
        <ul className="lg:col-span-7 [&>li]:border-t [&>li]:border-rule [&>li]:py-4 [&>li]:text-lg">
          <li>
            <Trans>Before you pay anything you know which scheme applies and where we read it.</Trans>
          </li>
          <li>
            <Trans>Our fee and the regulator’s are stated separately, in writing.</Trans>
          </li>
          <li>
            <Trans>One consultant knows your file from the first call to the certificate.</Trans>
          </li>
          <li>
            <Trans>Samples, reports and papers are checked before anything is filed.</Trans>
          </li>
          <li>
            <Trans>If no approval is needed, we say so. The decision itself is always the regulator’s.</Trans>
          </li>
        </ul>
      </div>
    </Section>
  );
}
