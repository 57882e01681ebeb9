import type { RequiredService } from '#features/requirements/list-required-services.server.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import type { SideRule } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { PictureSide } from './picture-side.schema.ts';
import type { ProductSeo } from './product-seo.server.ts';

export type ProductDetail = {
  slug: string;
  name: string;
  /** Beside a translated name. */
  englishName: string | null;
  technicalName: string | null;
  description: string | null;
  cta: string | null;
  /** The address of its picture, or else of its seal. */
  image: string;
  imageAlt: string | null;
  seo: ProductSeo;
  categories: { slug: string; name: string }[];
  sections: {
    heading: string;
    description: string | null;
    image: string | null;
    imageAlt: string | null;
    side: PictureSide;
  }[];
  faqs: { question: string; answer: string }[];
  requirements: Requirement[];
  services: RequiredService[];
  notifications: { id: number; name: string; slug: string; categorySlug: string; date: string }[];
  related: { slug: string; name: string; isEnglish: boolean }[];
  sideRules: SideRule[];
};
