import { defineConfig } from '@playwright/test';
import { addressBarPages, findChromium } from './scripts/check/find-chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3199);
// Found once: the workers, which read this file again, have it from here.
process.env.CHROME_PATH = findChromium();
// The tests sign some links as the site does, which finds the same secret in its environment.
process.env.APP_SECRET ??= 'a secret that only the tests know, long enough';
/** The port at which the tests ask the mail server what it has received; it accepts mails on the next port. */
export const mailPort = port + 1;
const smtpPort = port + 2;
/** The port at which they end the time in which a change can be taken back. */
export const gracePort = port + 3;

/** The features that Playwright switches off. Chromium heeds only the last list of its command, which is ours. */
const playwrightLeavesOut = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...[
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
  ],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

/** The site seeds its database before it answers, which takes a busy machine more than the usual minute. */
const untilServed = { reuseExistingServer: false, timeout: 600_000 };

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  // As many as the smallest machine has processors: three need a fifth more processor time for the same tests.
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  // Only what hangs is ended: how long a page takes depends on what else the machine does.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A folder of its own, because it is emptied first, and the results of vitest stand beside it.
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        // Letters are as wide as in a window.
        '--font-render-hinting=none',
        `--disable-features=${[...playwrightLeavesOut, ...addressBarPages]}`,
      ],
    },
    // Recording each test takes a fifth of its time, so only the second attempt is recorded; `--trace on` records all.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: 'node tests/serve-mail.ts',
      env: { PORT: String(mailPort), SMTP_PORT: String(smtpPort) },
      url: `http://localhost:${mailPort}/`,
      ...untilServed,
    },
    {
      command: 'node tests/serve.ts',
      env: {
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        GRACE_PORT: String(gracePort),
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        // All visitors in the tests have the same network address.
        RATE_LIMIT_SCALE: '50',
        LOG_LEVEL: 'error',
        DEV_PAGES: 'true',
        NODE_ENV: 'production',
      },
      url: `http://localhost:${port}/readyz`,
      ...untilServed,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
