import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { readLetterhead } from '#features/site/read-letterhead.server.ts';
import { downloadCategoryKind, downloadKind } from './download.record.server.ts';
import { nameDownloadFiles } from './name-download-files.ts';
import { readDocuments } from './read-documents.server.ts';

export const downloadCategoriesContent = contentOf(downloadCategoryKind, {
  documents: ({ files }) => yamlDocuments(files, 'download-categories.yaml'),
});

/** The texts in `downloads/`, each with the files that are drawn from it. */
export const downloadsContent = contentOf(downloadKind, {
  needs: [downloadCategoriesContent, servicesContent],
  async documents({ files, readBy }) {
    const [publications, letterhead] = await Promise.all([readBy(publicationsContent), readLetterhead(readBy)]);
    const texts = await readDocuments(files, publications);
    return texts.map(({ slug, category, service, position, placeOf, document }) => ({
      document: {
        slug,
        category,
        service,
        name: document.title,
        description: document.lead,
        date: document.date,
        files: nameDownloadFiles(slug, document, letterhead).map((file) => ({ ...file, document })),
      },
      position,
      placeOf,
    }));
  },
});
