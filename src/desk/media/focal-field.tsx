import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useId } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = {
  /** The picture; null as long as it is being made. */
  url: string | null;
  /** In hundredths from the left and the top edge. */
  x: number;
  y: number;
  isFixed: boolean;
  onChange: (x: number, y: number) => void;
};

/** What must stay visible: a point that is chosen by a click on the picture, or with the keys of two sliders. */
export function FocalField({ url, x, y, isFixed, onChange }: Props) {
  const { t } = useLingui();
  const hint = useId();

  function choose(event: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (at: number, size: number) => Math.min(100, Math.max(0, Math.round((at / size) * 100)));
    onChange(share(event.clientX - left, width), share(event.clientY - top, height));
  }

  if (!url) {
    return (
      <p role="status" className="flex aspect-video items-center justify-center border border-rule bg-sheet text-ink-2">
        <Trans>The picture is being prepared.</Trans>
      </p>
    );
  }
  return (
    <fieldset className="stack-3" aria-describedby={hint}>
      <legend className="sr-only">
        <Trans>What must stay visible</Trans>
      </legend>
      {/* The sliders below do the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={`relative w-fit max-w-full border border-rule bg-sheet ${isFixed ? '' : 'cursor-crosshair'}`}
        onClick={isFixed ? undefined : choose}
      >
        <img src={url} alt="" className="block h-auto max-h-[60dvh] w-auto max-w-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute flex size-8 -translate-1/2 items-center justify-center rounded-full border-2 border-sheet bg-assay text-sheet"
          // A position in the picture, whatever the direction of the page.
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          <Icon name="plus" size={18} />
        </span>
      </div>
      <p id={hint} className="text-sm text-ink-2">
        <Trans>Click what must stay visible when a page cuts the picture, or move the sliders.</Trans>
      </p>
      {!isFixed && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Slider label={t`From the left`} value={x} onChange={(next) => onChange(next, y)} />
          <Slider label={t`From the top`} value={y} onChange={(next) => onChange(x, next)} />
        </div>
      )}
    </fieldset>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="text-sm">
      <div className="flex justify-between font-semibold">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="tabular">
          {value}%
        </output>
      </div>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="mt-2 h-11 w-full accent-assay"
      />
    </div>
  );
}
