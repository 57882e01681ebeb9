import type { ServiceRequirements } from '#features/requirements/service-requirements.ts';

/** A product as it appears in the lists of the catalogue. */
export type CatalogueProduct = {
  id: number;
  slug: string;
  name: string;
  /** Beside a translated name. */
  englishName: string | null;
  technicalName: string | null;
  categories: { slug: string; name: string }[];
  services: ServiceRequirements[];
};
