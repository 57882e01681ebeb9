import { type ReactNode, useState } from 'react';

/**
 * Fields below their summary. Where one of them needs attention they are shown, and stay so while it is mended.
 *
 * @param isNeeded whether they are to be seen now
 */
export function FoldedFields({
  id,
  title,
  isNeeded,
  className = '',
  children,
}: {
  id?: string;
  title: ReactNode;
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return (
    <details open={isShown || undefined} className={className}>
      <summary id={id} className="min-h-11 cursor-pointer py-2.5 font-semibold wrap-anywhere">
        {title}
      </summary>
      <div className="stack-5 pt-2 pb-5">{children}</div>
    </details>
  );
}
