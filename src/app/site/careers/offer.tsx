import type { CareerBlock } from '#features/careers/get-career-prospectus.server.ts';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/** What the office offers, in two columns of one half each. */
export function Offer({ offer, items }: { offer: CareerBlock; items: readonly CareerBlock[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <section
      aria-labelledby="offer-title"
      className="bg-basalt py-12 text-paper md:py-18 print:bg-transparent print:text-ink"
    >
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="offer-title">
            <OwnText text={offer.title} />
          </h2>
          <Prose html={offer.description} className="mt-4 text-rule" />
        </div>
        <div className="grid gap-x-12 md:grid-cols-2 lg:col-span-8">
          {[items.slice(0, half), items.slice(half)].map((column) => (
            <ul key={column[0]?.slug ?? 'empty'}>
              {column.map(({ slug, title, imageUrl }) => (
                <li key={slug} className="flex items-center gap-4 border-t border-basalt-rule py-4">
                  <span className="shrink-0 bg-paper p-1.5">
                    <img src={imageUrl} alt="" width={36} height={36} loading="lazy" />
                  </span>
                  <OwnText text={title} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Container>
    </section>
  );
}
