import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { inLanguage } from '#core/text/language.ts';
import type { Office } from '#features/contact/get-contact.server.ts';
import { mapPageAddress } from '#features/contact/map-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { OwnText } from '#ui/own-language.tsx';

/**
 * Where the office is. Our own sketch is shown until the visitor asks for the map of the map service, which learns of
 * the visit only then, and as long as that service cannot be reached. Without script, the link opens the service's own
 * page.
 */
export function OfficeMap({ map, note }: { map: NonNullable<Office['map']>; note: string }) {
  const { i18n, t } = useLingui();
  const [isShown, setShown] = useState(false);

  function show(event: MouseEvent) {
    if (isShown || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  }

  return (
    <figure className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="relative aspect-[4/3] border border-rule bg-sheet lg:col-span-7">
        {/* It stays under the map, which covers it once it has arrived. */}
        <OfficeSketch {...map} />
        {isShown && (
          <iframe
            src={inLanguage('/contact/map', i18n.locale)}
            title={t`OpenStreetMap map showing the office`}
            className="absolute inset-0 size-full"
          />
        )}
      </div>
      <figcaption className="self-center lg:col-span-5">
        <h2>
          <Trans>Where to find us</Trans>
        </h2>
        {note && (
          <p className="mt-4 text-pretty text-ink-2">
            <OwnText text={note} />
          </p>
        )}
        <a
          href={mapPageAddress(map)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={show}
          className={buttonClass('secondary', 'no-print mt-6')}
        >
          {isShown ? <Trans>Open the map on OpenStreetMap</Trans> : <Trans>Show the map from OpenStreetMap</Trans>}
        </a>
        <p className="no-print mt-3 text-sm text-ink-2">
          <Trans>Your browser contacts OpenStreetMap only when you choose this.</Trans>
        </p>
      </figcaption>
    </figure>
  );
}

type OfficeMap = NonNullable<Office['map']>;

/** The streets around the office, drawn from the settings. */
function OfficeSketch({ streets, mark }: Pick<OfficeMap, 'streets' | 'mark'>) {
  const { t } = useLingui();
  return (
    <svg
      role="img"
      aria-label={t`Sketch of the streets around the office, not to scale`}
      viewBox="0 0 480 360"
      direction="ltr"
      className="block size-full bg-paper"
    >
      <g fill="none" strokeLinecap="round">
        {streets.map(({ path }) => (
          <path key={path} d={path} className="stroke-edge" strokeWidth="9" />
        ))}
        {streets.map(({ path }) => (
          <path key={path} d={path} className="stroke-sheet" strokeWidth="7" />
        ))}
      </g>
      <g
        lang="en"
        textAnchor="middle"
        fontSize="15"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink-2 stroke-paper"
      >
        {streets.map(({ name, x, y }) => (
          <text key={name + x} x={x} y={y}>
            {name}
          </text>
        ))}
        {mark && (
          <text x={mark.x} y={mark.y + 34} fontWeight="600" className="fill-ink">
            {mark.name}
          </text>
        )}
      </g>
      {mark && (
        <g fill="none" className="stroke-gold">
          <circle cx={mark.x} cy={mark.y} r="15" strokeWidth="1.5" />
          <circle cx={mark.x} cy={mark.y} r="10" strokeWidth="1.5" />
          <circle cx={mark.x} cy={mark.y} r="5" className="fill-basalt stroke-basalt" />
        </g>
      )}
    </svg>
  );
}
