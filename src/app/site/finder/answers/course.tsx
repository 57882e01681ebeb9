import { Trans, useLingui } from '@lingui/react/macro';
import { listWords } from '#core/text/list-words.ts';
import { longDate } from '#core/time/dates.ts';
import { type FigureBasis, figureBases } from '#features/fees/fees.schema.ts';
import type { Figure } from '#features/fees/list-courses.server.ts';
import type { FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import type { Slowest, Way } from '#features/finder/sheet/way-of.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The steps to the approvals that apply, and how long they take and cost; each figure with who says it. */
export function Course({ course: { ways, slowest } }: { course: NonNullable<FamilySheet['course']> }) {
  const known = ways.filter(({ stages }) => stages.length > 0);
  if (ways.length === 0) return null;
  return (
    <>
      <section aria-labelledby="order" className="mt-6 print:mt-2">
        <h2 id="order" className="text-xl">
          <Trans>In this order</Trans>
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          <Trans>
            Each approval has its own steps, and they can run beside each other unless a step says otherwise. Then the
            slowest one decides.
          </Trans>
        </p>
        {slowest.map((each) => (
          <p key={each.basis} className="mt-1 text-sm">
            <SlowestWords slowest={each} />
          </p>
        ))}
        <ul className="no-print mt-2 border-b border-rule">
          {known.map((way) => (
            <li key={way.key} className="border-t border-rule">
              <Steps way={way} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="figures" className="no-print mt-6">
        <h2 id="figures" className="text-xl">
          <Trans>Times and costs</Trans>
        </h2>
        <ul className="mt-2 border-b border-rule">
          {ways.map((way) => (
            <li key={way.key} className="sheet-row">
              <span className="font-semibold">{way.name}</span>
              <Figures figures={[...way.times, ...way.costs]} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function BasisName({ basis }: { basis: FigureBasis }) {
  if (basis === 'published') return <Trans>Published</Trans>;
  return basis === 'reported' ? <Trans>Reported by others</Trans> : <Trans>Our own experience</Trans>;
}

function SlowestWords({ slowest: { basis, name, words, condition, unknown } }: { slowest: Slowest }) {
  const { i18n } = useLingui();
  const others = listWords(unknown, i18n.locale);
  return (
    <>
      <b className="font-semibold">
        <BasisName basis={basis} />
      </b>
      {': '}
      {name} · {words}
      {condition && (
        <>
          {' '}
          (<OwnText text={condition} />)
        </>
      )}
      {unknown.length > 0 && (
        <>
          {'. '}
          <Trans>Nothing is said of {others}.</Trans>
        </>
      )}
    </>
  );
}

/** A vertical rule with a gold tick for each stage; the steps of one stage stand side by side. */
function Steps({ way: { name, stages, reading } }: { way: Way }) {
  const { i18n } = useLingui();
  const day = reading && longDate(reading.readOn, i18n.locale);
  return (
    <details>
      <summary className="cursor-pointer py-3 font-semibold">{name}</summary>
      <ol className="ms-2 mb-3 border-s border-rule">
        {stages.map((stage) => (
          <li key={stage[0]?.number} className="relative py-2 ps-5">
            <span aria-hidden="true" className="absolute start-0 top-4.5 w-3 border-t-2 border-gold" />
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
              {stage.map(({ number, step, actor }) => (
                <p key={number}>
                  <OwnText text={step} /> <span className="block text-sm text-ink-2">{actor}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {reading && (
        <p className="mb-3 text-sm wrap-anywhere text-ink-2">
          <Trans>
            Source: <OwnText text={reading.source} />, read on {day}
          </Trans>
        </p>
      )}
    </details>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0)
    return (
      <p>
        <Trans>
          No published figure. <TextLink to="/contact">Ask us.</TextLink>
        </Trans>
      </p>
    );
  return (
    <div className="stack-2">
      {figureBases.map((basis) => {
        const said = figures.filter((figure) => figure.basis === basis);
        return (
          said.length > 0 && (
            <div key={basis}>
              <p className="text-sm font-semibold">
                <BasisName basis={basis} />
              </p>
              <ul className="stack-1">
                {said.map((figure) => (
                  <li key={figure.stage + figure.words + figure.source}>
                    <FigureWords figure={figure} />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

function FigureWords({ figure: { basis, stage, words, condition, source, readOn } }: { figure: Figure }) {
  const { i18n } = useLingui();
  const day = longDate(readOn, i18n.locale);
  return (
    <>
      {stage}: {words}
      {condition && (
        <span className="block text-sm">
          <OwnText text={condition} />
        </span>
      )}
      {basis !== 'ours' && (
        <span className="block text-sm wrap-anywhere text-ink-2">
          <Trans>
            Source: <OwnText text={source} />, read on {day}
          </Trans>
        </span>
      )}
    </>
  );
}
