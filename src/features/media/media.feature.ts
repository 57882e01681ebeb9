import type { Feature } from '#features/feature.ts';
import { checkFiles } from './check-files.server.ts';
import { checkPictures } from './check-pictures.server.ts';
import { oldVariants, orphanedOriginals, unmadeVariants } from './clean-up-pictures.server.ts';
import { makePictureVariants } from './make-variants.job.ts';
import { mediaDesk } from './media.desk.api.ts';
import { orphanedDocuments } from './orphaned-documents.server.ts';

/** The pictures and documents that staff upload for records and texts. */
export const mediaFeature: Feature = {
  name: 'media',
  desk: [mediaDesk],
  publicationChecks: [checkPictures, checkFiles],
  cleanUp: [unmadeVariants, oldVariants, orphanedOriginals, ...orphanedDocuments],
  jobs: [makePictureVariants],
};
