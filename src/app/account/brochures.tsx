import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Route } from './+types/brochures';
import { LoadFailed } from './load-failed.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.brochures });
}

export default function Brochures() {
  const { result, reload } = useCall('GET /client/brochures', {});
  return (
    <>
      <h2 className="mb-6">
        <Trans>Brochures</Trans>
      </h2>
      {!result ? (
        <SkeletonText lines={6} />
      ) : !result.ok ? (
        <LoadFailed title={<Trans>Failed to load brochures</Trans>} failure={result} retry={reload} />
      ) : result.data.length === 0 ? (
        <EmptyState
          title={<Trans>No brochures available.</Trans>}
          action={
            <Button command="show-modal" commandfor="brochure">
              <Trans>Request a brochure</Trans>
            </Button>
          }
        >
          <Trans>The brochures you request will appear here.</Trans>
        </EmptyState>
      ) : (
        <BrochureList brochures={result.data} />
      )}
    </>
  );
}

function BrochureList({ brochures }: { brochures: CallAnswer<'GET /client/brochures'> }) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <ul className="border-t border-rule">
      {brochures.map(({ id, title, download_link }) => (
        <li key={id} className="flex items-center justify-between gap-x-6 border-b border-rule py-3">
          <span className="min-w-0 font-semibold wrap-break-word">
            <OwnText text={title} />
          </span>
          <a
            href={download_link}
            download
            aria-label={t`Download: ${title}`}
            onClick={() => toast.success(t`Thank you for downloading our brochure!`)}
            className={`inline-flex min-h-11 shrink-0 items-center gap-2 ${textLinkClass}`}
          >
            <Icon name="download" size={18} />
            <Trans>Download</Trans>
          </a>
        </li>
      ))}
    </ul>
  );
}
