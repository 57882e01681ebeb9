import { z } from 'zod';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { landingSchemes } from '#db/schema/landing.ts';
import { servicesContent } from '#features/services/services.content.server.ts';

const file = 'landing.yaml';

const schemesIn = (services: ReadonlySet<string>) =>
  z
    .array(
      z
        .strictObject({
          slug,
          name: required,
          card_name: required.nullable().default(null),
          description: required,
          service: z.string().refine((name) => services.has(name), 'is not the slug of a service'),
          registration: required,
          preparation: required,
          testing: required.nullable().default(null),
          submission: required,
          grant: required,
          translations,
        })
        .transform(({ card_name, ...scheme }) => ({ ...scheme, cardName: card_name })),
    )
    .superRefine(distinctBy((scheme) => scheme.slug));

export const landingContent = defineContent({
  async read({ files, readBy }) {
    const { services } = await readBy(servicesContent);
    return (await files.yaml(file, schemesIn(new Set(services.map(({ facts }) => facts.slug))))) ?? [];
  },
  async write({ sync, writtenBy }, schemes) {
    const services = await writtenBy(servicesContent);
    const rows = schemes.map(({ service, ...scheme }, position) => ({
      ...scheme,
      serviceId: services.get(service) ?? null,
      position,
    }));
    await sync.rows(landingSchemes, ['slug'], rows);
  },
});
