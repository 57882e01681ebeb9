/** What the desk says of an order that the register does not have, and of one that is struck as a whole. */
export const newOrderTexts = {
  noApproval: /*i18n*/ 'Choose the approval that these goods need.',
  noProduct: /*i18n*/ 'Choose the product. One that the site does not have is written first, under Content → Products.',
  noPublished: /*i18n*/ 'There is no such page on the site any more. Choose another.',
  noSlug: /*i18n*/ 'Enter small letters, digits and hyphens, like so-1319-e-2026, or leave it empty.',
  slugTaken: /*i18n*/ 'Another order has this address. Choose another.',
  knownAuthority: /*i18n*/ 'An authority of this name is recorded already. Choose it from the list.',
  noAuthorityShort: /*i18n*/ 'Enter its short name too, like DPIIT.',
  noAuthorityName: /*i18n*/ 'Enter its full name.',
  noOrderDay: /*i18n*/ 'Enter the day on which it was published, or signed.',
  noBeginning: /*i18n*/ 'Say for whom it begins. If it leaves the day open, leave the day empty.',
  beginsTwice: /*i18n*/ 'One of these groups begins on another day already.',
  entryTwice: /*i18n*/ 'This product is here already for the same approval.',
  listedAlready: /*i18n*/ 'A list has this product already for this approval. Choose that entry instead.',
  noCheckDay: /*i18n*/ 'Enter the day on which you read it.',
  knownOrder: /*i18n*/ 'An order with this number and day is recorded already. Open it and add an effect.',
  struckOrder: /*i18n*/ 'This order is struck already.',
} as const;
