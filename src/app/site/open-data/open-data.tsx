import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dataset } from '#app/page/dataset.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { openTables } from '#features/open-data/open-tables.ts';
import { readReleases } from '#features/open-data/releases.server.ts';
import { getOpenDataLicence } from '#features/site/settings.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/open-data';
import { ReleaseLog } from './release-log.tsx';
import { TableColumns } from './table-columns.tsx';
import { TableFiles } from './table-files.tsx';

export const handle = { enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [{ label: msg`Open data`, to: '/open-data' }];
const lead = msg`The register of orders and the lists of requirements as files, with the source of every row.`;
const mostReleases = 20;

export function meta(args: Route.MetaArgs) {
  const { release, licence } = args.loaderData;
  const root = rootOf(args);
  const base = root?.publicUrl ?? '';
  return pageMeta(args, {
    title: msg`Open data on Indian product certification`,
    description: lead,
    crumbs,
    structuredData: release
      ? dataset({
          url: `${base}/open-data`,
          modified: release.day,
          version: release.name,
          licence: licence.path,
          publisher: { name: root?.siteName ?? '', url: base },
          files: Object.entries(release.files).map(([name, { bytes }]) => ({ name, bytes })),
        })
      : [],
  });
}

export async function loader() {
  const [{ releases }, licence] = await Promise.all([readReleases(), getOpenDataLicence()]);
  return {
    licence,
    release: releases[0] ?? null,
    releases: releases.slice(0, mostReleases).map(({ name, day, tables }) => ({
      ...{ name, day },
      changes: tables.filter(({ added, changed, removed }) => added + changed + removed > 0),
    })),
    tables: openTables.map(({ name, fields }) => ({ name, fields })),
  };
}

/** Our data as files: what they contain, what their columns mean, on which terms, and what changed when. */
export default function OpenData({ loaderData: { licence, release, releases, tables } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  return (
    <DetailPage crumbs={crumbs} title={t`Open data`} lead={i18n._(lead)}>
      <Section id="files" title={<Trans>Files</Trans>}>
        {release ? (
          <TableFiles release={release} />
        ) : (
          <EmptyState title={t`The first files are being written`}>
            <Trans>They will be here in a few minutes.</Trans>
          </EmptyState>
        )}
      </Section>
      <Section
        id="licence"
        title={<Trans>Licence</Trans>}
        lead={
          <Trans>
            Our compilation may be used under{' '}
            <a href={licence.path} rel="license" className={textLinkClass}>
              {licence.title}
            </a>
            : name us as its source, and say what you changed.
          </Trans>
        }
      >
        <ul className="max-w-2xl list-disc ps-5 stack-2">
          <li>
            <Trans>
              The orders themselves are published in the gazette, which alone is authentic. Check the gazette before you
              rely on a date.
            </Trans>
          </li>
          <li>
            <Trans>
              Standards are given by number and title only. Their text belongs to the Bureau of Indian Standards.
            </Trans>
          </li>
          <li>
            <Trans>
              Each row says whether it was read in the gazette or in the regulator’s own papers, and up to which day.
            </Trans>
          </li>
        </ul>
      </Section>
      <Section
        id="columns"
        title={<Trans>Columns</Trans>}
        lead={
          <Trans>Both formats have the same columns in the same order. Names and explanations are in English.</Trans>
        }
      >
        <TableColumns tables={tables} />
      </Section>
      {releases.length > 0 && (
        <Section
          id="changes"
          title={<Trans>Changes</Trans>}
          lead={<Trans>Every release stays at its own address and never changes.</Trans>}
        >
          <ReleaseLog releases={releases} />
        </Section>
      )}
    </DetailPage>
  );
}
