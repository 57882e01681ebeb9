import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { testimonialKind } from './testimonial.record.server.ts';

export const testimonialsContent = contentOf(testimonialKind, {
  documents: ({ files }) => yamlDocuments(files, 'testimonials.yaml', { renamed: { isSample: 'sample' } }),
});
