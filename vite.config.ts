import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sharedGroups } from './scripts/build/client-chunks.ts';
import { serverModulesStayOutside } from './scripts/build/server-modules.ts';
import { transformOnce } from './scripts/build/transform-once.ts';

export default defineConfig({
  plugins: [
    serverModulesStayOutside(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    transformOnce(await babel({ presets: [linguiTransformerBabelPreset()] })),
  ],
  // The copy for versions of React that had no such hook of their own.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: sharedGroups } } },
      },
    },
  },
  build: {
    target: 'es2022',
    // All of them support nested rules and :dir(); lowering either would add bytes to every document.
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // `scripts/build/build.ts` empties the folders: the mails and the desk are built beside the pages.
    emptyOutDir: false,
    // On a busy machine every build would otherwise end with a report about plug-ins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
