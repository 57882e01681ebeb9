import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/overlays/dialog.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PlateView } from './plate.tsx';

export const plateDialogId = 'plate';

/** One plate alone on a dark ground; buttons and arrow keys lead to the others. */
export function PlateDialog({
  plates,
  shown,
  onShow,
}: {
  plates: readonly PlateView[];
  shown: number;
  onShow: (index: number) => void;
}) {
  const { t } = useLingui();
  const plate = plates[shown];
  const step = (by: number) => onShow((shown + by + plates.length) % plates.length);
  useArrowKeys(step);
  if (!plate) return null;
  return (
    <Modal id={plateDialogId} title={<OwnText text={plate.title} />} closeLabel={t`Close`} className="overlay-plate">
      <div>
        <Picture
          sources={plate.sources}
          sizes="100vw"
          src={plate.imageUrl}
          alt={plate.imageAlt}
          width={plate.width}
          height={plate.height}
          className="mx-auto h-auto max-h-[65dvh] w-auto max-w-full"
        />
        <div className="mt-4 flex items-start justify-between gap-4">
          <p className="max-w-2xl" aria-live="polite">
            {plate.description && <OwnText text={plate.description} />}
          </p>
          <div className="flex shrink-0">
            <IconButton label={t`Previous`} onClick={() => step(-1)}>
              <Icon name="chevron" className="rotate-180" />
            </IconButton>
            <IconButton label={t`Next`} onClick={() => step(1)}>
              <Icon name="chevron" />
            </IconButton>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** Turns the plates with the arrow keys while the dialog is open, in the direction in which the page is read. */
function useArrowKeys(step: (by: number) => void) {
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (!document.getElementById(plateDialogId)?.hasAttribute('open')) return;
    step(key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1);
  });
  useEffect(() => {
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);
}
