/**
 * Features that every other one may import: a feature declares its mails, its search, its pages and its kinds of records
 * with their functions, reads the texts that editors wrote for its pages, and notes in the audit log what staff do.
 */
export const openFeatures: readonly string[] = ['audit', 'mail', 'pages', 'records', 'search', 'staff'];

/**
 * Which features each feature may import beyond their `*.schema.ts`, which anyone may. The list has no cycle: an arrow
 * that is missing here means that the page should put both together, or that the shared part belongs to core.
 * Checked by `npm test`.
 */
export const featureEdges: Record<string, readonly string[]> = {
  about: ['home'],
  alerts: ['accounts', 'change-events', 'finder', 'orders'],
  appointments: ['accounts', 'holidays', 'leads', 'site'],
  blogs: ['accounts', 'media', 'site'],
  brochures: ['accounts', 'leads', 'services', 'site'],
  careers: ['countries', 'leads', 'site'],
  'change-events': ['orders'],
  contact: ['leads', 'site'],
  downloads: ['accounts', 'publications', 'services', 'site'],
  cities: ['services'],
  fees: ['services'],
  finder: [
    'accounts',
    'change-events',
    'families',
    'fees',
    'leads',
    'orders',
    'publications',
    'requirements',
    'services',
  ],
  gallery: ['media', 'services'],
  holidays: ['site'],
  'business-card': ['leads', 'site'],
  home: ['blogs', 'services'],
  kyc: ['accounts', 'payment', 'site'],
  landing: ['countries', 'leads', 'services'],
  law: ['alerts', 'change-events', 'finder', 'orders', 'products', 'requirements', 'review-mails'],
  leads: ['accounts', 'captcha', 'holidays', 'site'],
  mail: ['site'],
  'open-data': ['site'],
  notifications: ['services', 'site'],
  palette: ['law', 'leads'],
  products: ['fees', 'finder', 'notifications', 'orders', 'publications', 'requirements', 'services', 'standards'],
  projects: ['accounts'],
  requirements: ['fees', 'orders', 'publications', 'services', 'site', 'standards'],
  services: ['publications'],
  standards: ['services'],
};
