import { listServiceCards, type ServiceCardView } from '#features/services/service-card.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { HomeService } from './home.schema.ts';

/** What most visitors come for, one or two from each field; the grid is filled up with the first others. */
const featured = [
  'bis-crs-registration',
  'bis-isi-mark',
  'bis-fmcs',
  'wpc-eta',
  'tec-mtcte',
  'bee-star-label',
  'epr-e-waste',
  'bis-scheme-x',
  'lmpc-registration',
  'stqc-cctv',
  'cdsco-medical-device',
  'fssai-licence',
];

/** The services of the grid. */
export async function listHomeServices(language: LanguageCode): Promise<HomeService[]> {
  const all = await listServiceCards(language);
  const first = featured.flatMap((slug) => all.find((service) => service.slug === slug) ?? []);
  const others = all.filter((service) => !first.includes(service));
  return [...first, ...others].slice(0, featured.length).map(homeService);
}

/** Every service: each has its brochure. */
export async function listBrochureServices(language: LanguageCode): Promise<HomeService[]> {
  return (await listServiceCards(language)).map(homeService);
}

function homeService(card: ServiceCardView): HomeService {
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    tagline: card.tagline,
    description: card.description,
    thumbnail_url: card.thumbnailUrl,
    image_alt: card.imageAlt,
    service_category_id: card.categoryId,
    service_category: { slug: card.categorySlug },
  };
}
