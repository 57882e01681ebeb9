import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crumbs } from '#app/page/crumbs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import type { LogoFiles } from '#features/logo/list-logo-files.server.ts';
import { listLogoFiles } from '#features/logo/list-logo-files.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/logo';

const crumbs = [{ label: msg`Logo`, to: '/logo' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Logo`,
    description: msg`Our logo in seven sizes, for partners and for the press.`,
    crumbs,
  });
}

export async function loader() {
  return { sizes: await listLogoFiles() };
}

export default function Logo({ loaderData: { sizes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={[]} page={crumbs[0]?.label} />}
        title={<Trans>Logo</Trans>}
        lead={
          <Trans>
            Use it to name us as your consultant or partner. Do not change its colours or proportions, and leave some
            space around it.
          </Trans>
        }
      >
        <a href="/logo.svg" download="kasauti-mark.svg" className={textLinkClass}>
          <Trans>The mark alone as SVG, for any size</Trans>
        </a>
      </PageHeader>
      <Container className="py-8 md:py-12">
        <ul>
          {sizes.map((size) => (
            <LogoSize key={size.width} {...size} />
          ))}
        </ul>
      </Container>
    </>
  );
}

/** One size of the logo with its files, drawn as large as it is: on a dense screen its pixels take half the space. */
function LogoSize({ width, height, jpg, cdr }: LogoFiles) {
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
