import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LoadFailed } from '#app/account/load-failed.tsx';
import { useCall } from '#app/calls/use-call.ts';
import type { ListQuery } from '#app/page/lists/list-query.ts';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { filterDownloads } from '#features/downloads/filter-downloads.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { DownloadTable } from './download-table.tsx';

/** The links in the list are valid for an hour, so it is loaded again before that. */
const renewal = 50 * 60 * 1_000;

/** The documents of a client, with a link for each file. */
export function Archive({ query, categoryId }: { query: ListQuery; categoryId?: number | undefined }) {
  const { t } = useLingui();
  const [round, setRound] = useState(0);
  const { result, reload } = useCall('GET /downloads', {}, String(round));

  useEffect(() => {
    const timer = setInterval(() => setRound((last) => last + 1), renewal);
    return () => clearInterval(timer);
  }, []);

  if (!result) {
    return (
      <div className="mt-6">
        <SkeletonText lines={12} />
      </div>
    );
  }
  if (!result.ok) {
    return (
      <div className="mt-6">
        <LoadFailed title={<Trans>Error fetching downloads data</Trans>} failure={result} retry={reload} />
      </div>
    );
  }
  const rows = result.data.downloads.map(({ download_category_id: ownId, files, ...download }) => ({
    ...download,
    categoryId: ownId,
    files: files.map((file) => ({ ...file, isPublished: file.status })),
  }));
  const matching = filterDownloads(rows, { q: query.q, categoryId });
  const first = (query.page - 1) * query.perPage;
  return (
    <PagedList
      query={query}
      total={matching.length}
      empty={
        <EmptyState title={t`No document matches`} action={<LinkButton to="/downloads">{t`All documents`}</LinkButton>}>
          <Trans>Try fewer words from the name, or another category.</Trans>
        </EmptyState>
      }
    >
      <UntranslatedFrame isMixed texts={matching.map(({ name }) => name)}>
        <DownloadTable downloads={matching.slice(first, first + query.perPage)} />
      </UntranslatedFrame>
    </PagedList>
  );
}
