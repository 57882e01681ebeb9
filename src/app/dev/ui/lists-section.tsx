import { Accordion } from '#ui/accordion.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { monthRule } from '#ui/drawings/time-rule.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Section } from '#ui/section.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { TimeRule } from '#ui/time-rule.tsx';
import { DevSeal } from './dev-seal.tsx';
import { longName, paging, services } from './samples.ts';

const questions = ['What does the mark mean?', 'How long does a registration take?', `Who must apply for ${longName}?`];

const rule = monthRule(
  [
    { name: 'Large enterprises', marks: [{ day: '2027-01-01', label: '1 Jan' }], since: '2027-01-01' },
    { name: 'Small enterprises', marks: [{ day: '2027-04-01', label: '1 Apr', isEnd: true }] },
  ],
  { today: '2026-11-23', isMirrored: false, months: 18, nameOf: (month) => month },
);

export function ListsSection() {
  return (
    <>
      <Section
        id="lists"
        title="Cards"
        lead="One link for the whole card."
        action={
          <a href="#fields" className="text-assay underline">
            All services
          </a>
        }
      >
        <Breadcrumb
          label="Breadcrumb"
          items={[{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: longName }]}
        />
        <div className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          {services.map(([slug, title, text]) => (
            <Card key={slug} to={`/services/${slug}`} title={title} seal={<DevSeal seed={slug} />}>
              {text}
            </Card>
          ))}
          {services.map(([slug, title, text]) => (
            <Card
              key={slug}
              to={`/blogs/${slug}`}
              title={title}
              media={<DevSeal seed={`${slug}-picture`} size={400} />}
              meta={<StatusChip tone="upcoming">Upcoming</StatusChip>}
              lines={3}
              actionLabel="Read more"
            >
              {text}
            </Card>
          ))}
        </div>
      </Section>
      <Section id="time" title="A ruler of time">
        <TimeRule rule={rule} todayLabel="Today" />
      </Section>
      <Section id="sidebar" title="Side list, questions, pages">
        <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <SidebarNav
            label="Categories"
            currentLabel="Notifications"
            items={[
              { label: 'All', to: '/blogs' },
              { label: 'Notifications', to: '/notifications', current: true },
              { label: longName, to: '/services' },
            ]}
          />
          <div className="stack-10">
            <Accordion
              name="faq"
              openId="faq-0"
              items={questions.map((title, index) => ({
                id: `faq-${index}`,
                title,
                content: (
                  <>
                    <p>
                      That a sample of the product met the <a href="#lists">Indian standard</a> named on it.
                    </p>
                    <ul>
                      <li>the laboratory is recognised</li>
                      <li>the licence is renewed every two years</li>
                    </ul>
                  </>
                ),
              }))}
            />
            <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} labels={paging} />
            <Pagination
              page={6}
              pageCount={14}
              hrefFor={(page) => `?page=${page}`}
              labels={{ ...paging, navigation: 'Pages of a long list' }}
            />
            <EmptyState
              title="No notification matches “solar inverter”"
              action={
                <LinkButton to="/notifications" variant="secondary">
                  Show all notifications
                </LinkButton>
              }
            >
              Titles and standard numbers are searched. Try the number alone, such as 16221.
            </EmptyState>
          </div>
        </div>
      </Section>
    </>
  );
}
