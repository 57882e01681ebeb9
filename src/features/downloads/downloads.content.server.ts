import { z } from 'zod';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/downloads.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { readLetterhead } from '#features/site/read-letterhead.server.ts';
import { nameDownloadFiles } from './name-download-files.ts';
import { readDocuments } from './read-documents.server.ts';

const categoriesFile = 'download-categories.yaml';
const categorySchema = z
  .array(z.strictObject({ slug, name: required, description: required, translations }))
  .superRefine(distinctBy((category) => category.slug));

export const downloadsContent = defineContent({
  async read({ files, readBy }) {
    const [categories = [], publications, { services }, letterhead] = await Promise.all([
      files.yaml(categoriesFile, categorySchema),
      readBy(publicationsContent),
      readBy(servicesContent),
      readLetterhead(readBy),
    ]);
    const names = {
      categories: new Set(categories.map((category) => category.slug)),
      services: new Set(services.map(({ facts }) => facts.slug)),
    };
    const documents = await readDocuments(files, publications, names);
    return { categories, documents, letterhead };
  },
  async write({ sync, writtenBy }, { categories, documents, letterhead }) {
    const services = await writtenBy(servicesContent);
    const categoryIds = await sync.rows(
      downloadCategories,
      ['slug'],
      categories.map((category, position) => ({ ...category, position })),
    );
    const ids = await sync.rows(
      downloads,
      ['slug'],
      documents.map(({ slug: own, category, service, document, position }) => ({
        slug: own,
        categoryId: categoryIds.get(category) ?? 0,
        serviceId: service ? (services.get(service) ?? null) : null,
        name: document.title,
        description: document.lead,
        date: document.date,
        position,
      })),
    );
    const rows = documents.flatMap(({ slug: own, document }) =>
      nameDownloadFiles(own, document, letterhead).map((file, position) => ({
        ...file,
        downloadId: ids.get(own) ?? 0,
        document,
        position,
      })),
    );
    await sync.rows(downloadFiles, ['downloadId', 'name'], rows);
  },
});
