import { useLingui } from '@lingui/react';
import { useRootData } from '#app/page/root-data.ts';

/**
 * The address of a call for a form that the browser sends by itself. It names the language of the page, because the
 * browser may be set to another one, and some pages do not say where they were.
 */
export function useFormAction(): (path: string) => string {
  const { i18n } = useLingui();
  const callBase = useRootData()?.callBase ?? '';
  return (path) => `${callBase}${path}?locale=${i18n.locale}`;
}
