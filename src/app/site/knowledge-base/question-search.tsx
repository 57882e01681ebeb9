import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { useListSearch } from '#app/page/lists/use-list-search.ts';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';

/** The box that searches all questions: while the visitor types, and without script by its button. */
export function QuestionSearch({ q }: { q: string }) {
  const { t } = useLingui();
  const { input, form } = useListSearch(
    q,
    (text) => `/knowledge-base${text && `?${new URLSearchParams({ q: text })}`}`,
  );
  return (
    <search className="no-print w-full max-w-2xl">
      <Form action="/knowledge-base" {...form}>
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
