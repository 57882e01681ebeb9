import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadReport } from '#features/finder/how-right/read-answers-report.server.ts';
import { FactList } from '#ui/fact-list.tsx';
import { SectorTable } from './sector-table.tsx';
import { WrongAnswers } from './wrong-answers.tsx';

/** How right the sheet is once the right product is picked and the questions about it are answered. */
export function WithAnswers({ report }: { report: ReadReport['withAnswers'] }) {
  const { t } = useLingui();
  const { median, most } = report.questions;
  const { before, after } = report.mayApply;
  return (
    <>
      <p>
        <Trans>
          Here somebody picks the right product among the first five, and answers each question as the maker would, or
          says “I don’t know”.
        </Trans>
      </p>
      <FactList
        facts={[
          { term: t`Questions asked`, value: t`${median} in the median, at most ${most} for nine products in ten` },
          {
            term: t`Approvals that may still apply`,
            value: t`${before} before the questions, ${after} after them, in the median`,
          },
        ]}
      />
      <SectorTable report={report} />
      <h3 className="text-xl">
        <Trans>What is still wrong after the questions</Trans>
      </h3>
      <WrongAnswers wrong={report.wrong} dangerous={report.total.dangerous} />
    </>
  );
}
