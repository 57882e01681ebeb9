import type { ServiceRequirements } from '#features/requirements/service-requirements.ts';

/** A product as the lists of the catalogue show and search it. */
export type CatalogueProduct = {
  id: number;
  slug: string;
  name: string;
  technicalName: string | null;
  categories: { slug: string; name: string }[];
  services: ServiceRequirements[];
  standards: string[];
  /** The English name, and the words that official lists use. */
  otherNames: string[];
};
