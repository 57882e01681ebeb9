import { Plural, Trans } from '@lingui/react/macro';
import type { StatedEffect } from '#features/law/law.schema.ts';
import { OrderLink } from '../order-link.tsx';
import { useLawNames } from '../use-law-names.ts';

/** What an effect says, with the instrument that says it and where that was read. */
export function EffectFacts({ effect, isStruck = false }: { effect: StatedEffect; isStruck?: boolean }) {
  const { kinds, forWhom, day, confidences } = useLawNames();
  const { kind, instrument, target, audiences, lines, on, until, clause, text, note, source, standard, beside } =
    effect;
  return (
    <div className="stack-1 min-w-0">
      <p className={`font-semibold ${isStruck ? 'text-ink-2 line-through' : ''}`}>
        {kinds[kind]}: {forWhom(audiences)}
        {on && <>, {day(on)}</>}
        {until && (
          <>
            , <Trans>until {day(until)}</Trans>
          </>
        )}
      </p>
      <p className="text-sm">
        <OrderLink order={instrument} />
        {clause && (
          <>
            {' · '}
            <Trans>clause {clause}</Trans>
          </>
        )}
        {target.slug !== instrument.slug && (
          <>
            {' → '}
            <OrderLink order={target} />
          </>
        )}
      </p>
      {standard && (
        <p className="text-sm">
          {standard} {beside && <>· {beside}</>}
        </p>
      )}
      {text && <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {note && <p className="text-sm text-ink-2 wrap-anywhere">{note}</p>}
      <p className="text-sm text-ink-2 wrap-anywhere">
        {lines !== null && (
          <>
            <Plural value={lines} one="# entry only" other="# entries only" />
            {' · '}
          </>
        )}
        {confidences[effect.confidence]}
        {source && <> · {source}</>}
      </p>
    </div>
  );
}
