import { Trans, useLingui } from '@lingui/react/macro';
import type { LandingStep } from '#features/landing/landing-steps.ts';
import type { LandingScheme } from '#features/landing/list-landing-schemes.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What happens from the first form to the certificate, for each scheme. */
export function Process({ schemes }: { schemes: readonly LandingScheme[] }) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <Section id="know-the-process" tone="sheet" title={<Trans>Know the Process</Trans>}>
      <Tabs
        id="process"
        label={t`Know the Process`}
        tabs={schemes.map(({ slug, name, path, steps }) => ({
          key: slug,
          title: <OwnText text={name} />,
          content: (
            <>
              <ol className={`grid gap-x-8 gap-y-6 ${steps.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-5'}`}>
                {steps.map(({ kind, text }, index) => (
                  <li key={kind} className="flex gap-5 border-t border-gold pt-4 lg:block">
                    <span aria-hidden="true" className="w-10 shrink-0 font-serif text-5xl leading-none text-gold-ink">
                      {index + 1}
                    </span>
                    <div className="min-w-0">
                      <h3 className="text-lg lg:mt-4">{names[kind]}</h3>
                      <p className="mt-1.5 text-ink-2">
                        <OwnText text={text} />
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
              {path && (
                <p className="mt-8">
                  <TextLink to={path}>
                    <Trans>
                      Documents and timeline: <OwnText text={name} />
                    </Trans>
                  </TextLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function useStepNames(): Record<LandingStep, string> {
  const { t } = useLingui();
  return {
    registration: t`Registration`,
    preparation: t`Document Preparation/Verification`,
    testing: t`Testing/Inspection`,
    submission: t`Document Submission`,
    grant: t`Grant of Certification`,
  };
}
