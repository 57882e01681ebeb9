import { Trans } from '@lingui/react/macro';
import { CallHours } from '#app/page/call-hours.tsx';
import { useRootData } from '#app/page/root-data.ts';
import type { SectionAnswer } from '#features/pages/pages.schema.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';

export function CallBanner({ section }: { section: SectionAnswer }) {
  const site = useRootData()?.site;
  return (
    <Section id="call">
      <div className="grid gap-10 border-b border-rule pt-4 pb-14 md:pt-8 md:pb-20 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 id="call-title">{section.title || section.name}</h2>
          {section.tag_line && <p className="mt-3 text-lg text-pretty text-ink-2">{section.tag_line}</p>}
          <Button command="show-modal" commandfor="schedule" className="mt-6 print:hidden">
            <Trans>Choose a time</Trans>
          </Button>
        </div>
        {site && <OfficeHours {...site} />}
      </div>
    </Section>
  );
}

function OfficeHours({ days, opens, closes }: { days: string; opens: string; closes: string }) {
  return (
    <div className="lg:col-span-5 lg:col-start-8">
      <p className="text-ink-2">
        <Trans>Office hours, Indian time</Trans>
      </p>
      <p className="mt-2 font-serif text-2xl leading-(--heading-leading,1.2)">{days}</p>
      <p className="font-serif text-4xl leading-(--heading-leading,1.2) tabular">
        <Trans>
          <bdi>{opens}</bdi> to <bdi>{closes}</bdi>
        </Trans>
      </p>
      <DayRuler opens={opens} closes={closes} />
      <p className="mt-3 text-ink-2">
        <CallHours />
      </p>
    </div>
  );
}

const hours = Array.from({ length: 25 }, (_, hour) => hour);

function hourOf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The day as a ruler of hours, with the office hours in gold. It is decoration: the text above gives the times. */
function DayRuler({ opens, closes }: { opens: string; closes: string }) {
  const at = (hour: number) => 4 + hour * 19;
  return (
    <svg aria-hidden="true" viewBox="0 0 464 34" fill="none" className="mt-4 w-full max-w-md mirrored">
      <path
        className="stroke-edge"
        d={hours.map((hour) => `M${at(hour)} 33V${hour % 6 ? 24 : 16}`).join('')}
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-gold" strokeWidth="5" d={`M${at(hourOf(opens))} 8H${at(hourOf(closes))}`} />
      <path className="stroke-gold" d={`M${at(hourOf(opens))} 8V33M${at(hourOf(closes))} 8V33`} />
    </svg>
  );
}
