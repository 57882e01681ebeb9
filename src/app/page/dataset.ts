import type { StructuredData } from './structured-data.ts';

/** Our open data with their files; `url` is absolute, and the files are beside it. */
export function dataset(facts: {
  url: string;
  modified: string;
  version: string;
  licence: string;
  publisher: { name: string; url: string };
  files: readonly { name: string; bytes: number }[];
}): StructuredData[] {
  const { url, modified, version, licence, publisher, files } = facts;
  return [
    {
      '@type': 'Dataset',
      name: 'Indian product certification: orders, their effects and requirements',
      description:
        'Orders on the certification of products in India with their dates by size of enterprise and for imports, and the requirements, standards and customs codes of the official lists, each row with its source.',
      url,
      dateModified: modified,
      version,
      license: licence,
      isAccessibleForFree: true,
      inLanguage: 'en',
      spatialCoverage: { '@type': 'Place', name: 'India' },
      creator: { '@type': 'Organization', ...publisher },
      distribution: files.map(({ name, bytes }) => ({
        '@type': 'DataDownload',
        name,
        contentUrl: `${url}/${name}`,
        encodingFormat: mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        contentSize: `${bytes} B`,
      })),
    },
  ];
}

const mediaTypes: Record<string, string> = { csv: 'text/csv', jsonl: 'application/jsonl', json: 'application/json' };
