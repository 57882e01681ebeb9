import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { downloadCategoryKind, downloadKind } from './download.record.server.ts';
import { downloadsApi } from './downloads.api.ts';
import { downloadsSearch } from './downloads.search.server.ts';
import { drawDownloads } from './draw-downloads.job.ts';

export const downloadsFeature: Feature = {
  name: 'downloads',
  content: async () => {
    const { downloadCategoriesContent, downloadsContent } = await import('./downloads.content.server.ts');
    return [downloadCategoriesContent, downloadsContent];
  },
  records: [downloadCategoryKind, downloadKind],
  api: [downloadsApi],
  search: [downloadsSearch],
  // Their letterhead is of the settings.
  followers: [{ order: 'facts', follows: ['download', 'setting'], job: drawDownloads.queue }],
  jobs: [drawDownloads],
  pages: [sitePages({ url: '/downloads', name: 'Downloads', position: 75 })],
};
