/**
 * Which features each feature may import beyond their `*.schema.ts`, which anyone may. The list has no cycle: an arrow
 * that is missing here means that the page should put both together, or that the shared part belongs to core.
 * Checked by `npm test`.
 */
export const featureEdges: Record<string, readonly string[]> = {
  accounts: ['mail'],
  appointments: ['accounts', 'leads', 'mail', 'site'],
  blogs: ['search'],
  brochures: ['accounts', 'leads', 'mail', 'services', 'site'],
  home: ['blogs', 'pages', 'services', 'site'],
  'knowledge-base': ['search'],
  leads: ['accounts', 'captcha', 'mail', 'site'],
  mail: ['site'],
  notifications: ['services'],
  products: ['notifications', 'pages', 'requirements', 'search', 'services'],
  requirements: ['publications', 'standards'],
  services: ['pages', 'publications', 'search'],
  standards: ['search', 'services'],
};
