import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the staff desk, an application of its own: nothing of it is in the scripts and styles of the public pages. */
export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: resolve('public'),
  plugins: [
    tailwindcss(),
    react(),
    lingui({ configPath: resolve('lingui.desk.config.ts') }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // The copy for versions of React that had no such hook of their own.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    cssMinify: 'lightningcss',
    outDir: resolve('build/desk'),
    emptyOutDir: true,
    // The policy of the site allows no script in the document and no data as a font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
