/** Features that every other one may import, because it declares its mails and its search with their functions. */
export const openFeatures: readonly string[] = ['mail', 'search'];

/**
 * Which features each feature may import beyond their `*.schema.ts`, which anyone may. The list has no cycle: an arrow
 * that is missing here means that the page should put both together, or that the shared part belongs to core.
 * Checked by `npm test`.
 */
export const featureEdges: Record<string, readonly string[]> = {
  about: ['home', 'pages'],
  appointments: ['accounts', 'leads', 'site'],
  blogs: ['accounts', 'pages', 'site'],
  brochures: ['accounts', 'leads', 'services', 'site'],
  careers: ['countries', 'leads', 'pages', 'site'],
  contact: ['leads', 'pages', 'site'],
  downloads: ['accounts', 'pages', 'publications', 'services', 'site'],
  cities: ['pages', 'services'],
  gallery: ['pages'],
  holidays: ['pages', 'site'],
  'business-card': ['leads', 'site'],
  home: ['blogs', 'pages', 'services', 'site'],
  'knowledge-base': ['pages'],
  kyc: ['payment', 'site'],
  landing: ['countries', 'leads', 'services'],
  leads: ['accounts', 'captcha', 'site'],
  mail: ['site'],
  'open-data': ['pages', 'site'],
  orders: ['pages'],
  notifications: ['orders', 'pages', 'services', 'site'],
  products: ['notifications', 'orders', 'pages', 'requirements', 'services', 'site'],
  projects: ['accounts'],
  requirements: ['orders', 'publications', 'standards'],
  services: ['pages', 'publications'],
  standards: ['pages', 'services'],
};
