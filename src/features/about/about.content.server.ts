import { slugify } from '#core/text/addresses.ts';
import { clientKind } from '#features/home/home.record.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { milestoneKind, teamMemberKind } from './about.record.server.ts';

// Years, team and clients of the page about the firm; its longer texts are in `pages/`.
const file = 'about.yaml';
const also = ({ name }: Record<string, unknown>) => ({ slug: slugify(String(name)) });

export const milestonesContent = contentOf(milestoneKind, {
  documents: ({ files }) => yamlDocuments(files, file, { lists: ['years', 'team', 'clients'] }),
});

export const teamContent = contentOf(teamMemberKind, {
  documents: ({ files }) => yamlDocuments(files, file, { lists: ['team', 'years', 'clients'], also }),
});

export const clientsContent = contentOf(clientKind, {
  documents: ({ files }) =>
    yamlDocuments(files, file, {
      lists: ['clients', 'years', 'team'],
      renamed: { imagePath: 'image', isSample: 'sample' },
      also,
    }),
});
