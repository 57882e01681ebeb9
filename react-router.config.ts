import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The whole route list comes with the first script, so that visible links cause no requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
