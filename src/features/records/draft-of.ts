import { z } from 'zod';
import { fieldsOf, innerOf } from './record-fields.ts';

const text = z.string().max(300_000).nullable();
const translations = z.record(z.string().max(10), z.record(z.string().max(60), z.string().max(300_000))).default({});

/** Zod compiles a schema when it first reads with it, which takes longer than to read. */
const drafts = new WeakMap<z.ZodObject, z.ZodObject>();

/** The schema of a document that is being written: fields may be empty or missing, but none may be of another kind. */
export function draftOf(schema: z.ZodObject): z.ZodObject {
  const known = drafts.get(schema) ?? makeDraft(schema);
  drafts.set(schema, known);
  return known;
}

function makeDraft(schema: z.ZodObject): z.ZodObject {
  const fields = fieldsOf(schema).map(({ name, schema: field, child }) => {
    if (child) return [name, z.array(draftOf(child.row)).max(500).default([])] as const;
    return [name, draftField(field)] as const;
  });
  const id = 'id' in schema.shape ? { id: z.int32().positive().optional() } : {};
  return z.strictObject({ ...Object.fromEntries(fields), ...id, translations });
}

function draftField(field: z.ZodType): z.ZodType {
  const inner = innerOf(field);
  const empty = z.union([z.null(), z.literal('')]).optional();
  if (inner instanceof z.ZodString || inner instanceof z.ZodEnum || inner instanceof z.ZodISODate)
    return text.optional();
  if (inner instanceof z.ZodNumber) return z.union([z.number(), empty]);
  if (inner instanceof z.ZodBoolean) return z.boolean().optional();
  if (inner instanceof z.ZodArray)
    return z
      .array(z.union([text, z.number(), z.record(z.string().max(60), z.json())]))
      .max(500)
      .default([]);
  return z.json().optional();
}
