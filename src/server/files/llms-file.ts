import { Hono } from 'hono';
import { listWords } from '#core/text/list-words.ts';
import { openTables } from '#features/open-data/open-tables.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { type Door, findDescribed } from '#server/calls/door.ts';

const english = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (code: string) => english.of(code) ?? code;

type Link = readonly [name: string, path: string, about: string];

/** `/llms.txt` says to language models, in the form of llmstxt.org, what the site is and where machines read it. */
export function llmsFile({ publicUrl, doors }: { publicUrl: string; doors: readonly Door[] }) {
  const described = findDescribed(doors)?.prefix;
  const tools = doors.find((door) => door.tools);
  const offered = languages.filter(({ ready }) => ready).map(({ code }) => code);
  const prefixes = offered.filter((code) => code !== defaultLanguage).map((code) => `\`/${code}\``);
  const names = (tools?.tools?.list ?? []).flatMap((table) => Object.keys(table)).join(', ');
  const text = [
    '# Kasauti',
    '> Which approvals a product needs before it may be sold in India (BIS, WPC, BEE, EPR, TEC and others), by which order and since when: a register of the official lists and of the orders behind them.',
    'Every statement has a day and a source. It is information, not legal advice: the gazette decides. What “may apply” or “has not been checked” is not the same as “not required”.',
    `It is written in ${listWords(offered.map(nameOf), 'en')}. Addresses in other languages than English begin with the code: ${prefixes.join(', ')}.`,
    section('Ask', [
      [
        'Approval finder',
        '/approval-finder',
        'what a product needs, by questions; one page for each family of products, and the same as JSON with `.json` behind its address',
      ],
      [
        'Register of orders',
        '/orders',
        'Quality Control Orders and amendments with their states; `?as_of=2026-01-31` shows another day',
      ],
      ['Deadlines', '/orders/calendar', 'the days on which requirements begin'],
      ['Products', '/products', 'products by the names of the official lists, each with its sheet'],
      ['Standards', '/standards', 'Indian Standards with the products for which they are compulsory'],
    ]),
    section('For machines', [
      ...(tools
        ? [['MCP server', tools.prefix, `Model Context Protocol, streamable HTTP, without sessions: ${names}`] as const]
        : []),
      ...(described === undefined
        ? []
        : [
            ['OpenAPI', `${described}/openapi.json`, 'all calls, without a key'] as const,
            ['Calls in words', `${described}/docs`, 'the same to read'] as const,
          ]),
    ]),
    section('Open data', [
      ['About the data', '/open-data', 'licence, fields and releases'],
      ['datapackage.json', '/open-data/datapackage.json', 'description of all tables (Frictionless Data Package)'],
      ...openTables.map(({ name }) => [`${name}.csv`, `/open-data/${name}.csv`, 'the newest release'] as const),
    ]),
    section('Optional', [
      ['Knowledge base', '/knowledge-base', 'questions and answers'],
      ['Services', '/services', 'how each approval is obtained, with official fees'],
      ['Sitemap', '/sitemap.xml', 'all addresses'],
    ]),
  ].join('\n\n');
  const app = new Hono();
  app.get('/', (c) => c.text(`${text}\n`, 200, { 'Cache-Control': 'public, max-age=3600' }));
  return app;

  function section(heading: string, links: readonly Link[]): string {
    const lines = links.map(([name, path, about]) => `- [${name}](${publicUrl}${path}): ${about}`);
    return `## ${heading}\n\n${lines.join('\n')}`;
  }
}
