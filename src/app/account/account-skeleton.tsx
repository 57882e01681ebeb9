import { Trans, useLingui } from '@lingui/react/macro';
import { Container, PageHeader } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** While it is found out who asks. Without script that never happens, so it says so. */
export function AccountSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={<Trans>Your account</Trans>} />
      <Container className="grid gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <noscript>
          <p className="lg:col-span-2">
            <Trans>The client area needs JavaScript. Please switch it on, or write to us.</Trans>
          </p>
        </noscript>
        <Skeleton className="h-11 w-full lg:h-80" />
        <div className="min-h-80">
          <Spinner label={t`Loading`} />
          <SkeletonText lines={6} />
        </div>
      </Container>
    </>
  );
}
