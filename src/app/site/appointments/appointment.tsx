import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '#app/calls/use-call.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { Route } from './+types/appointment';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { MoveAppointment } from './move-appointment.tsx';

export const handle = { secret: true } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.appointment });
}

/** `/calls/{token}`: shows an appointment and lets the visitor move or cancel it. The invitation links to this page. */
export default function Appointment({ params: { token } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { result, reload } = useCall('GET /calls/{token}', { params: { token } });
  return (
    <>
      <PageHeader title={t`Your call`} />
      <Container className="py-8 md:py-12">
        <noscript>
          <p>
            <Trans>
              This page needs JavaScript to show your call. The day and time are also in the invitation that we emailed
              to you.
            </Trans>
          </p>
        </noscript>
        <div aria-busy={!result} className="noscript:hidden">
          {!result ? (
            <SkeletonText lines={6} />
          ) : !result.ok && result.status === 404 ? (
            <EmptyState
              title={<Trans>This link does not lead to a call</Trans>}
              action={
                <Button command="show-modal" commandfor="schedule">
                  <Trans>Schedule a call</Trans>
                </Button>
              }
            >
              <Trans>
                The link may be incomplete, or the call may be long past. Use the link in your most recent invitation.
              </Trans>
            </EmptyState>
          ) : !result.ok ? (
            <EmptyState
              title={<Trans>Your call could not be loaded</Trans>}
              action={
                <Button onClick={reload}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              <Trans>Your call is still booked. Check your connection or try again in a moment.</Trans>
            </EmptyState>
          ) : (
            <div className="grid gap-10 lg:grid-cols-12">
              <div className="stack-6 lg:col-span-6">
                <AppointmentFacts appointment={result.data} />
                {result.data.can_change && <CancelAppointment token={token} onDone={reload} />}
                {result.data.state === 'cancelled' && (
                  <LinkButton to="/services" variant="secondary">
                    <Trans>Our services</Trans>
                  </LinkButton>
                )}
              </div>
              {result.data.can_change && (
                <div className="lg:col-span-5 lg:col-start-8">
                  <MoveAppointment token={token} onDone={reload} />
                </div>
              )}
            </div>
          )}
        </div>
      </Container>
    </>
  );
}
