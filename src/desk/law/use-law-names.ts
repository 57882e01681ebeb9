import { useLingui } from '@lingui/react/macro';
import { listWords } from '#core/text/list-words.ts';
import { formatDate, longDate } from '#core/time/dates.ts';
import type { KnownOrder, Span } from '#features/law/law.schema.ts';
import {
  type Audience,
  audiences,
  type Confidence,
  type EffectKind,
  type OrderKind,
} from '#features/orders/order-kinds.schema.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The words of the law as the desk says them. */
export function useLawNames() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as LanguageCode;
  const day = (date: string) => longDate(date, language);
  const kinds: Record<EffectKind, string> = {
    commence: t`Begins`,
    defer: t`Defers the start`,
    amend: t`Amends`,
    pause: t`Pauses`,
    resume: t`Ends a pause`,
    rescind: t`Rescinds`,
    supersede: t`Replaces`,
    exempt: t`Exempts`,
    concurrent: t`Accepts another standard beside it`,
    clarify: t`Clarifies`,
  };
  const instruments: Record<OrderKind, string> = {
    act: t`Act`,
    order: t`Order`,
    amendment: t`Amendment`,
    rules: t`Rules`,
    notification: t`Notification`,
    suspension: t`Suspension`,
    rescission: t`Rescission`,
    extension: t`Extension`,
    guideline: t`Guideline`,
    clarification: t`Clarification`,
    ruling: t`Ruling of a court`,
    circular: t`Circular`,
  };
  const confidences: Record<Confidence, string> = {
    gazette: t`The gazette`,
    regulator: t`A paper of the authority`,
    press: t`A press release`,
    trade: t`A trade body`,
    own: t`Our own reading`,
  };
  const groups: Record<Audience, string> = {
    large: t`large enterprises`,
    medium: t`medium enterprises`,
    small: t`small enterprises`,
    micro: t`micro enterprises`,
    import: t`importers`,
  };
  const states: Record<RequirementState, string> = {
    'in-force': t`In force`,
    upcoming: t`Upcoming`,
    paused: t`Paused`,
    'de-notified': t`De-notified`,
    rescinded: t`Rescinded`,
    voluntary: t`Voluntary`,
    exempt: t`Exempt`,
    listed: t`Compulsory; start date not known`,
    unknown: t`Not known`,
    'date-open': t`Date left open`,
  };
  /** What tells an order from others that are called alike: `Order · 24-03-2025 · In force`. */
  const factsOf = ({ kind, day: ofOrder, states: today }: KnownOrder): string => {
    const named = today.map((state) => (state === 'replaced' ? t`Replaced` : states[state]));
    return [instruments[kind], ofOrder && formatDate(ofOrder), ...named].filter(Boolean).join(' · ');
  };
  const forWhom = (named: readonly Audience[]) =>
    named.length === audiences.length
      ? t`everyone`
      : listWords(
          named.map((audience) => groups[audience]),
          language,
        );

  /** A span of a line as visitors read it: `Paused until 22 June 2029`. */
  function spanWords({ state, from, since, until }: Span): string {
    const name = states[state];
    if (from) return t`${name} from ${{ day: day(from) }}`;
    if (state === 'paused' && until) return t`${name} until ${{ day: day(until) }}`;
    return since ? t`${name} since ${{ day: day(since) }}` : name;
  }
  return { kinds, instruments, confidences, groups, states, factsOf, forWhom, spanWords, day };
}
