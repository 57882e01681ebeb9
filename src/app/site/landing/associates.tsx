import { Trans } from '@lingui/react/macro';
import { Section } from '#ui/section.tsx';

type Firm = { id: number; imageUrl: string; imageAlt: string };

/** The claim of the brands that trust us, and the firms we are associated with. */
export function Associates({ trusted, firms }: { trusted: string; firms: readonly Firm[] }) {
  return (
    <Section id="associates" title={trusted || undefined} lead={<Trans>Associated with</Trans>}>
      <ul className="grid grid-cols-2 items-center justify-items-center gap-x-8 gap-y-6 md:grid-cols-4 lg:grid-cols-6">
        {firms.map(({ id, imageUrl, imageAlt }) => (
          <li key={id}>
            <img src={imageUrl} alt={imageAlt} width={180} height={60} loading="lazy" className="h-auto w-36 md:w-44" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
