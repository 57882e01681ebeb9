import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { fromYaml, yamlDocument, yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { careerPageKind, jobOpeningKind } from './careers.record.server.ts';

const file = 'careers.yaml';
type Block = Record<string, unknown>;

export const jobOpeningsContent = contentOf(jobOpeningKind, {
  texts: 'markdown',
  documents: ({ files }) =>
    yamlDocuments(files, file, {
      lists: ['openings', 'banner', 'growths', 'opportunities', 'about', 'offer'],
      // The field of the wire is misspelt, and so the file has it.
      renamed: { fieldOfExperience: 'field_exprence' },
    }),
});

export const careerPageContent = contentOf(careerPageKind, {
  texts: 'markdown',
  documents: ({ files }) => yamlDocument(files, file, { documentOf: pageOf }),
});

/** What stands there once is a list of one, and its offer has a head and items. */
function pageOf(file: unknown): FileDocument['document'] {
  const { banner, growths, opportunities, about, offer } = fromYaml(file as Block);
  const { items, ...head } = (offer ?? {}) as Block;
  return {
    banner: one('banner', banner),
    growths: blocks(growths),
    opportunities: blocks(opportunities),
    about: one('about', about),
    offer: one('offer', head),
    offerItems: blocks(items),
  };
}

function one(slug: string, block: unknown) {
  const hasFields = typeof block === 'object' && block !== null && Object.keys(block).length > 0;
  return hasFields ? blocks([{ slug, ...block }]) : [];
}

const blocks = (list: unknown) =>
  Array.isArray(list) ? list.map(({ image: imagePath, ...block }: Block) => ({ imagePath, ...block })) : list;
