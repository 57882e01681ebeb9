import { Trans } from '@lingui/react/macro';
import { closed } from '#core/text/closed.ts';
import { OwnText, SentenceBlank } from '#ui/own-language.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export type PlateView = {
  slug: string;
  title: string;
  description: string | null;
  imageUrl: string;
  imageAlt: string;
  sources: readonly PictureSource[];
  width: number;
  height: number;
  isMark: boolean;
};

/** A plate of the gallery beside the text that it explains. It loads when it comes near. */
export function PlateFigure({ plate }: { plate: PlateView }) {
  const { title, description, imageUrl, imageAlt, sources, width, height, isMark } = plate;
  return (
    <figure className="min-w-0 max-w-md print:max-w-80">
      <Picture
        sources={sources}
        sizes="(min-width: 62rem) 24rem, min(100vw, 28rem)"
        src={imageUrl}
        alt={imageAlt}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto w-full"
      />
      <figcaption className="mt-2 text-sm text-ink-2">
        <strong className="text-ink">
          <OwnText text={closed(title)} />
        </strong>
        <SentenceBlank />
        {description && <OwnText text={description} />}
        {isMark && (
          <>
            <SentenceBlank />
            <Trans>Explanation, not the mark.</Trans>
          </>
        )}
      </figcaption>
    </figure>
  );
}
