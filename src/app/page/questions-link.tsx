import { Plural, Trans } from '@lingui/react/macro';
import { answersAddress } from '#features/finder/flow/answers-address.ts';
import type { FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import { LinkButton } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Props = { slug: string; sheet: Pick<FamilySheet, 'reader' | 'size' | 'questions' | 'dependsOnSize'>; q?: string };

/** Leads to the questions about a reader's own product, for a sheet on which something is open. */
export function QuestionsLink({ slug, sheet, q }: Props) {
  const { reader, size, questions, dependsOnSize } = sheet;
  if (questions === 0) return null;
  const asksSize = dependsOnSize && reader !== 'import' && !size;
  const count = questions + (reader === 'everyone' ? 1 : 0) + (asksSize ? 1 : 0);
  const given = [
    ...(reader === 'everyone' ? [] : ([['audience', [reader]]] as const)),
    ...(size ? ([['size', [size]]] as const) : []),
  ];
  return (
    <LinkButton variant="secondary" to={answersAddress(slug, given, { q })} rel="nofollow">
      <Plural value={count} one="Answer # question about yours" other="Answer up to # questions about yours" />
    </LinkButton>
  );
}

/** Leads to the questions about a product that no family is, with the words of the search. */
export function UnknownLink({ query }: { query: string }) {
  return (
    <TextLink to={answersAddress(unknownProduct, [], { q: query })} rel="nofollow">
      <Trans>Answer questions about your product instead</Trans>
    </TextLink>
  );
}
