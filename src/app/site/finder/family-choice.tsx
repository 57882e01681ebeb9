import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceNote } from '#app/page/sheet-choice/choice-note.tsx';
import type { SheetFor } from '#features/finder/evaluation/assess-family.ts';
import { familySheetAddress, sheetForQuery } from './sheet-for.ts';

type Choice = { key: string; sheetFor: SheetFor; label: ReactNode };

type Props = {
  slug: string;
  sheetFor: SheetFor;
  bySize: boolean;
  /** The words of a search, which all of these sheets take into account. */
  q: string;
};

/** Links to the sheets for goods made in India or abroad and, where days differ by size, for each size. */
export function FamilyChoice({ slug, sheetFor, bySize, q }: Props) {
  const { t } = useLingui();
  const { reader, size } = sheetFor;
  const origins: Choice[] = [
    { key: 'everyone', sheetFor: { reader: 'everyone', size: null }, label: <Trans>Both</Trans> },
    { key: 'india', sheetFor: { reader: 'india', size: null }, label: <Trans>Made in India</Trans> },
    { key: 'import', sheetFor: { reader: 'import', size: null }, label: <Trans>Made abroad</Trans> },
  ];
  const sizes: Choice[] = [
    { key: 'large', sheetFor: { reader: 'india', size: 'large' }, label: <Trans>Large or medium</Trans> },
    { key: 'small', sheetFor: { reader: 'india', size: 'small' }, label: <Trans>Small</Trans> },
    { key: 'micro', sheetFor: { reader: 'india', size: 'micro' }, label: <Trans>Micro</Trans> },
  ];
  return (
    <div className="no-print mb-4 flex flex-wrap gap-x-10 gap-y-2">
      <Choices label={t`Where it is made`} slug={slug} q={q} choices={origins} current={reader} />
      {bySize && reader !== 'import' && (
        <Choices label={t`Size of the enterprise`} slug={slug} q={q} choices={sizes} current={size ?? ''} />
      )}
      {reader !== 'everyone' && <ChoiceNote />}
    </div>
  );
}

function Choices(props: { label: string; slug: string; q: string; choices: readonly Choice[]; current: string }) {
  const { label, slug, q, choices, current } = props;
  return (
    <nav aria-label={label}>
      <ul className="choice">
        {choices.map(({ key, sheetFor, label: text }) => (
          <li key={key}>
            <Link
              to={familySheetAddress(slug, sheetFor, { q })}
              data-choice={sheetForQuery(sheetFor)}
              preventScrollReset
              aria-current={key === current || undefined}
              className="underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
