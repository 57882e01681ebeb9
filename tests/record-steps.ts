import { beforeEach } from 'vitest';
import { and, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { testimonials } from '#db/schema/home.ts';
import { recordRevisions, translationMarks } from '#db/schema/records.ts';
import { listTestimonials } from '#features/home/home.server.ts';
import { enterDesk } from './desk-steps.ts';
import { createService } from './factories/service.ts';
import type { withSite } from './server.ts';

export type Document = Record<string, unknown> & { sections: Record<string, unknown>[] };
type Saying = { desk?: Desk; language?: string } & Record<string, unknown>;
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
    /** Says how far the translation of the draft is. */
    say: (mark: string, edit: number, { desk = at.reviewer, language = 'hi', ...more }: Saying = {}) =>
      desk.send('POST', `${address()}/mark`, { edit, language, mark, ...more }),
    /** What is said of the public translations. */
    publicMarks: () =>
      db()
        .select({ language: translationMarks.language, mark: translationMarks.mark, by: translationMarks.markedBy })
        .from(translationMarks)
        .where(and(eq(translationMarks.kind, 'services'), eq(translationMarks.record, at.id))),
    publish: (body: object = { edit: 1 }, desk = at.reviewer) => desk.send('POST', `${address()}/publish`, body),
  };
}

export const tagline = (text: string) => (document: Document) => ({ ...document, tagline: text });

type ListRow = { id: string; title: string; edit: number | null; open: string | null; status: string };

/** Three public testimonials, whose order the home page shows, with an editor and a reviewer who work on the list. */
export function withTestimonials(site: ReturnType<typeof withSite>) {
  const list = '/records/testimonials';
  const at = { ids: [] as string[] } as { ids: string[]; editor: Desk; reviewer: Desk };
  const begin = async (name: string, text = '"Quoted", and so on') => {
    const begun = await at.editor.send('POST', list, { document: { name, text, isSample: false } });
    return String((await begun.json()).id);
  };
  const publishNew = async (name: string) => {
    const published = await at.reviewer.send('POST', `${list}/${await begin(name)}/publish`, { edit: 1 });
    return String((await published.json()).id);
  };
  beforeEach(async () => {
    at.editor = await enterDesk(site, ['editor']);
    at.reviewer = await enterDesk(site, ['reviewer']);
    await db().delete(recordRevisions).where(eq(recordRevisions.kind, 'testimonials'));
    // A write that names nothing would derive everything again.
    await writeContent(async (tx, changed) => {
      await tx.delete(testimonials);
      changed('testimonial', [1]);
    });
    at.ids = [];
    for (const name of ['=1+1 Lamp Works', 'Bulb Makers', 'Cable Union']) at.ids.push(await publishNew(name));
  });
  return {
    at,
    list,
    begin,
    async rowsOf() {
      const answer = await (await at.editor.get(list)).json();
      return answer as { rows: ListRow[]; newDrafts: ListRow[]; hasOrder: boolean };
    },
    /** As the home page shows them. */
    namesOnHome: async () => (await listTestimonials('en')).map(({ name }) => name),
  };
}
