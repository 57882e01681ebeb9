import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WholeCourse } from '#features/finder/sheet/way-of.ts';
import { OwnText } from '#ui/own-language.tsx';

/** Approvals of which one waits for another, with what makes it wait. */
export function ApprovalOrder({ order, waits }: Pick<WholeCourse, 'order' | 'waits'>) {
  if (order.length === 0) return null;
  return (
    <ol className="ms-2 mt-2 border-s border-rule">
      {order.map((stage) => (
        <Stage key={stage[0]?.key}>
          {stage.map(({ key, name }) => {
            const reasons = waits.filter(({ after }) => after === key);
            return (
              <div key={key}>
                <p className="font-semibold">{name}</p>
                {reasons.map(({ before, why, source }) => (
                  <p key={before} className="text-sm wrap-anywhere">
                    <OwnText text={why} />{' '}
                    <span className="block text-ink-2">
                      <Trans>
                        Source: <OwnText text={source} from="lists" />
                      </Trans>
                    </span>
                  </p>
                ))}
              </div>
            );
          })}
        </Stage>
      ))}
    </ol>
  );
}

/** A gold tick on the vertical rule; what can be done at the same time stands side by side. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <li className="relative py-2 ps-5 print:py-0.5">
      <span aria-hidden="true" className="absolute start-0 top-4.5 w-3 border-t-2 border-gold print:top-2" />
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">{children}</div>
    </li>
  );
}
