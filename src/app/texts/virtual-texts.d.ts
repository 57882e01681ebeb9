/** Made by `page-texts.vite.ts`. */
declare module 'virtual:texts/*' {
  const texts: import('./i18n.ts').Texts;
  export default texts;
}
