import { documentLanguage, loadI18n, type Texts } from './i18n.ts';

/**
 * Adds the texts of a page to those of the frame. The build calls it in the page's module, and the router takes a page
 * when its modules have run, so `meta` and the components find their texts.
 */
export async function addTexts(texts: Texts): Promise<void> {
  const language = documentLanguage();
  const [i18n, own] = await Promise.all([loadI18n(language), texts[language]?.()]);
  if (own) i18n.load(language, own.messages);
}
