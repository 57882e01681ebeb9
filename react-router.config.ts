import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The whole route list travels with the first script: no request per link that is seen.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
