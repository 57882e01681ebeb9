/**
 * Encodes a text for a part of an address in a link. Letters outside ASCII remain as they are: browsers encode them
 * themselves, and in a document an encoded one takes three times the room.
 */
export function encodeForLink(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, (letters) => decodeURIComponent(letters));
}
