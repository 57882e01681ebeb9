import type { PlateView as ShownPlate } from '#app/page/plate-figure.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Picture } from '#ui/picture.tsx';

export type PlateView = Omit<ShownPlate, 'isMark'> & { id: number };

/** A picture with its caption. Before the script has loaded, it is a link to the picture alone. */
export function Plate({
  plate,
  number,
  isFirst,
  onOpen,
}: {
  plate: PlateView;
  number: number;
  /** Whether it is in the first view, so that it loads at once. */
  isFirst: boolean;
  onOpen: () => void;
}) {
  const { title, description, imageUrl, imageAlt, sources, width, height } = plate;
  return (
    <li id={plate.slug} className="mb-10 break-inside-avoid">
      <figure>
        <a
          href={imageUrl}
          aria-haspopup="dialog"
          className="block bg-sheet"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          <Picture
            sources={sources}
            sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 45vw, 100vw"
            src={imageUrl}
            alt={imageAlt}
            width={width}
            height={height}
            loading={isFirst ? undefined : 'lazy'}
            className="h-auto w-full"
          />
        </a>
        <figcaption className="mt-3 flex gap-3">
          <span className="pt-1 font-mono text-sm text-gold-ink tabular">{number}</span>
          <span>
            <span className="block font-serif text-xl">
              <OwnText text={title} />
            </span>
            {description && (
              <span className="mt-1 block text-sm text-ink-2">
                <OwnText text={description} />
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
