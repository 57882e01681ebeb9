import VCard from 'vcard-creator';
import { dialledNumber } from '#core/text/digits.ts';
import type { BusinessBanner } from './business-card.schema.ts';

/** The card as a contact for an address book (vCard 3.0, which every phone and mail program reads). */
export function writeVcard(banner: BusinessBanner): string {
  const card = contactOf(banner);
  if (banner.address) card.addAddress({ street: banner.address.replace(/\s*\n\s*/g, ', '), type: ['work'] });
  if (banner.business_category) card.addNote(banner.business_category);
  return card.toString();
}

/** The same without the address, so that the QR code has few and large modules. */
export function writeShortVcard(banner: BusinessBanner): string {
  return contactOf(banner)
    .toString()
    .replace(/^(PRODID|REV):.*\r\n/gm, '')
    .trim();
}

function contactOf({ business_name, work, mobile, email, website }: BusinessBanner): VCard {
  const card = new VCard();
  card.addFullName(business_name).addName({ givenName: business_name }).addCompany({ name: business_name });
  if (work) card.addPhoneNumber({ number: dialledNumber(work), type: ['work'] });
  if (mobile) card.addPhoneNumber({ number: dialledNumber(mobile), type: ['cell'] });
  if (email) card.addEmail({ address: email });
  if (website) card.addUrl({ url: website });
  return card;
}
