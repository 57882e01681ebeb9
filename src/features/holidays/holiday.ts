import type { holidayTypes } from './holiday-type.schema.ts';

/** A holiday of central government offices. */
export type Holiday = {
  id: number;
  /** `2026-08-15` */
  date: string;
  title: string;
  type: (typeof holidayTypes)[number];
  /** The day depends on the moon or on an order that has not been published yet. */
  isTentative: boolean;
};
