import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crumbs } from '#app/page/crumbs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { listLogoFiles } from '#features/logo/list-logo-files.server.ts';
import { Container, PageHeader } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/logo';
import { LogoSize } from './logo-size.tsx';

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
