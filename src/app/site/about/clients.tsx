import { useLingui } from '@lingui/react/macro';
import { Carousel } from '#ui/carousel.tsx';

/** How long a slide stays, in milliseconds. */
const rhythm = 1_000;

/** The wordmarks of clients: six at a time, three on tablets, two on phones. */
export function Clients({ clients }: { clients: readonly { id: number; imageUrl: string; imageAlt: string }[] }) {
  const { t } = useLingui();
  return (
    <Carousel
      label={t`Wordmarks of our clients`}
      slidesPerView={{ base: 2, md: 3, lg: 6 }}
      autoplay={rhythm}
      labels={{ previous: t`Previous`, next: t`Next`, pause: t`Pause`, play: t`Play` }}
      slides={clients.map(({ id, imageUrl, imageAlt }) => ({
        key: String(id),
        content: (
          <div className="grid place-items-center p-4">
            <img
              src={imageUrl}
              alt={imageAlt}
              width={240}
              height={80}
              loading="lazy"
              className="h-auto w-full max-w-40"
            />
          </div>
        ),
      }))}
    />
  );
}
