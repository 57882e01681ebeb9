import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';

/**
 * What a reader can do next, on phones at the bottom of the screen. The bar is the last thing on the page and sticks to
 * the bottom until the reader reaches it, so it covers no text and leaves the screen before the enquiry begins.
 */
export function ThumbBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="thumb-bar no-print sticky bottom-0 z-10 flex flex-wrap items-center gap-x-2 border-t border-rule bg-paper px-(--page-margin) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {children}
    </aside>
  );
}

/** The one thing to do after a sheet: the enquiry below it begins with the product. On phones it is in the bar. */
export function CheckModelLink() {
  return (
    <p className="no-print mt-5 max-md:hidden">
      <CheckModel />
    </p>
  );
}

export function CheckModelBar() {
  const { t } = useLingui();
  return (
    <ThumbBar label={t`The next step`}>
      <CheckModel className="grow" />
    </ThumbBar>
  );
}

function CheckModel({ className }: { className?: string }) {
  return (
    <a href="#enquiry-title" className={buttonClass('primary', className)}>
      <Trans>Have your model checked</Trans>
    </a>
  );
}
