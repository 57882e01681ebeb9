import { Trans, useLingui } from '@lingui/react/macro';
import { Labelled } from '#app/page/labelled.tsx';
import { listWords } from '#core/text/list-words.ts';
import { longDate } from '#core/time/dates.ts';
import { type FigureBasis, figureBases } from '#features/fees/fees.schema.ts';
import type { Figure } from '#features/fees/list-courses.server.ts';
import type { Slowest, Way, WholeCourse } from '#features/finder/sheet/way-of.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ApprovalOrder, Stage } from './approval-order.tsx';

/** The steps to the approvals that apply, and how long they take and cost; each figure with who says it. */
export function Course({ course: { ways, slowest, order, waits } }: { course: WholeCourse }) {
  const known = ways.filter(({ stages }) => stages.length > 0);
  if (ways.length === 0) return null;
  return (
    <>
      <section aria-labelledby="order" className="mt-6 print:mt-2">
        <h2 id="order" className="text-xl">
          <Trans>In this order</Trans>
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {order.length > 0 ? (
            <Trans>What waits for another approval stands below it; the others can run side by side.</Trans>
          ) : (
            <Trans>
              Each approval has its own steps, and they can run beside each other unless a step says otherwise. Then the
              slowest one decides.
            </Trans>
          )}
        </p>
        <ApprovalOrder order={order} waits={waits} />
        {slowest.map((each) => (
          <p key={each.basis} className="mt-1 text-sm">
            <SlowestWords slowest={each} />
          </p>
        ))}
        <ul className="mt-2 border-b border-rule">
          {known.map((way) => (
            <li key={way.key} className="border-t border-rule">
              <Steps way={way} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="figures" className="mt-6 print:mt-2">
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

function SlowestWords({ slowest: { basis, names, words, condition, unknown } }: { slowest: Slowest }) {
  const { i18n } = useLingui();
  const others = listWords(unknown, i18n.locale);
  return (
    <>
      <Labelled
        label={
          <b className="font-semibold">
            <BasisName basis={basis} />
          </b>
        }
      >
        {names.join(' + ')} · {words}
        {condition && (
          <>
            {' '}
            (<OwnText text={condition} />)
          </>
        )}
      </Labelled>
      {unknown.length > 0 && (
        <span className="block">
          <Trans>Nothing is said of {others}.</Trans>
        </span>
      )}
    </>
  );
}

function Steps({ way: { name, stages, reading } }: { way: Way }) {
  const { i18n } = useLingui();
  const day = reading && longDate(reading.readOn, i18n.locale);
  return (
    <details className="printed-details">
      <summary className="cursor-pointer py-3 font-semibold print:py-0">{name}</summary>
      <ol className="printed-run ms-2 mb-3 border-s border-rule">
        {stages.map((stage) => (
          <Stage key={stage[0]?.number}>
            {stage.map(({ number, step, actor }) => (
              <p key={number}>
                <OwnText text={step} /> <span className="block text-sm text-ink-2">{actor}</span>
              </p>
            ))}
          </Stage>
        ))}
      </ol>
      {reading && (
        <p className="mb-3 text-sm wrap-anywhere text-ink-2">
          <Trans>
            Source: <OwnText text={reading.source} from="lists" />, read on {day}
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
    <div className="printed-run stack-2">
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
      <Labelled label={stage}>{words}</Labelled>
      {condition && (
        <span className="block text-sm">
          <OwnText text={condition} />
        </span>
      )}
      {basis !== 'ours' && (
        <span className="block text-sm wrap-anywhere text-ink-2">
          <Trans>
            Source: <OwnText text={source} from="lists" />, read on {day}
          </Trans>
        </span>
      )}
    </>
  );
}
