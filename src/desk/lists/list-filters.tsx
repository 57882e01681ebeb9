import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';

/** A filter with few values; `any` is what it is called while it filters nothing. */
export type FilterChoice = {
  name: string;
  label: string;
  any: string;
  options: readonly (readonly [value: string, name: string])[];
};

type Words = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'placeholder' | 'maxLength' | 'pattern' | 'title'
>;
type Props = {
  /** The field for words, of which there is one at most. */
  words?: Words;
  choices?: readonly FilterChoice[];
  /** Days, as the choices named for the address. */
  days?: readonly { name: string; label: string }[];
  /** Shows choices and days only when somebody opens them, or the address has one. */
  isFolded?: boolean;
  /** Further filters, each as a `FilterSelect`, or as a hidden input that has its value. */
  children?: ReactNode;
};

/**
 * What a list shows, as parameters of its address. A choice takes effect at once, words and days with Enter or the
 * button.
 */
export function ListFilters({ words, choices = [], days = [], isFolded = false, children }: Props) {
  const [params] = useSearchParams();
  const form = useFollowing(params);
  const given = (name: string) => params.get(name) ?? '';
  const fields = [
    ...choices.map((choice) => (
      <div key={choice.name} className={isFolded ? undefined : 'basis-44'}>
        <FilterSelect {...choice} />
      </div>
    )),
    ...days.map(({ name, label }) => (
      <TextField
        key={name}
        label={label}
        name={name}
        type="date"
        defaultValue={given(name)}
        onBlur={({ currentTarget: { value, form: own } }) => {
          if (value !== given(name)) own?.requestSubmit();
        }}
      />
    )),
  ];
  return (
    <Form ref={form} method="get" role="search" state={ownChoice} className="stack-4">
      <div className="flex flex-wrap items-end gap-3">
        {words && (
          <div className="min-w-0 flex-1 basis-64">
            <TextField {...words} name="q" type="search" defaultValue={given('q')} />
          </div>
        )}
        {!isFolded && fields}
        <Button type="submit" variant="secondary" className={words?.hint ? 'mt-7.5 self-start' : ''}>
          <Trans>Find</Trans>
        </Button>
      </div>
      {isFolded && (
        <FoldedFilters isOpen={[...choices, ...days].some(({ name }) => given(name))}>{fields}</FoldedFilters>
      )}
      {children}
    </Form>
  );
}

/** A filter with few values, in the form of a list. */
export function FilterSelect({ name, label, any, options }: FilterChoice) {
  const [params] = useSearchParams();
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={params.get(name) ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">{any}</option>
      {options.map(([value, option]) => (
        <option key={value} value={value}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}

/** Filters that are shown when somebody opens them, or when one of them is on. */
export function FoldedFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-assay">
        <Trans>Filters</Trans>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </details>
  );
}

const ownChoice = { isChosenInForm: true };

/**
 * Lets the controls show what a link or the way back has chosen, and leaves the focus where it is. What was chosen in
 * the form they show already, or by now what was chosen after it: the arrow keys are faster than a list.
 */
function useFollowing(params: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state?.isChosenInForm === true;
  useEffect(() => {
    if (isOwn) return;
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = params.get(control.name) ?? '';
    }
  }, [params, isOwn]);
  return form;
}
