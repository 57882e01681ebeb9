/** What the desk says about the pictures of the media library. */
export const mediaTexts = {
  noPicture: /*i18n*/ 'There is no such picture. Somebody may have deleted it.',
  chooseFile: /*i18n*/ 'Choose a picture.',
  chooseDocument: /*i18n*/ 'Choose a file.',
  noFileField: /*i18n*/ 'This field takes no file.',
  noFile: /*i18n*/ 'There is no such file. Upload it again.',
  notPdf: /*i18n*/ 'This is no PDF. Save the document as PDF.',
  otherKind: /*i18n*/ 'The content of this file is none of these kinds: {kinds}. Save it as one of them.',
  cutPdf: /*i18n*/ 'This PDF is incomplete. Save it again.',
  notStored: /*i18n*/ 'The file could not be stored. Please try again later.',
  diskFull: /*i18n*/ 'The disk of the site is nearly full, so the file was not stored. Tell whoever runs the site.',
  tooMuch: /*i18n*/ 'Your network has sent too much today. Please try again tomorrow.',
  noDrawing:
    /*i18n*/ 'Drawings (SVG) are not accepted, because they can contain scripts. Save the drawing as PNG or WebP.',
  notPicture: /*i18n*/ 'This is no picture that we can read. Save it as JPEG, PNG, WebP or AVIF.',
  damaged: /*i18n*/ 'The picture is damaged or incomplete. Save it again.',
  tooManyPixels:
    /*i18n*/ 'The picture has more than 25 million pixels. Make it smaller, for example 5,000 pixels wide.',
  known: /*i18n*/ 'The library has this picture already.',
  inUse: /*i18n*/ 'The picture is in use. Choose another one in these places first.',
  onlyPublishers:
    /*i18n*/ 'Visitors see this picture, so somebody who publishes has to change it. You may add another one.',
  ownLanguages: /*i18n*/ 'You may write only the languages that are yours.',
  altMissing: /*i18n*/ 'Visitors see this picture, so it needs its text: say what it shows.',
  tooLong: /*i18n*/ 'This is too long.',
  noLanguage: /*i18n*/ 'This is not a language of the site.',
  added: /*i18n*/ 'Added. Its sizes are being made.',
  replaced: /*i18n*/ 'Replaced. Pages show it as soon as its sizes are made.',
  saved: /*i18n*/ 'Saved.',
  deleted: /*i18n*/ 'Deleted.',
  // What keeps a record that uses a picture or a file from being published.
  notHere: /*i18n*/ 'is not stored here: upload it again',
  gone: /*i18n*/ 'This picture is no longer in the library. Choose another one.',
  oneSize:
    /*i18n*/ 'This address is that of one size of a picture, and goes away with its file. Choose the picture in the library.',
  elsewhere:
    /*i18n*/ 'A picture in this text is on another website, and pages show none of those. Add it to the library.',
  notReady: /*i18n*/ 'This picture is still being prepared. Try again in a moment.',
  noAlt: /*i18n*/ 'This picture has no text alternative. Write it in the media library.',
  noAltHere: /*i18n*/ 'A picture in this text has no text alternative. Say there what it shows.',
} as const;
