import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { galleryKind } from './gallery.record.server.ts';

/** The plates of the gallery, each with a drawing or photograph in `images/gallery/`. */
export const galleryContent = contentOf(galleryKind, {
  needs: [servicesContent],
  documents: ({ files }) => yamlDocuments(files, 'gallery.yaml', { renamed: { imagePath: 'image' } }),
});
