import type { Seo } from '#core/content/seo-of.ts';
export type StandardReference = { slug: string; number: string; title: string | null; concurrentUntil: string | null };

export type StandardDetail = {
  id: number;
  slug: string;
  number: string;
  title: string | null;
  description: string | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  note: string | null;
  confirmed: boolean;
  seo: Seo;
  successor: StandardReference | null;
  predecessors: StandardReference[];
  /** Other parts and years of the same number. */
  parts: StandardReference[];
};
