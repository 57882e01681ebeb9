import type { CareerBlock } from '#features/careers/get-career-prospectus.server.ts';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/** How people work here: a picture and a text beside it. */
export function AboutCareer({ about }: { about: CareerBlock }) {
  const { title, description, imageUrl, imageAlt } = about;
  return (
    <Container className="grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-12 md:py-20">
      <img
        src={imageUrl}
        alt={imageAlt}
        width={480}
        height={360}
        loading="lazy"
        className="h-auto w-full md:col-span-5"
      />
      <div className="min-w-0 md:col-span-7">
        <h2>
          <OwnText text={title} />
        </h2>
        <Prose html={description} className="mt-4" />
      </div>
    </Container>
  );
}
