import { Trans, useLingui } from '@lingui/react/macro';
import type { Lane } from '#features/requirements/find-timeline.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EventRule } from './event-rule.tsx';

/** One lane for each approval that has events, two side by side where there is room. */
export function TimelineLanes({ lanes }: { lanes: readonly Lane[] }) {
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
