/**
 * Features that every other one may import: a feature declares its mails, its search and its pages
 * with their functions, and reads the texts that editors wrote for its pages.
 */
export const openFeatures: readonly string[] = ['mail', 'pages', 'search'];

/**
 * Which features each feature may import beyond their `*.schema.ts`, which anyone may. The list has no cycle: an arrow
 * that is missing here means that the page should put both together, or that the shared part belongs to core.
 * Checked by `npm test`.
 */
export const featureEdges: Record<string, readonly string[]> = {
  about: ['home'],
  appointments: ['accounts', 'leads', 'site'],
  blogs: ['accounts', 'site'],
  brochures: ['accounts', 'leads', 'services', 'site'],
  careers: ['countries', 'leads', 'site'],
  contact: ['leads', 'site'],
  downloads: ['accounts', 'publications', 'services', 'site'],
  cities: ['services'],
  families: ['orders', 'requirements'],
  finder: ['families', 'orders', 'publications', 'requirements', 'services', 'site'],
  gallery: ['services'],
  holidays: ['site'],
  'business-card': ['leads', 'site'],
  home: ['blogs', 'services'],
  kyc: ['accounts', 'payment', 'site'],
  landing: ['countries', 'leads', 'services'],
  leads: ['accounts', 'captcha', 'site'],
  mail: ['site'],
  'open-data': ['site'],
  notifications: ['services', 'site'],
  products: ['notifications', 'orders', 'publications', 'requirements', 'services', 'site'],
  projects: ['accounts'],
  requirements: ['orders', 'publications', 'standards'],
  services: ['publications'],
  standards: ['services'],
};
