import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Dialog, Drawer } from '#ui/overlays/dialog.tsx';
import { PopoverMenu, popoverEntry } from '#ui/overlays/popover-menu.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { Section } from '#ui/section.tsx';
import { longName } from './samples.ts';

const overlays = ['end', 'start', 'top'] as const;

export function OverlaysSection() {
  const toast = useToast();
  return (
    <Section id="overlays" title="Over the page">
      <div className="flex flex-wrap items-center gap-4">
        {overlays.map((side) => (
          <Button key={side} variant="secondary" command="show-modal" commandfor={`dev-drawer-${side}`}>
            Drawer: {side}
          </Button>
        ))}
        <Button variant="secondary" command="show-modal" commandfor="dev-dialog">
          Dialog
        </Button>
        <PopoverMenu
          id="dev-menu"
          trigger={
            <>
              <Icon name="share" size={18} /> Share
            </>
          }
        >
          {(['linkedin', 'whatsapp', 'mail'] as const).map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === 'mail' || undefined} className={popoverEntry}>
                <Icon name={name} />
                {name}
              </a>
            </li>
          ))}
        </PopoverMenu>
        <Button
          variant="quiet"
          onClick={() => toast.success('OTP has been sent to your email. Please verify to proceed.')}
        >
          Toast
        </Button>
        <Button variant="quiet" onClick={() => toast.error('Something went wrong!', 60_000)}>
          Lasting error toast
        </Button>
      </div>
      {overlays.map((side) => (
        <Drawer
          key={side}
          id={`dev-drawer-${side}`}
          side={side}
          title={side === 'start' ? longName : 'Request a callback'}
          closeLabel="Close"
        >
          <form method="dialog" className="stack-5">
            <TextField label="Phone" type="tel" />
            <Button type="submit">Call me</Button>
          </form>
        </Drawer>
      ))}
      <Dialog id="dev-dialog" title="Leave without saving?" closeLabel="Close">
        <p>What you wrote stays on this device until you close the tab.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button command="close" commandfor="dev-dialog">
            Stay
          </Button>
          <Button variant="secondary">Leave</Button>
        </div>
      </Dialog>
    </Section>
  );
}
