import { msg } from '@lingui/core/macro';

/** The links of the main navigation, shown beside the logo and in the menu on small screens. */
export const mainLinks = [
  { to: '/services', label: msg`Services` },
  { to: '/products', label: msg`Products` },
  { to: '/notifications', label: msg`Notifications` },
  { to: '/knowledge-base', label: msg`Knowledge base` },
  { to: '/blogs', label: msg`Blogs` },
] as const;
