import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { ReadReport } from '#features/finder/how-right/read-answers-report.server.ts';
import { SectorTable } from './sector-table.tsx';
import { TargetsTable } from './targets-table.tsx';
import { WrongAnswers } from './wrong-answers.tsx';

/** What somebody else's products came to, against the targets: the measure that is published. */
export function Strangers({ strangers, ownFigures }: Pick<ReadReport, 'strangers' | 'ownFigures'>) {
  const { i18n } = useLingui();
  const { first, now } = strangers;
  const products = first.figures.answers;
  const day = longDate(first.measuredOn, i18n.locale);
  const answers = ownFigures.answers;
  return (
    <>
      <p>
        <Trans>
          {products} products were written down by somebody who had not seen our names and rules, and first tried on{' '}
          {day}. The column “At first” says what came out then, with the questions answered and before anything was
          mended. Of all products we can claim less, because {products} are a sample.
        </Trans>
      </p>
      <p>
        <Trans>
          The last two columns prove nothing: names and rules were then mended by these products, and we develop the
          finder by the {answers} answers to our own.
        </Trans>
      </p>
      <TargetsTable first={first.figures} now={now} own={ownFigures} />
      <h3 className="text-xl">
        <Trans>At first, by sector</Trans>
      </h3>
      <SectorTable report={{ sectors: first.sectors, total: totalOf(first) }} />
      <h3 className="text-xl">
        <Trans>What was wrong at first</Trans>
      </h3>
      <WrongAnswers wrong={first.wrong} dangerous={first.figures.dangerous} />
    </>
  );
}

function totalOf({ sectors }: ReadReport['strangers']['first']) {
  const sum = (name: 'answers' | 'right' | 'honest' | 'vague' | 'wrong' | 'dangerous') =>
    sectors.reduce((all, sector) => all + sector[name], 0);
  return {
    ...{ answers: sum('answers'), right: sum('right'), honest: sum('honest') },
    ...{ vague: sum('vague'), wrong: sum('wrong'), dangerous: sum('dangerous') },
  };
}
