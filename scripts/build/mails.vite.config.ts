import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

/** Builds the mail templates into a module that Node can read; the pages have their own build. */
export default defineConfig({
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  publicDir: false,
  build: { target: 'es2024', ssr: 'src/features/mail/render-mail.tsx', outDir: 'build/mails' },
});
