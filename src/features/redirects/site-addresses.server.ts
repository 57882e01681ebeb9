/** What the server knows of the addresses of the site. */
export type SiteAddresses = {
  /** Where the server itself answers, or a page that nobody lists: the start of such addresses, `/api`. */
  findReserved: (path: string) => string | undefined;
  /**
   * Whether a page stands there, whatever redirects there are.
   * @throws Refusal 503 when the pages are busy
   */
  hasPage: (path: string) => Promise<boolean>;
};

let declared: SiteAddresses | undefined;

/** Called once when a process starts, by the server. */
export function declareSiteAddresses(addresses: SiteAddresses): void {
  declared = addresses;
}

export function siteAddresses(): SiteAddresses {
  if (!declared) throw new Error('declareSiteAddresses() must be called first');
  return declared;
}
