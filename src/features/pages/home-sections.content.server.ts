import { z } from 'zod';
import { contentOf } from '#features/records/content-of.server.ts';
import { fromYaml, snakeCase } from '#features/records/files/yaml-documents.server.ts';
import { homeSectionKind } from './page.record.server.ts';

const file = 'home.yaml';
const fields = z.record(z.string(), z.unknown());
const schema = z
  .strictObject({ home: fields, banner: fields, sections: z.record(z.string(), fields) })
  .transform(({ home, banner, sections }) => [
    { at: ['home'], document: { name: 'Home', ...fromYaml(home) } },
    { at: ['banner'], document: { name: 'Banner', ...fromYaml(banner) } },
    ...Object.entries(sections).map(([slug, section]) => ({
      at: ['sections', slug],
      document: { slug, ...fromYaml(section) },
    })),
  ]);

/** The home record, its banner and its sections. */
export const homeSectionsContent = contentOf(homeSectionKind, {
  async documents({ files }) {
    const { value, lineOf } = await files.yamlWithLines(file, schema);
    return value.map(({ at, document }) => ({
      document,
      placeOf: (path) => {
        const own = path.map(snakeCase);
        return { file, line: lineOf([...at, ...own]), name: own.join('.') };
      },
    }));
  },
});
