import { listServiceCards, type ServiceCardView } from '#features/services/list-service-cards.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The services that most visitors look for, one or two from each field; the rest of the grid is filled in site order. */
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
export async function listHomeServices(language: LanguageCode): Promise<ServiceCardView[]> {
  const all = await listServiceCards(language);
  const first = featured.flatMap((slug) => all.find((service) => service.slug === slug) ?? []);
  const others = all.filter((service) => !first.includes(service));
  return [...first, ...others].slice(0, featured.length);
}
