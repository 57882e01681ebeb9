import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SheetFor } from '#features/finder/assess-family.ts';

type Choice = { key: string; sheetFor: SheetFor; label: ReactNode };

/** The address of a family's sheet for these readers. */
function addressOf(slug: string, { reader, size }: SheetFor): string {
  const query = new URLSearchParams();
  if (reader !== 'everyone') query.set('audience', reader);
  if (size) query.set('size', size);
  return `/approval-finder/${slug}${query.size > 0 ? `?${query}` : ''}`;
}

/** Links to the sheets for goods made in India or abroad and, where days differ by size, for each size. */
export function FamilyChoice({ slug, sheetFor, bySize }: { slug: string; sheetFor: SheetFor; bySize: boolean }) {
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
      <Choices label={t`Where it is made`} slug={slug} choices={origins} current={reader} />
      {bySize && reader !== 'import' && (
        <Choices label={t`Size of the enterprise`} slug={slug} choices={sizes} current={size ?? ''} />
      )}
    </div>
  );
}

function Choices(props: { label: string; slug: string; choices: readonly Choice[]; current: string }) {
  const { label, slug, choices, current } = props;
  return (
    <nav aria-label={label}>
      <ul className="choice">
        {choices.map(({ key, sheetFor, label: text }) => (
          <li key={key}>
            <Link
              to={addressOf(slug, sheetFor)}
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
