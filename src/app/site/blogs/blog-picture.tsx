import { Picture, type PictureSource } from '#ui/picture.tsx';

type Pictured = {
  imageUrl: string;
  imageAlt: string | null;
  imageSources: readonly PictureSource[];
  imageFocus: { x: number; y: number } | null;
};

/**
 * The picture of a post, 16 to 9; decoration unless editors have described it. A drawing, such as a plate of
 * the gallery, is shown whole on its own white; the ribbon of the post, or a photograph, fills the room.
 *
 * @param eager set in the first view, where it is loaded at once
 */
export function BlogPicture({
  blog: { imageUrl, imageAlt, imageSources, imageFocus },
  eager = false,
  className,
}: {
  blog: Pictured;
  eager?: boolean;
  className?: string;
}) {
  return (
    <Picture
      sources={imageSources}
      sizes={eager ? '100vw' : '(min-width: 62rem) 24rem, 100vw'}
      focus={imageFocus}
      src={imageUrl}
      alt={imageAlt ?? ''}
      width={1600}
      height={900}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={isDrawing(imageUrl) ? `${className ?? ''} bg-sheet object-contain!` : className}
    />
  );
}

const isDrawing = (url: string) => url.startsWith('/storage/') && url.endsWith('.svg');
