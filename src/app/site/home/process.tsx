import type { HomeProcessAnswer } from '#features/home/home.schema.ts';
import { HomeSection } from './home-section.tsx';

export function Process({ section, process }: HomeProcessAnswer) {
  return (
    <HomeSection id="process" section={section} lead={section.tag_line}>
      <ol className="grid md:grid-cols-2 lg:grid-cols-3">
        {process.map((step) => (
          <li
            key={step.id}
            className="relative border-s border-gold ps-6 pb-8 last:pb-0 md:border-s-0 md:border-t md:ps-0 md:pe-8 md:pt-5 md:pb-10"
          >
            <span
              aria-hidden="true"
              className="absolute -start-1.5 top-2 size-3 rounded-full border border-gold bg-paper md:start-0 md:-top-1.5"
            />
            <h3 className="flex items-baseline gap-2.5">
              <span className="text-3xl leading-none text-gold-ink tabular">{step.order}</span>
              {step.name}
            </h3>
            <p className="mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
