import { Trans, useLingui } from '@lingui/react/macro';
import type { LandingScheme } from '#features/landing/list-landing-schemes.server.ts';
import { Card } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { Section } from '#ui/section.tsx';

/** The schemes that have a card, three at a time and on phones one. */
export function SchemeCards({ schemes }: { schemes: readonly LandingScheme[] }) {
  const { t } = useLingui();
  return (
    <Section
      id="schemes"
      title={<Trans>You may be looking for</Trans>}
      lead={<Trans>If you do not know which, send us the product and we will tell you.</Trans>}
    >
      <Carousel
        label={t`Services`}
        slidesPerView={{ base: 1, pastMd: 3 }}
        labels={{ previous: t`Previous`, next: t`Next`, pause: t`Pause`, play: t`Play` }}
        slides={schemes.flatMap(({ slug, cardName, description, path }) =>
          cardName && path
            ? [
                {
                  key: slug,
                  content: (
                    <Card
                      to={path}
                      title={cardName}
                      lines={6}
                      media={
                        <span className="grid place-items-center">
                          <Seal slug={slug} size={112} />
                        </span>
                      }
                    >
                      {description}
                    </Card>
                  ),
                },
              ]
            : [],
        )}
      />
    </Section>
  );
}
