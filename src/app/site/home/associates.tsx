import type { HomeAssociatesAnswer } from '#features/home/home.schema.ts';
import { HomeSection } from './home-section.tsx';

export function Associates({ section, associates }: HomeAssociatesAnswer) {
  if (associates.length === 0) return null;
  return (
    <HomeSection id="associates" section={section} lead={section.tag_line}>
      <ul className="grid grid-cols-2 gap-px border border-rule bg-rule md:grid-cols-4 lg:grid-cols-6">
        {associates.map((associate) => (
          <li key={associate.id} className="grid place-items-center bg-paper p-4 md:p-6">
            <img
              src={associate.image_url}
              alt={associate.image_alt ?? ''}
              width={240}
              height={80}
              loading="lazy"
              className="h-auto w-full max-w-40"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
