import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { longestShown } from './search-address.ts';

/**
 * The form that searches the whole site; it works without script.
 *
 * @param children shown after the form, such as suggestions
 * @param label what the box asks for, if not the whole site is meant
 * @param box attributes of the text box; its `id` is unique on the page
 */
export function SiteSearch({
  children,
  label = <Trans>Product, service, standard or question</Trans>,
  ...box
}: { id: string; label?: ReactNode; children?: ReactNode } & Omit<ComponentProps<'input'>, 'id' | 'children'>) {
  return (
    <search className="no-print">
      <Form action="/search" className="flex max-w-3xl items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            {...box}
            type="search"
            name="q"
            label={label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestShown}
            required
          />
        </div>
        <Button type="submit" className="max-sm:px-3">
          <Icon name="search" />
          <span className="max-sm:sr-only">
            <Trans>Search</Trans>
          </span>
        </Button>
      </Form>
      {children}
    </search>
  );
}
