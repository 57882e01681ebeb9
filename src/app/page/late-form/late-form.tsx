import { Trans } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { FormUse } from './form-use.ts';
import { hasInput } from './has-input.ts';
import type { PlainForm } from './plain-form.ts';

/** By these a visitor uses a form. A finger that scrolls past it is none of them, and neither is a mouse at rest. */
const uses = ['pointermove', 'pointerup', 'click', 'focusin', 'keydown', 'input', 'change'];
/** For how many milliseconds a form that could not be fetched is not requested again, unless it is submitted. */
const patience = 5000;

/**
 * A form whose plain fields are in the document, so that it can be sent without script. The form that checks and sends
 * them is fetched when they are used, and it takes over their values, the focus and the file between two inputs.
 *
 * @param action the address of the call, which answers plain forms (`plainForm` of its entry); none if none does
 * @param load `() => import('…').then((module) => module.TheForm)`, a constant outside the component
 * @param props the form's own props
 * @param children the plain fields and the button, with the ids that the form gives to its fields
 */
export function LateForm<Props extends object>({
  action,
  load,
  props,
  children,
}: {
  action?: string;
  load: () => Promise<ComponentType<Props & { initial: PlainForm }>>;
  props: Props;
  children: ReactNode;
}) {
  const plain = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<{ Form: Awaited<ReturnType<typeof load>>; initial: PlainForm }>();
  const use = useRef<FormUse>(null);
  const lastUse = useRef<Event>(undefined);
  const isLoading = useRef(false);
  const lostAt = useRef(-patience);
  const [isLost, setLost] = useState(false);

  const fetchForm = useCallback(async () => {
    if (isLoading.current || !plain.current) return;
    isLoading.current = true;
    setLost(false);
    try {
      const form = load();
      // Its failure is handled below, after that of the other file.
      form.catch(() => {});
      const { followUse, takeOver } = await import('./take-over.ts');
      if (plain.current) use.current ??= followUse(plain.current, lastUse.current);
      const Form = await form;
      use.current?.whenIdle(() => {
        if (plain.current) takeOver(plain.current, (initial) => setLoaded({ Form, initial }));
        // React takes the element away while a part around it is loading; the form is requested again after that.
        else isLoading.current = false;
      });
    } catch {
      isLoading.current = false;
      lostAt.current = performance.now();
      setLost(true);
    }
  }, [load]);

  useEffect(() => {
    const form = plain.current;
    if (!form) return;
    // The form of the script names every fault at once.
    form.noValidate = true;
    const stop = new AbortController();
    const note = (event: Event) => {
      if (event.type !== 'pointermove') lastUse.current = event;
      else if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      if (performance.now() - lostAt.current > patience) void fetchForm();
    };
    for (const type of uses) form.addEventListener(type, note, { passive: true, signal: stop.signal });
    if (hasInput(form)) void fetchForm();
    return () => stop.abort();
  }, [fetchForm]);

  function postpone(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.dataset.held = 'sent';
    use.current?.end();
    void fetchForm();
  }

  if (loaded) return <loaded.Form {...props} initial={loaded.initial} />;
  return (
    <form ref={plain} action={action} method="post" encType="multipart/form-data" data-held="" onSubmit={postpone}>
      <div className="stack-5">{children}</div>
      {/* Shown by the style sheet alone, some time after the form is submitted before its script has loaded. */}
      <p role="status" className="wait-note">
        {isLost ? (
          <Trans>The server did not answer. What you typed is still here: check your connection and try again.</Trans>
        ) : (
          <Trans>Not sent yet: the rest of the form is still loading.</Trans>
        )}
      </p>
    </form>
  );
}
