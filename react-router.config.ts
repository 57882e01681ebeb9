import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The whole route list comes with the first script, so that visible links cause no requests.
  routeDiscovery: { mode: 'initial' },
  // The start script of a page imports one module for each of its routes.
  splitRouteModules: false,
} satisfies Config;
