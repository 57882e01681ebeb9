import { Trans } from '@lingui/react/macro';
import type { ListedPicture } from '#features/media/media.schema.ts';
import { Icon } from '#ui/icon.tsx';

/** A picture of the library in a grid, with what is missing about it. It stands in a link or a button. */
export function PictureTile({ picture: { preview, name, alt, isMaking, width, height } }: { picture: ListedPicture }) {
  return (
    <>
      <span className="flex aspect-square items-center justify-center overflow-hidden border border-rule bg-sheet">
        {preview ? (
          <img
            src={preview}
            alt={alt ?? ''}
            width={480}
            height={480}
            loading="lazy"
            className="size-full object-contain"
          />
        ) : (
          <Icon name="clock" size={32} className="text-ink-2" />
        )}
      </span>
      <span className="mt-2 block truncate text-sm font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="block text-sm text-ink-2 tabular">
        {width} × {height}
      </span>
      {isMaking && (
        <span className="block text-sm text-ink-2">
          <Trans>Being prepared</Trans>
        </span>
      )}
      {!alt && (
        <span className="flex gap-1.5 text-sm text-upcoming">
          <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
          <Trans>No text alternative</Trans>
        </span>
      )}
    </>
  );
}
