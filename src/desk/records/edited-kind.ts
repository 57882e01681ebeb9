import type { RecordDescription } from '#features/records/describe-record.ts';
import type { StaffRight } from '#features/staff/staff-policy.ts';

/** A kind of record that has screens at the desk. The shell lists it, so its description is loaded with its first screen. */
export type EditedKind = {
  /** As the calls name it. */
  kind: string;
  /** What the menu and its list call it, as its description does. */
  name: string;
  /** What one does there, for the first screen and the command palette. */
  about: string;
  /** There is exactly one, so that its form opens instead of a list. */
  isSingle?: true;
  /** A right that reading and changing it needs beside those of content. */
  right?: StaffRight;
  /** Fields that have a screen of their own; the form keeps them as they are. */
  elsewhere?: readonly string[];
  /** The order of its list, where it is not the order of the site or that of the names. */
  sort?: 'updatedAt.desc';
  load: () => Promise<RecordDescription>;
};
