import { Trans, useLingui } from '@lingui/react/macro';
import { PlateFigure, type PlateView } from '#app/page/plate-figure.tsx';
import { filled } from '#core/text/filled.ts';
import { longDate } from '#core/time/dates.ts';
import type { FeeSummary } from '#features/fees/list-fee-summaries.server.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import { DatedText } from '#features/requirements/components/dated-text.tsx';
import { DoubtNote } from '#features/requirements/components/notes.tsx';
import { PublicationNames } from '#features/requirements/components/publication-names.tsx';
import type { FactSource } from '#features/services/find-service-detail.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Facts = {
  regulator: string | null;
  governingOrder: string | null;
  validity: string | null;
  validitySource: FactSource | null;
  timeline: string | null;
  timelineSource: FactSource | null;
  whoNeedsIt: string | null;
  publication: Publication | null;
  confirmed: boolean;
};

/** The facts of a service and their source, shown before its texts, with what people will see of it on the goods. */
export function ServiceFacts({
  service,
  plates,
  fees,
}: {
  service: Facts;
  plates: readonly PlateView[];
  fees: FeeSummary;
}) {
  const { t } = useLingui();
  const facts = [
    { key: 'regulator', name: <Trans>Regulator</Trans>, value: service.regulator },
    { key: 'validity', name: <Trans>Validity</Trans>, value: service.validity, source: service.validitySource },
    { key: 'timeline', name: <Trans>Typical timeline</Trans>, value: service.timeline, source: service.timelineSource },
    {
      key: 'fees',
      name: <Trans>Government fees</Trans>,
      value: fees.words ?? t`No published figure. Ask us.`,
      link: fees.to ?? '/contact',
    },
    { key: 'who', name: <Trans>Who needs it</Trans>, value: service.whoNeedsIt },
    { key: 'order', name: <Trans>Governing order</Trans>, value: service.governingOrder },
  ];
  const known = facts.flatMap(({ key, name, value, source = null, link = null }) => {
    const text = filled(value);
    return text ? { key, name, text, source, link } : [];
  });
  return (
    <Container
      className={`gap-x-12 gap-y-8 py-6 md:py-8 ${plates.length > 0 ? 'grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]' : ''}`}
    >
      <dl className={`grid content-start gap-x-10 gap-y-5 sm:grid-cols-2 ${plates.length > 0 ? '' : 'lg:grid-cols-3'}`}>
        {known.map(({ key, name, text, source, link }) => (
          <div key={key} className="border-t border-gold pt-2.5">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="mt-0.5">
              <DatedText text={text} from={key === 'order' ? 'lists' : 'editors'} inSentence />
            </dd>
            {source && <FactOrigin source={source} />}
            {link && (
              <dd className="mt-0.5 text-sm">
                <TextLink className="inline-block py-1" to={link}>
                  {link === '/contact' ? <Trans>Contact us</Trans> : <Trans>Fees, times and steps</Trans>}
                </TextLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {plates.length > 0 && (
        <div className="stack-6 lg:col-start-2 lg:row-start-1 lg:row-span-2">
          {plates.map((plate) => (
            <PlateFigure key={plate.slug} plate={plate} />
          ))}
        </div>
      )}
      <div className={`stack-2 ${plates.length > 0 ? '' : 'mt-5'}`}>
        {!service.confirmed && <DoubtNote />}
        <PublicationNames publications={service.publication ? [service.publication] : []} />
      </div>
    </Container>
  );
}

function FactOrigin({ source }: { source: FactSource }) {
  const { i18n } = useLingui();
  const day = longDate(source.readOn, i18n.locale);
  return (
    <dd className="mt-0.5 text-sm text-ink-2">
      <Trans>
        Source: <OwnText text={source.name} from="lists" />, read on {day}
      </Trans>
    </dd>
  );
}
