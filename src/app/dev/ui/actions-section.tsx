import { Button, IconButton, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type IconName, iconPaths } from '#ui/icon-paths.ts';
import { Section } from '#ui/section.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

function ButtonRow() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Send my query</Button>
      <Button variant="secondary">Request a callback</Button>
      <Button variant="quiet">Not now</Button>
      <Button pending>Sending</Button>
      <Button disabled>Disabled</Button>
      <LinkButton to="/dev/ui" variant="secondary">
        A link to the fees
        <Icon name="arrow" size={18} />
      </LinkButton>
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
    </div>
  );
}

export function ActionsSection() {
  return (
    <>
      <Section id="actions" title="Actions, states, signs">
        <ButtonRow />
        <div className="mt-8 flex flex-wrap gap-3">
          <StatusChip tone="in-force">In force</StatusChip>
          <StatusChip tone="upcoming">From 01-04-2027</StatusChip>
          <StatusChip tone="withdrawn">Withdrawn</StatusChip>
          <StatusChip tone="note">Note</StatusChip>
        </div>
        <ul className="mt-8 flex flex-wrap gap-5 text-sm text-ink-2">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name} className="flex w-20 flex-col items-center gap-1">
              <Icon name={name} size={26} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="dark" tone="basalt" title="On basalt" lead="The one dark band of a page; focus rings are gold here.">
        <ButtonRow />
      </Section>
    </>
  );
}
