import type { OpenTable } from './open-table.ts';
import { openTables } from './open-tables.ts';
import type { Release } from './release.ts';

export type Licence = { name: string; title: string; path: string };
type Publisher = { title: string; path: string };

/** Describes a release to programs, in the form of the Data Package standard: its files, their columns and the licence. */
export function dataPackage(release: Omit<Release, 'tables'>, licence: Licence, publisher: Publisher) {
  const { name, day, files } = release;
  const resource = (table: OpenTable, format: 'csv' | 'jsonl') => ({
    name: format === 'csv' ? table.name : `${table.name}-jsonl`,
    type: 'table',
    path: `${table.name}.${format}`,
    title: table.title,
    description: table.description,
    format,
    mediatype: format === 'csv' ? 'text/csv' : 'application/jsonl',
    encoding: 'utf-8',
    bytes: files[`${table.name}.${format}`]?.bytes,
    hash: `sha256:${files[`${table.name}.${format}`]?.sha256}`,
    schema: schemaOf(table),
  });
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'indian-product-certification',
    title: 'Indian product certification: orders, their effects and requirements',
    version: name,
    created: `${day}T00:00:00+05:30`,
    homepage: `${publisher.path}/open-data`,
    licenses: [licence],
    contributors: [{ ...publisher, roles: ['publisher'] }],
    resources: openTables.flatMap((table) => [resource(table, 'csv'), resource(table, 'jsonl')]),
  };
}

function schemaOf({ fields, key, references }: OpenTable) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields: fields.map(({ name, type, description, isRequired }) => ({
      name,
      type,
      ...(type === 'list' && { delimiter: ';' }),
      description,
      ...(isRequired && { constraints: { required: true } }),
    })),
    primaryKey: key,
    foreignKeys: references.map(({ field, table, key: column }) => ({
      fields: [field],
      reference: { resource: table, fields: [column] },
    })),
    missingValues: [''],
  };
}
