import { Plural } from '@lingui/react/macro';
import { answersAddress } from '#features/finder/flow/answers-address.ts';
import type { FamilySheet } from '#features/finder/sheet/family-sheet.ts';
import { LinkButton } from '#ui/button.tsx';

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
