import { Trans } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PlainForm, readPlainForm } from './plain-form.ts';
import { type FileChoice, watchFileChoice } from './watch-file-choice.ts';

/** The form is fetched when it is this close to the viewport. */
const nearby = '400px';

/**
 * A form whose plain fields are in the document, so that it can be sent without script. The form that checks and sends
 * them is fetched when they come near the viewport or are used, and it takes over their values, the focus and the file.
 *
 * @param action the address of the call, which answers plain forms (`plainForm` of its entry)
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
  action: string;
  load: () => Promise<ComponentType<Props & { initial: PlainForm }>>;
  props: Props;
  children: ReactNode;
}) {
  const plain = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<{ Form: Awaited<ReturnType<typeof load>>; initial: PlainForm }>();
  const choice = useRef<FileChoice>(null);
  const isLoading = useRef(false);
  const [isLost, setLost] = useState(false);

  const fetchForm = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLost(false);
    load().then(
      (Form) => {
        const takeOver = () => {
          const form = plain.current;
          // React takes the element away while a part around it is loading; the form is requested again after that.
          if (!form) isLoading.current = false;
          // Rendered synchronously, because anything typed between reading the fields and replacing them would be lost.
          else flushSync(() => setLoaded({ Form, initial: readPlainForm(form) }));
        };
        if (choice.current) choice.current.after(takeOver);
        else takeOver();
      },
      // The form is requested again when a field is used or the form is submitted.
      () => {
        isLoading.current = false;
        setLost(true);
      },
    );
  }, [load]);

  useEffect(() => {
    const form = plain.current;
    if (!form) return;
    choice.current = watchFileChoice(form);
    // The visitor filled in or submitted the form before the script had loaded.
    if (form.dataset.held === 'sent' || form.contains(document.activeElement)) fetchForm();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchForm(), {
      rootMargin: nearby,
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, [fetchForm]);

  function postpone(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.dataset.held = 'sent';
    choice.current?.end();
    fetchForm();
  }

  if (loaded) return <loaded.Form {...props} initial={loaded.initial} />;
  return (
    <form
      ref={plain}
      action={action}
      method="post"
      encType="multipart/form-data"
      data-held=""
      onSubmit={postpone}
      onFocus={fetchForm}
    >
      <div className="stack-5">{children}</div>
      {/* Shown by the style sheet alone when the form is submitted before its script has loaded. */}
      <p role="status" className="mt-5 hidden in-data-[held=sent]:block">
        {isLost ? (
          <Trans>The server did not answer. What you typed is still here: check your connection and try again.</Trans>
        ) : (
          <Trans>Not sent yet: the rest of the form is still loading.</Trans>
        )}
      </p>
    </form>
  );
}
