import { writeContent } from '#db/content/write-content.server.ts';
import { associates, homeSections, processSteps, testimonials } from '#db/schema/home.ts';
import { slugOf } from './slug-of.ts';

type NewSection = Partial<typeof homeSections.$inferInsert> & { slug: string };

/** A published section of the home page, such as `about` or `blogs`; a list is shown only if its section exists. */
export function createHomeSection(section: NewSection): Promise<void> {
  return writeContent(async (tx, changed) => {
    await tx.insert(homeSections).values({ name: 'A section', ...section });
    changed('home_section', []);
  });
}

export function createProcessStep(order: number): Promise<void> {
  return writeContent(async (tx, changed) => {
    await tx.insert(processSteps).values({ order, name: `Step ${order}`, text: 'We fill in a form.' });
    changed('process_step', []);
  });
}

export function createTestimonial(name: string, isSample = false): Promise<void> {
  return writeContent(async (tx, changed) => {
    await tx.insert(testimonials).values({ name, text: 'They answered at once.', isSample });
    changed('testimonial', []);
  });
}

export function createAssociate({ name = 'Lamp Works', ...values }: Partial<typeof associates.$inferInsert> = {}) {
  return writeContent(async (tx, changed) => {
    await tx.insert(associates).values({ slug: slugOf(name), name, ...values });
    changed('associate', []);
  });
}
