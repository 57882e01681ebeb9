const allowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Browsers ignore these characters inside an address, so they are removed before it is checked. */
const ignored = /[\p{Cc}\p{Cf}\p{Zs}]/gu;

/** Whether content may name this address: https, http, mailto, tel, a place of this site or of the text itself. */
export function isContentAddress(address: string): boolean {
  return allowed.test(address.replace(ignored, ''));
}

/** With a prefix, an id in the content can never shadow one that the page or its scripts use. */
export function contentId(id: string): string {
  return id.startsWith('c-') ? id : `c-${id}`;
}

/** An address as content has it: a place of the text itself carries the prefix of its id. */
export function contentAddress(address: string): string {
  return address.startsWith('#') ? `#${contentId(address.slice(1))}` : address;
}
