import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useFollowedValue } from '#app/page/use-followed-value.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';

/** The search runs when no key has been pressed for this many milliseconds. */
const pause = 300;

/** The box that searches all questions: while the visitor types, and without script by its button. */
export function QuestionSearch({ q }: { q: string }) {
  const { t } = useLingui();
  const input = useFollowedValue<HTMLInputElement>(q);
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What was typed before the script had loaded has sent no event.
  const searchTyped = useEffectEvent(() => {
    const form = input.current?.form;
    if (form && input.current?.value !== q) void submit(form, { replace: true, preventScrollReset: true });
  });
  useEffect(() => searchTyped(), []);

  function searchSoon(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void submit(form, { replace: true, preventScrollReset: true });
    }, pause);
  }

  return (
    <search className="no-print w-full max-w-2xl">
      <Form
        action="/knowledge-base"
        preventScrollReset
        onInput={searchSoon}
        onSubmit={() => clearTimeout(timer.current)}
      >
        <div className="flex gap-2">
          <input
            ref={input}
            type="search"
            name="q"
            aria-label={t`Search Questions`}
            placeholder={t`Search Questions`}
            maxLength={100}
            defaultValue={q}
            autoComplete="off"
            enterKeyHint="search"
            className={`${controlClass} min-w-0 flex-1`}
          />
          <Button type="submit" className="shrink-0 max-sm:px-3">
            <Icon name="search" />
            <span className="max-sm:sr-only">{t`Search`}</span>
          </Button>
        </div>
      </Form>
    </search>
  );
}
