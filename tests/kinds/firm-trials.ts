import { eq } from '#core/drizzle.ts';
import { putPublic } from '#core/files/storage.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { createProduct } from '../factories/product.ts';
import { inForce } from '../factories/requirement.ts';
import { at, says, saysIn, type Trial } from './trial.ts';

/** Visitors see the seven sizes alone, each with its files. */
const logoFile = (kind: string): Trial => ({
  prepare: (word) => putPublic(`documents/${word}.${kind}`, Buffer.from('A logo')),
  existing: '',
  say: says('filePath', (word) => `storage/documents/${word}.${kind}`),
  shown: at('/logo'),
});

const isi = 'bis-isi-mark';
const feesOfIsi = () => `/services/bis/${isi}/fees`;
/** A product with a further row of the list, for the service that the list's other rows are for. */
async function createListed(name: string, list: string, listKey: string) {
  const { serviceId } = mandatoryProducts;
  const [others] = await db()
    .select({ serviceId })
    .from(mandatoryProducts)
    .where(eq(mandatoryProducts.list, list))
    .limit(1);
  await createProduct({ name, categories: ['Zorbits'], requirements: [inForce({ list, listKey, ...others })] });
}

/** What the site says about the firm, and what it knows besides the lists of products. */
export const firmTrials: Readonly<Record<string, Trial>> = {
  team: { shown: at('/api/about-team') },
  milestones: { own: () => ({ year: 2087 }), say: says('text'), shown: at('/about') },
  clients: { say: says('imageAlt'), shown: at('/api/about-clients') },
  associates: { say: says('imageAlt'), shown: at('/api/home-associates') },
  'company-certificates': { shown: at('/api/footer') },
  'site-certificates': { shown: at('/api/footer') },
  'business-banners': { shown: at('/api/get-all-banner') },
  'business-card': { say: saysIn('services', 'question'), shown: at('/api/get-all-business-services') },
  'logo-jpg': logoFile('jpg'),
  'logo-cdr': logoFile('cdr'),
  'bank-accounts': { own: () => ({ number: '000000000123' }), shown: at('/payment') },
  'kyc-items': { shown: at('/api/kyc') },
  duties: {
    existing: '',
    say: says('who'),
    shown: () => '/products/zorbit-of-duty',
    use: async ({ list }) => {
      await createListed('Zorbit of duty', String(list), '996');
      return undefined;
    },
  },
  'service-fees': {
    own: () => ({ key: `${isi} application 99`, service: isi, validFrom: null, validTo: null }),
    say: says('condition'),
    shown: feesOfIsi,
  },
  'service-times': {
    own: () => ({ key: `${isi} grant 99`, service: isi }),
    say: says('condition'),
    shown: feesOfIsi,
  },
  'service-steps': {
    own: () => ({ key: `${isi} 99`, service: isi, number: 99, after: [] }),
    say: says('step'),
    shown: feesOfIsi,
  },
  'side-rules': {
    own: async () => {
      await createListed('Zorbit beside', 'bis_isi', '997');
      return { key: 'zorbit-beside', lines: ['bis_isi 997'], fromOn: null, untilOn: null, isForUsed: false };
    },
    shown: () => '/products/zorbit-beside',
  },
};
