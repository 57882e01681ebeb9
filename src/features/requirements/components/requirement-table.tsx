import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { commaWords } from '#core/text/list-words.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import { type SheetReader, sheetQuery } from '#features/requirements/sheet/sheet-reader.ts';
import { LinkButton } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EnglishName, OwnText, SearchTerm } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { complianceColumns } from './compliance-columns.tsx';
import { ToBeConfirmed } from './notes.tsx';
import { StateChip } from './state-chip.tsx';

/**
 * One page of an official list, with row numbers that continue from page to page.
 * @param query the page shown, the number of rows on a page, and the search text
 * @param compliance the compliance of the list's service, which decides the extra columns
 * @param reader who the list is for; links to products open the sheet for them
 * @param clearTo the address of the whole list, linked from a search that found nothing
 */
export function RequirementTable({
  rows,
  query,
  compliance,
  reader,
  clearTo,
}: {
  rows: RequirementRow[];
  query: { page: number; perPage: number; q: string };
  compliance?: string | null;
  reader: SheetReader;
  clearTo: string;
}) {
  const { t, i18n } = useLingui();
  const isLoading = useNavigation().state === 'loading';
  const first = (query.page - 1) * query.perPage + 1;
  const numbers = new Map(rows.map((row, index) => [row.id, first + index]));
  const shared = sharedWords(rows);
  const columns: Column<RequirementRow>[] = [
    {
      key: 'number',
      header: t`Sr. No.`,
      numeric: true,
      plain: true,
      width: 'w-24',
      cell: (row) => numbers.get(row.id),
    },
    {
      key: 'name',
      header: t`Product Name`,
      rowHeader: true,
      cell: (row) => <RequirementName row={row} reader={reader} shared={shared} />,
    },
    {
      key: 'categories',
      header: t`Category Names`,
      plain: true,
      width: 'w-[26%]',
      cell: (row) => <OwnText text={commaWords(row.categoryNames, i18n.locale) || '–'} />,
    },
    ...complianceColumns(compliance, i18n),
  ];
  return (
    <div aria-busy={isLoading}>
      {isLoading && (
        <p role="status" className="appear-late py-2 text-ink-2">
          <Trans>loading products</Trans>
        </p>
      )}
      <div className={isLoading ? 'opacity-60' : undefined}>
        {shared && (
          <p className="mb-3 text-sm">
            <StateChip state="listed" /> {shared}
          </p>
        )}
        <DataTable
          caption={t`Mandatory products`}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          empty={isLoading ? <div className="min-h-48" /> : <NothingListed query={query.q} clearTo={clearTo} />}
        />
      </div>
    </div>
  );
}

/** The words of rows without a day, which say only where they are listed, when several share them. */
function sharedWords(rows: readonly RequirementRow[]): string | null {
  const [first, ...others] = rows.filter(({ state }) => state === 'listed');
  const isShared = others.length > 0 && others.every(({ words }) => words === first?.words);
  return isShared ? (first?.words ?? null) : null;
}

function RequirementName({ row, reader, shared }: { row: RequirementRow; reader: SheetReader; shared: string | null }) {
  const { state, words, order, inDoubt } = row;
  const listedAs = row.listedAs && <OwnText text={row.listedAs} from="lists" />;
  return (
    <>
      <TextLink to={`/products/${row.productSlug}${sheetQuery(reader)}`}>
        {row.isEnglish ? <EnglishName name={row.name} /> : row.name}
      </TextLink>
      {listedAs && (
        <span className="mt-1 block text-sm font-normal text-ink-2">
          <Trans>Listed as: {listedAs}</Trans>
        </span>
      )}
      <span className="mt-1.5 block text-sm font-normal">
        {state && <StateChip state={state} />} {state === 'listed' && words === shared ? null : words}{' '}
        {order && <TextLink to={`/orders/${order.slug}`}>{order.number}</TextLink>} {inDoubt && <ToBeConfirmed />}
      </span>
    </>
  );
}

function NothingListed({ query, clearTo }: { query: string; clearTo: string }) {
  const words = <SearchTerm text={query} />;
  if (!query) {
    return (
      <EmptyState title={<Trans>This list is empty</Trans>}>
        <Trans>No products are listed here at present. Ask us about yours.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>Nothing matches “{words}”</Trans>}
      action={
        <LinkButton to={clearTo} variant="secondary" preventScrollReset>
          <Trans>Show the whole list</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Try just the standard number, or one word of the product’s name. A product that is not on this list may be on
        another service’s list.
      </Trans>
    </EmptyState>
  );
}
