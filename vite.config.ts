import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serverModulesStayOutside } from './server-modules.vite.ts';

export default defineConfig({
  plugins: [
    serverModulesStayOutside(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Each file costs its name twice in every document and a request: what all pages need is two files.
              // The libraries of forms stay apart: they come when a form opens.
              groups: [
                { name: 'react', test: /node_modules\/(?!(zod|react-hook-form)\/)/, tags: ['$initial'] },
                {
                  name: 'frame',
                  test: /src\/(core\/(?!forms\/|secrets\/|content\/|http\/json-shapes|text\/(email-address|plain-|limit-combining))|ui|locales|app\/(shell|system|calls|page\/(page-meta|root-data|structured-data)|[^/]*$))/,
                  minShareCount: 3,
                },
                // The frame has these, and so have forms or faults that come later: a file each, else.
                { name: 'frame-parts', test: /src\/(ui\/drawer\.|app\/.*\/(consent-note|page-fault|share-menu)\.)/ },
                { name: 'service-parts', test: /src\/app\/site\/services\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // All of them nest rules and know :dir(); lowering either would add bytes to every document.
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
  },
});
