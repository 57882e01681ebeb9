import { beforeEach } from 'vitest';
import { enterDesk } from './desk-steps.ts';
import { createService } from './factories/service.ts';
import type { withSite } from './server.ts';

export type Document = Record<string, unknown> & { sections: Record<string, unknown>[] };
type Desk = Awaited<ReturnType<typeof enterDesk>>;

/** Gives each test a public service of its own, with an editor and a reviewer who work on it. */
export function withService(site: ReturnType<typeof withSite>) {
  let made = 0;
  const at = { id: '', slug: '', made } as { id: string; slug: string; made: number; editor: Desk; reviewer: Desk };
  beforeEach(async () => {
    made += 1;
    const { id, slug } = await createService({ name: `Zorbit mark ${made}`, category: 'Marks' });
    const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
    Object.assign(at, { id: String(id), slug, made, editor, reviewer });
  });
  const address = () => `/records/services/${at.id}`;
  const open = async (desk = at.editor) => (await desk.get(address())).json();
  /** A page as it is rendered now, whatever is cached. */
  const visit = (path: string) => site.pages.render(new Request(new URL(path, 'https://kasauti.example')));
  return {
    at,
    address,
    open,
    visit,
    publicPage: async (path = `/services/marks/${at.slug}`) => (await visit(path)).text(),
    /** Saves the public text with this change as the first draft; returns what the call answered. */
    async draft(change: (document: Document) => object = tagline('Brighter'), desk = at.editor) {
      const { live } = await open(desk);
      return desk.send('PUT', `${address()}/draft`, { document: change(live.document), edit: 0 });
    },
    publish: (body: object = { edit: 1 }, desk = at.reviewer) => desk.send('POST', `${address()}/publish`, body),
  };
}

export const tagline = (text: string) => (document: Document) => ({ ...document, tagline: text });
