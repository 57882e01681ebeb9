import { Trans, useLingui } from '@lingui/react/macro';
import type { LandingStep } from '#features/landing/landing-kinds.ts';
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
              <ol className="numbered-steps">
                {steps.map(({ kind, text }) => (
                  <li key={kind}>
                    <h3>
                      <Name text={names[kind]} />
                    </h3>
                    <p>
                      <OwnText text={text} />
                    </p>
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

/** The name of a step, which may break after its slash: browsers see one word, too long for large text on a phone. */
function Name({ text }: { text: string }) {
  const [first, second] = text.split('/');
  return second ? (
    <>
      {first}/<wbr />
      {second}
    </>
  ) : (
    text
  );
}
