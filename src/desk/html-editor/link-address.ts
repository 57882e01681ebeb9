import { contentAddress, isContentAddress } from '#core/html/content-address.ts';

const mail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const domain = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i;
const wellFormed = [/^mailto:[^\s@]+@[^\s@]+$/i, /^tel:\+?[\d().-]+$/i, /^\/\S*$/, /^#\S+$/];

/**
 * The address that somebody means who writes it as people do: `kasauti.example`, `asha@example.com`, `/services`.
 * @returns undefined when it is none, or one that content may not name
 */
export function linkAddress(written: string): string | undefined {
  const text = written.trim();
  let meant = text;
  if (mail.test(text)) meant = `mailto:${text}`;
  else if (domain.test(text)) meant = `https://${text}`;
  if (!isContentAddress(meant)) return undefined;
  const isWebsite = /^https?:\/\/[^\s/]+\.?\S*$/i.test(meant) && URL.canParse(meant);
  return isWebsite || wellFormed.some((form) => form.test(meant)) ? contentAddress(meant) : undefined;
}
