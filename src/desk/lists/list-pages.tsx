import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';

type Props = {
  page: number;
  total: number;
  perPage: number;
  /** What the pages are those of. */
  label: string;
  /** The parameter of the address, where a screen has several lists. */
  name?: string;
};

/** The pages of a list; everything else in the address stays as it is. */
export function ListPages({ page, total, perPage, label, name = 'page' }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();

  function hrefFor(other: number) {
    const next = new URLSearchParams(params);
    next.set(name, String(other));
    return `?${next}`;
  }

  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / perPage)}
      hrefFor={hrefFor}
      labels={{
        navigation: label,
        previous: t`Previous`,
        next: t`Next`,
        page: (number) => t`Page ${number}`,
      }}
    />
  );
}
