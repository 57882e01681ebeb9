import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Lane } from '#features/requirements/find-timeline.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BackButton } from '../back-button.tsx';
import type { Crumb } from '../crumbs.tsx';
import { DetailPage } from '../detail-page.tsx';
import { EventRule } from './event-rule.tsx';

type Subject = { name: string; to: string };

/** The metadata of a timeline; `subject` is the product or standard, with its own page. */
export function timelineSeo(subject: Subject, register: Crumb) {
  const { name } = subject;
  return {
    title: msg`${name}: timeline of its orders`,
    description: msg`${name}: which orders introduced, moved, paused or ended each approval, and when.`,
    crumbs: crumbsOf(subject, register),
  };
}

function crumbsOf({ name, to }: Subject, register: Crumb): Crumb[] {
  return [register, { label: name, to }, { label: msg`Timeline`, to: `${to}/timeline` }];
}

/**
 * The history of orders on the approvals that a product needs, or that name a standard.
 * @param register the page above that of the subject
 */
export function TimelinePage({
  subject,
  register,
  title,
  lanes,
}: {
  subject: Subject;
  register: Crumb;
  title: ReactNode;
  lanes: readonly Lane[];
}) {
  return (
    <DetailPage
      crumbs={crumbsOf(subject, register)}
      meta={<Trans>Timeline of orders</Trans>}
      title={title}
      lead={
        <Trans>
          When each order was published, and what it did. Dates that were moved or never came are struck through.
        </Trans>
      }
      actions={<BackButton to={subject.to} />}
    >
      <TimelineLanes lanes={lanes} />
    </DetailPage>
  );
}

/** One lane for each approval that has events, two side by side where there is room. */
function TimelineLanes({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useLingui();
  const withEvents = lanes.filter(({ events }) => events.length > 0);
  if (withEvents.length === 0) {
    return (
      <Container className="py-8 md:py-12">
        <EmptyState title={t`No orders to show`}>
          <Trans>The official lists name no order that we have read.</Trans>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container
      className={`grid gap-x-16 gap-y-12 py-8 md:py-12 ${withEvents.length > 1 ? 'lg:grid-cols-2' : 'max-w-3xl'}`}
    >
      {withEvents.map(({ service: { slug, name, categorySlug }, events }) => (
        <section key={slug} aria-labelledby={`lane-${slug}`} className="min-w-0">
          <h2 id={`lane-${slug}`} className="mb-4 text-2xl">
            <TextLink to={`/services/${categorySlug}/${slug}`}>
              <OwnText text={name} />
            </TextLink>
          </h2>
          <EventRule events={events} />
        </section>
      ))}
    </Container>
  );
}
