import { slugify } from '#core/text/addresses.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { associateKind, processStepKind, testimonialKind } from './home.record.server.ts';

export const processStepsContent = contentOf(processStepKind, {
  documents: ({ files }) => yamlDocuments(files, 'process-steps.yaml'),
});

export const testimonialsContent = contentOf(testimonialKind, {
  documents: ({ files }) => yamlDocuments(files, 'testimonials.yaml', { renamed: { isSample: 'sample' } }),
});

export const associatesContent = contentOf(associateKind, {
  documents: ({ files }) =>
    yamlDocuments(files, 'associates.yaml', {
      renamed: { imagePath: 'image', isSample: 'sample' },
      also: ({ name }) => ({ slug: slugify(String(name)) }),
    }),
});
