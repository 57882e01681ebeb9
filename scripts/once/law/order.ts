import type { WrittenLines } from './lines.ts';

type Proof = { note?: string | undefined; source?: string | undefined; confidence: string };

/** An effect as a file of `content/orders/` gives it; `order` is left out when the instrument acts on itself. */
export type Effect = Proof & {
  id?: string | undefined;
  kind: string;
  order?: string | undefined;
  lines?: WrittenLines | undefined;
  audiences?: string[] | undefined;
  on?: string | undefined;
  until?: string | undefined;
  standard?: string | undefined;
  beside?: string | undefined;
  clause?: string | undefined;
  text?: string | undefined;
  derived?: true | undefined;
  countsFrom?: string | undefined;
  recorded?: string | undefined;
  withdrawn?: string | undefined;
};

export type WrittenExemption = Proof & {
  kind: string;
  by?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  period?: string | undefined;
  appliesTo: string;
  condition: string;
  until?: string | undefined;
  recorded?: string | undefined;
};

/** One file of `content/orders/`. The properties stand in the order in which they are written. */
export type Order = {
  kind: string;
  number?: string | undefined;
  signed?: string | undefined;
  published?: string | undefined;
  gazetteId?: string | undefined;
  authority: string;
  title: string;
  subject: string;
  citation: string;
  note?: string | undefined;
  source?: string | undefined;
  confidence: string;
  disputed?: true | undefined;
  recorded: string;
  verified?: string | undefined;
  lines?: WrittenLines | undefined;
  effects?: Effect[] | undefined;
  exemptions?: WrittenExemption[] | undefined;
  /** Added by hand. */
  checks?: unknown;
  translations?: unknown;
};

/** The text of a property, or nothing, so that it is left out of the file. */
export const orNothing = (value: string | null) => value ?? undefined;

/** Instruments that can carry lines themselves; the others act on an order. */
export const isPrincipal = (kind: string) => ['order', 'rules', 'notification', 'guideline'].includes(kind);
