import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SheetReader } from './sheet-reader.ts';

const texts: Record<SheetReader, string> = {
  everyone: /*i18n*/ 'Please check what my model needs: {name}.',
  india: /*i18n*/ 'Please check what my model needs: {name}, made in India.',
  import: /*i18n*/ 'Please check what my model needs: {name}, made abroad.',
};
const sizes = {
  large: /*i18n*/ 'We are a large or medium enterprise.',
  small: /*i18n*/ 'We are a small enterprise.',
  micro: /*i18n*/ 'We are a micro enterprise.',
};

type Asked = { name: string; reader: SheetReader; size?: keyof typeof sizes | null };

/** The message with which the enquiry below a sheet begins: the product, and for whom the sheet is. */
export function enquiryWords({ name, reader, size }: Asked, language: LanguageCode): string {
  const words = translate({ text: texts[reader], values: { name } }, language);
  return size ? `${words} ${translate(sizes[size], language)}` : words;
}
