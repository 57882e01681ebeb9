import type { ServiceRequirements } from '#features/requirements/service-requirements.ts';

/** A product as the lists of the catalogue show it. */
export type CatalogueProduct = {
  id: number;
  slug: string;
  name: string;
  technicalName: string | null;
  categories: { slug: string; name: string }[];
  services: ServiceRequirements[];
};
