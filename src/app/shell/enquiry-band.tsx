import { Trans } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryFormProps, PlainEnquiry } from '#app/lead-forms/enquiry-form.tsx';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Container } from '#ui/section.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm));

type Loaded = { Form: ComponentType<EnquiryFormProps>; initial: PlainEnquiry };

/** The form is fetched when it is this close to the viewport. */
const nearby = '400px';

/**
 * The enquiry above the footer. Its plain fields are in every document. The form that checks and sends them is fetched
 * when they come near the viewport or are used, and it takes over their values.
 */
export function EnquiryBand({ callBase }: { callBase: string }) {
  const plain = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isWanted, setWanted] = useState(false);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const form = plain.current;
    if (!form) return;
    const want = () => setWanted(true);
    // The visitor filled in or submitted the form before the script had loaded.
    if (form.dataset.held === 'sent' || form.contains(document.activeElement)) want();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: nearby });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    loadForm().then(
      (Form) => {
        const form = plain.current;
        // Rendered synchronously, because anything typed between reading the fields and replacing them would be lost.
        if (form) flushSync(() => setLoaded({ Form, initial: readForm(form) }));
      },
      // The form is requested again when a field is used or the form is submitted.
      () => {
        setWanted(false);
        setLost(true);
      },
    );
  }, [isWanted]);

  function postpone(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setLost(false);
    event.currentTarget.dataset.held = 'sent';
    setWanted(true);
  }

  return (
    <section aria-labelledby="enquiry-title" className="border-y border-rule bg-sheet py-10 text-ink md:py-14">
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="enquiry-title">
            <Trans>Ask us</Trans>
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            <Trans>
              Tell us about your product and its market. A consultant reads every enquiry and replies by email.
            </Trans>
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {loaded ? (
            <loaded.Form initial={loaded.initial} />
          ) : (
            <form
              ref={plain}
              action={`${callBase}/sendnewsletter`}
              method="post"
              encType="multipart/form-data"
              data-held=""
              onSubmit={postpone}
              onFocus={() => setWanted(true)}
              className="stack-5"
            >
              <EnquiryFields />
              {/* Shown by the style sheet alone when the form is submitted before its script has loaded. */}
              <p role="status" className="hidden in-data-[held=sent]:block">
                {isLost ? (
                  <Trans>
                    The server did not answer. What you typed is still here: check your connection and try again.
                  </Trans>
                ) : (
                  <Trans>Not sent yet: the rest of the form is still loading.</Trans>
                )}
              </p>
              <ConsentNote />
            </form>
          )}
        </div>
      </Container>
    </section>
  );
}

/** The values entered so far, which field has the focus, and whether the form was already submitted. */
function readForm(form: HTMLFormElement): PlainEnquiry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const file = data.get('pdf');
  const focused = document.activeElement;
  return {
    values: {
      name: text('name'),
      email: text('email'),
      country_code: text('country_code') || '+91',
      phone_number: text('phone_number'),
      description: text('description'),
    },
    file: file instanceof File && file.size > 0 ? file : null,
    focusId: focused && form.contains(focused) ? focused.id : null,
    isSent: form.dataset.held === 'sent',
  };
}
