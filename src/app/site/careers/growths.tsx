import { Trans } from '@lingui/react/macro';
import type { CareerBlock } from '#features/careers/get-career-prospectus.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/** What people can learn here, as cards with a drawing each. */
export function Growths({ growths }: { growths: readonly CareerBlock[] }) {
  if (growths.length === 0) return null;
  return (
    <Container className="py-10 md:py-14">
      <h2 className="sr-only">
        <Trans>What you can learn here</Trans>
      </h2>
      <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {growths.map(({ slug, title, imageUrl }) => (
          <li key={slug} className="flex items-start gap-4 border-b border-rule py-5 lg:flex-col lg:border-b-0">
            <img src={imageUrl} alt="" width={48} height={48} className="shrink-0" />
            <p className="font-serif text-xl text-balance">
              <OwnText text={title} />
            </p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
