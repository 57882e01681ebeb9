import { slugify } from '#core/text/addresses.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { associateKind } from './associate.record.server.ts';

export const associatesContent = contentOf(associateKind, {
  documents: ({ files }) =>
    yamlDocuments(files, 'associates.yaml', {
      renamed: { imagePath: 'image', isSample: 'sample' },
      also: ({ name }) => ({ slug: slugify(String(name)) }),
    }),
});
