import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * `#…server.ts` modules are not bundled: Node runs them directly, so the pages and the calls
 * share one database pool, one page cache and one logger.
 */
function serverModulesStayOutside(): Plugin {
  return {
    name: 'server-modules-stay-outside',
    enforce: 'pre',
    resolveId(source) {
      if (this.environment.name !== 'client' && /^#.+\.server\.ts$/.test(source)) {
        return { id: source, external: true };
      }
    },
  };
}

export default defineConfig({
  plugins: [
    serverModulesStayOutside(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
