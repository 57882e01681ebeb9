import { beforeEach, expect } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { enterDesk } from './desk-steps.ts';
import { createFamily } from './factories/family.ts';
import { createProduct } from './factories/product.ts';
import { createStandard } from './factories/standard.ts';
import type { withSite } from './server.ts';

type Desk = Awaited<ReturnType<typeof enterDesk>>;

const today = todayInIndia();
/** The day on which a proposed order begins for most, and that for the smaller ones. */
export const begins = addDays(today, 200);
export const small = addDays(today, 300);
export const others = ['large', 'medium', 'import'];

/**
 * Before each test an editor and a reviewer, and a product with a family and a standard that no list has; with the order
 * that an editor writes for them, as the form sends it.
 */
export function withNewOrders(site: ReturnType<typeof withSite>) {
  let made = 0;
  const at = { product: '', family: '', standard: '', made: 0 } as {
    product: string;
    family: string;
    standard: string;
    made: number;
    editor: Desk;
    reviewer: Desk;
  };
  beforeEach(async () => {
    made += 1;
    const name = `Quibbler${'xyzvwtsrqp'.charAt(made)} machine`;
    at.made = made;
    at.product = (await createProduct({ name })).slug;
    at.family = (await createFamily({ name })).slug;
    at.standard = (await createStandard({ number: `IS 9900${made}:2025` })).slug;
    [at.editor, at.reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  });
  const entry = (more: object = {}) => {
    const { product, standard, family } = at;
    return {
      ...{ list: 'bis_isi', product, name: '', standards: [standard], families: [family], strength: 'covers' },
      ...more,
    };
  };
  const newOrder = (more: object = {}) => ({
    ...{ kind: 'order', number: `S.O. 880${made}(E)`, title: `Quibblers (Quality Control) Order ${made}` },
    ...{ subject: 'Quibblers', slug: '', authority: 'dpiit', authorityName: '', authorityShort: '' },
    ...{ signedOn: today, publishedOn: today, link: '', source: 'CG-DL-E-1', confidence: 'gazette', note: '' },
    ...{ clause: '1(2)', lines: [], checkedOn: '', checkedAgainst: '', entries: [entry()] },
    beginnings: [
      { on: begins, audiences: others },
      { on: small, audiences: ['small', 'micro'] },
    ],
    ...more,
  });
  const propose = (order: object = newOrder(), desk = at.editor) => desk.send('POST', '/law/new-order', order);
  const page = async (path: string) => (await site.get(path)).text();
  const text = async (path: string) => (await page(path)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return {
    at,
    entry,
    newOrder,
    propose,
    proposed: async (order?: object) => Number((await (await propose(order)).json()).id),
    publish: (id: number, desk = at.reviewer) => desk.send('POST', `/law/proposals/${id}/publish`),
    errorsOf: async (answer: Response) => Object.keys((await answer.json()).errors),
    address: () => `/orders/so-880${made}-e-${today.slice(0, 4)}`,
    page,
    text,
    /** The first answer after a write may still be the old page. */
    soon(path: string, read = text) {
      site.cache.invalidate();
      return expect.poll(() => read(path), { timeout: 20_000 });
    },
  };
}
