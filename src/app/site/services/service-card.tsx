import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTextUnder } from '#app/page/untranslated-frame.tsx';
import { Card } from '#ui/card.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import type { ShownCard } from './service-views.ts';

/**
 * A service in a list: its picture or seal, name, tagline and the first lines of its description.
 *
 * @param hasText whether it shows the description
 */
export function ServiceCard({
  service,
  headingLevel,
  hasText,
  eager,
  footer,
}: {
  service: ShownCard;
  headingLevel?: 2 | 3;
  hasText: boolean;
  eager?: boolean;
  footer?: ReactNode;
}) {
  const { t } = useLingui();
  const textUnder = useTextUnder();
  return (
    <Card
      to={`/services/${service.categorySlug}/${service.slug}`}
      title={service.name}
      headingLevel={headingLevel}
      seal={<ServiceThumbnail service={service} size={72} eager={eager} />}
      lead={textUnder(service.name, service.tagline)}
      lines={5}
      actionLabel={t`Read More`}
      footer={footer}
    >
      {hasText && textUnder(service.name, service.description)}
    </Card>
  );
}

type Pictured = Pick<ShownCard, 'slug' | 'picture'>;

/** The picture of a service, or its seal when it has none. */
export function ServiceThumbnail({ service, size, eager }: { service: Pictured; size: number; eager?: boolean }) {
  const { slug, picture } = service;
  if (!picture) return <Seal slug={slug} size={size} eager={eager} />;
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={size}
      height={size}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className="aspect-square object-cover"
    />
  );
}
