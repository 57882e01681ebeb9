import { useLingui } from '@lingui/react/macro';
import type { Certificate } from '#features/site/site.schema.ts';

/** The certificates of the company and of the site, on a light background because they were drawn for one. */
export function FooterCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useLingui();
  if (certificates.length === 0) return null;
  return (
    <ul aria-label={t`Certificates`} className="mt-10 flex flex-wrap gap-4">
      {certificates.map(({ id, imageUrl, imageAlt }) => (
        <li key={id} className="bg-paper p-2">
          <img
            src={imageUrl}
            alt={imageAlt}
            width="112"
            height="80"
            loading="lazy"
            className="h-20 w-28 object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
