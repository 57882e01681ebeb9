import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetScheme } from './sheet-scheme.tsx';
import { TimeRuleDrawing } from './time-rule-drawing.tsx';

/**
 * The answer for a product on one sheet: what it needs, for whom and since when, under which order, and up to which day we have checked that.
 *
 * @param title the heading, with the name of the product
 * @param picture the picture of the product, shown beside its name
 * @param choice links to the sheets for other readers
 * @param isShort leaves out what only the product's own page says: who must act, the orders and the sources
 */
export function SummarySheet({
  sheet,
  siteName,
  title,
  picture,
  choice,
  isShort = false,
}: {
  sheet: Sheet;
  siteName: string;
  title: ReactNode;
  picture?: ReactNode;
  choice?: ReactNode;
  isShort?: boolean;
}) {
  return (
    <article className="fine-frame">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">{title}</div>
        {picture}
      </div>
      <p className="my-3 font-serif text-xl text-pretty">
        {sheet.verdict ?? <Trans>This product is not on any list we hold.</Trans>}
      </p>
      {choice}
      {sheet.schemes.length > 0 && (
        <ul className="border-b border-rule">
          {sheet.schemes.map((scheme) => (
            <SheetScheme key={scheme.slug} scheme={scheme} isShort={isShort} />
          ))}
        </ul>
      )}
      {sheet.drawing && <TimeRuleDrawing drawing={sheet.drawing} />}
      <SheetFoot sheet={sheet} siteName={siteName} isShort={isShort} />
    </article>
  );
}
