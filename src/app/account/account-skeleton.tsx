import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { FileFrame } from './file-frame.tsx';

/**
 * Shown while the session is being checked. Without JavaScript that never ends, so the skeleton says so. Its lead is no
 * smaller than what a visitor without an account reads next: the largest part of the page is painted with the document.
 */
export function AccountSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={<Trans>Your account</Trans>}
        lead={
          <Trans>
            Here our clients follow their projects stage by stage, and find their brochures, tutorials, comments and
            profile. It opens as soon as we know who you are.
          </Trans>
        }
      />
      <FileFrame tabs={<Skeleton className="h-11 w-full lg:h-80" />}>
        <noscript>
          <p className="mb-6">
            <Trans>The client area needs JavaScript. Please switch it on, or write to us.</Trans>
          </p>
        </noscript>
        <div className="min-h-80">
          <Spinner label={t`Loading`} />
          <SkeletonText lines={6} />
        </div>
      </FileFrame>
    </>
  );
}
