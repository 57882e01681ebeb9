import { Link } from 'react-router';
import { OwnText } from '#ui/own-language.tsx';

/** The city's trades against the services that concern them, as a register. */
export function ServiceRegister({
  services,
}: {
  services: readonly { slug: string; name: string; reason: string | null; categorySlug: string }[];
}) {
  return (
    <ul className="border-b border-rule">
      {services.map(({ slug, name, reason, categorySlug }) => (
        <li
          key={slug}
          className="relative grid gap-x-10 gap-y-1 border-t border-rule py-5 hover:border-gold md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <Link to={`/services/${categorySlug}/${slug}`} className="cover-link font-serif text-xl hover:text-assay">
            <OwnText text={name} />
          </Link>
          <p className="text-ink-2 md:pt-1">{reason && <OwnText text={reason} />}</p>
        </li>
      ))}
    </ul>
  );
}
