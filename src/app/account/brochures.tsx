import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/brochures';
import { FileList } from './file-list.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.brochures });
}

export default function Brochures() {
  // A client who asks for a brochure on this very page is led to it once more.
  const { key } = useLocation();
  return (
    <FileList
      title={<Trans>Brochures</Trans>}
      loaded={useCall('GET /client/brochures', {}, key)}
      dateOf={({ updated_at }) => updated_at}
      failed={<Trans>Failed to load brochures</Trans>}
      empty={
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
      }
    >
      {(brochure) => <Brochure brochure={brochure} />}
    </FileList>
  );
}

function Brochure({ brochure }: { brochure: CallAnswer<'GET /client/brochures'>[number] }) {
  const { t } = useLingui();
  const toast = useToast();
  const { title, download_link } = brochure;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 font-semibold">
        <OwnText text={title} />
      </span>
      <a
        href={download_link}
        download
        aria-label={t`Download: ${title}`}
        onClick={() => toast.success(t`Thank you for downloading our brochure!`)}
        className={`-my-2.5 inline-flex min-h-11 shrink-0 items-center gap-2 ${textLinkClass}`}
      >
        <Icon name="download" size={18} />
        <Trans>Download</Trans>
      </a>
    </div>
  );
}
