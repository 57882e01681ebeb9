import type { z } from 'zod';
import type { StaffActor } from '#features/staff-actor.ts';

/** What browser and server know of a kind of record; the tables are in its `<kind>.record.server.ts`. */
export type RecordDescription<Schema extends z.ZodObject = z.ZodObject> = {
  /** Its name in addresses, revisions and reports: `service-categories`. */
  kind: string;
  /** How the desk calls one of them and all of them; `many` is missing where there is only one. */
  name: { one: string; many?: string };
  /** The field by which people recognise a record in lists. */
  title?: keyof z.output<Schema> & string;
  document: Schema;
  /** Whether somebody other than its author publishes it, unless the author is an owner. */
  needsSecondPerson?: true;
  /** Whether whoever publishes it must have proven a few minutes ago who they are. */
  needsProof?: true;
  /** Whether no mail says which of them it is about, or what staff say of it. */
  isConfidential?: true;
  /**
   * Whether all of its revisions are kept: what people rely on, and what was agreed to by two, can be looked up for ever.
   * Of others the last 50 are.
   */
  keep?: 'all';
  /** A right that its changes ask for beside those of content. */
  right?: StaffActor['rights'][number];
};

/** Describes a kind of record once, for the files in `content/` and the desk alike. */
export function describeRecord<Schema extends z.ZodObject>(
  description: RecordDescription<Schema>,
): RecordDescription<Schema> {
  return description;
}
