import { Trans } from '@lingui/react/macro';
import type { LogoFiles } from '#features/logo/list-logo-files.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** One size of the logo with its files, drawn as large as it is: on a dense screen its pixels take half the space. */
export function LogoSize({ width, height, jpg, cdr }: LogoFiles) {
  const size = `${width} × ${height}`;
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-rule py-6 last:border-b lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center">
      <div className="min-w-0">
        <h2 className="mb-3 font-sans text-base font-semibold tabular">
          <bdi>{size}</bdi> <Trans>pixels</Trans>
        </h2>
        {jpg && (
          <picture>
            <source
              media="(resolution >= 1.5x)"
              srcSet={jpg}
              width={Math.round(width / 2)}
              height={Math.round(height / 2)}
            />
            <img
              src={jpg}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-auto max-w-full border border-rule"
            />
          </picture>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 lg:justify-end">
        <FileLink kind="JPG" size={size} href={jpg} />
        <FileLink kind="CDR" size={size} href={cdr} />
      </div>
    </li>
  );
}

function FileLink({ kind, size, href }: { kind: string; size: string; href: string | null }) {
  if (!href) {
    return (
      <p className="min-h-11 border border-dashed border-edge px-4 py-2.5 text-sm text-ink-2">
        <Trans>{kind}: not available yet</Trans>
      </p>
    );
  }
  return (
    <a href={href} download className={buttonClass('secondary')}>
      <Icon name="download" size={18} />
      {kind}
      <span className="sr-only"> {size}</span>
    </a>
  );
}
