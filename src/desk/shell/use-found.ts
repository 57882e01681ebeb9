import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDate } from '#core/time/dates.ts';
import { type CallResult, call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { findKind } from '#desk/records/kinds.ts';
import { useStateNames } from '#desk/records/record-state-chip.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { fewestSigns } from '#features/palette/fewest-signs.schema.ts';
import type { Command } from './use-commands.ts';

type Answer = DeskCallAnswer<'GET /find'>;
type Found = { words: string; result?: CallResult<Answer> };

/** Somebody who types pauses for less than this. */
const pause = 200;

/**
 * The records, orders and leads whose names have these words, once their typist pauses. An answer counts for the words that were
 * asked for alone, so that a late one replaces nothing.
 * @param words trimmed; too short ones are not looked for
 */
export function useFound(words: string): { commands: Command[]; isPending: boolean; fault: string | undefined } {
  const faultText = useFaultText();
  const [found, setFound] = useState<Found>({ words: '' });
  const isWanted = [...words].length >= fewestSigns;

  useEffect(() => {
    if (!isWanted) return;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call('GET /find', { query: { q: words }, signal: aborter.signal });
      if (aborter.signal.aborted) return;
      setFound({ words, result });
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [words, isWanted]);

  const result = isWanted && found.words === words ? found.result : undefined;
  return {
    commands: useAsCommands(result?.ok ? result.data : undefined),
    isPending: isWanted && !result,
    fault: result && !result.ok ? faultText(result) : undefined,
  };
}

function useAsCommands(answer: Answer | undefined): Command[] {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const states = useStateNames();
  if (!answer) return [];
  const records = answer.records.flatMap(({ kind, id, title, slug, state }) => {
    const known = findKind(kind);
    if (!known) return [];
    const about = [i18n._(known.name), slug !== title && slug, state !== 'published' && states[state]];
    const to = `/records/${kind}/${id}`;
    return [{ key: to, name: title || t`Without a name`, about: about.filter(Boolean).join(' · '), to }];
  });
  const orders = answer.orders.map(({ slug, number, title, day }) => ({
    key: `/law/orders/${slug}`,
    name: [number, title].filter(Boolean).join(' '),
    about: [t`Orders`, day && shortDate(day, i18n.locale)].filter(Boolean).join(' · '),
    to: `/law/orders/${slug}`,
  }));
  const leads = answer.leads.map(({ id, name, company }) => ({
    key: `/inbox/${id}`,
    name: name || t`Without a name`,
    about: [t`Lead #${id}`, company].filter(Boolean).join(' · '),
    to: `/inbox/${id}`,
  }));
  return [...records, ...orders, ...leads].map(({ to, ...command }) => ({ ...command, run: () => void navigate(to) }));
}
