/** The texts of the calls about redirects. */
export const redirectTexts = {
  made: /*i18n*/ 'Visitors of {from} are led to {to} from now on.',
  deleted: /*i18n*/ 'The redirect is deleted.',
  mistakes: /*i18n*/ 'The redirect cannot be saved as it stands.',
  path: /*i18n*/ 'Enter an address of this site from its first “/” on, such as /products/kettle. It has small letters, digits and hyphens, and six parts at most.',
  foreign:
    /*i18n*/ 'Redirects stay on this site. Enter the address without “https://” and the name of the site, such as /products/kettle.',
  inLanguage: /*i18n*/ 'Leave “/{language}” out: a redirect holds for the page in every language.',
  reserved: /*i18n*/ 'Below {start} the server itself answers, so no page can stand there.',
  hasPage: /*i18n*/ 'A page has this address. Take it from the site or give it another address first.',
  known: /*i18n*/ 'This address leads to {page} already. Change that redirect.',
  noPage: /*i18n*/ 'There is no page at this address.',
  leadsOn: /*i18n*/ 'This address itself leads on, to {page}. Enter that address.',
  circle: /*i18n*/ 'This would lead in a circle, because {page} leads back to the old address.',
  below: /*i18n*/ 'This address is below the old one, so it would lead on and on.',
  same: /*i18n*/ 'Enter another address than the old one.',
  full: /*i18n*/ 'There are {most} redirects of staff, and more cannot be saved. Delete some that nobody uses any more.',
  gone: /*i18n*/ 'This redirect has been deleted.',
  changedSince: /*i18n*/ 'Somebody has changed this redirect since: it leads to {page}. Load the list again.',
} as const;
