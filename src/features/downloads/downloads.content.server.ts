import { z } from 'zod';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/client-area.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { settingsContent } from '#features/site/settings.content.server.ts';
import { settingGroups } from '#features/site/site.schema.ts';
import { makeDownloadFiles } from './make-download-files.server.ts';
import { readDocuments } from './read-documents.server.ts';

const categoriesFile = 'download-categories.yaml';
const categorySchema = z
  .array(z.strictObject({ slug, name: required, description: required, translations }))
  .superRefine(distinctBy((category) => category.slug));

export const downloadsContent = defineContent({
  async read({ files, readBy }) {
    const [categories = [], publications, { services }, settings] = await Promise.all([
      files.yaml(categoriesFile, categorySchema),
      readBy(publicationsContent),
      readBy(servicesContent),
      readBy(settingsContent),
    ]);
    const names = {
      categories: new Set(categories.map((category) => category.slug)),
      services: new Set(services.map(({ facts }) => facts.slug)),
    };
    const documents = await readDocuments(files, publications, names);
    const values = new Map(settings?.values.map(({ key, value }) => [key, value]));
    const letterhead = letterheadOf({
      site: settingGroups.site.parse(values.get('site')),
      contact: settingGroups.contact.parse(values.get('contact')),
    });
    const made = documents.map(async (entry) => ({
      ...entry,
      files: await makeDownloadFiles(entry.slug, entry.document, letterhead),
    }));
    return { categories, documents: await Promise.all(made) };
  },
  async write({ sync, writtenBy }, { categories, documents }) {
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
    const rows = documents.flatMap(({ slug: own, document, files }) =>
      files.map((file, position) => ({ ...file, downloadId: ids.get(own) ?? 0, document, position })),
    );
    await sync.rows(downloadFiles, ['downloadId', 'name'], rows);
  },
});
