/** The address of a public page: `/orders/so-1-e-2026`. The site is elsewhere when the desk has a host of its own. */
export function siteAddress(path: string): string {
  return `${document.documentElement.dataset.site ?? ''}${path}`;
}
