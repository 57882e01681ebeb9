import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Features to switch off. With them each window first loads the list below the address bar: half a second of processor
 * time, beside the page that is looked at.
 */
export const addressBarPages = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/**
 * The path of a Chromium: CHROME_PATH, the system's or Playwright's. If there is none, one is installed (Playwright's
 * own, or Debian's package when running as root).
 * @throws Error that says in one line how to get one
 */
export function findChromium(): string {
  const executable = [process.env.CHROME_PATH, ...known, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (executable) return executable;
  const attempts: [string, string[]][] = [['playwright', ['install', 'chromium']]];
  if (process.getuid?.() === 0) attempts.push(['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']]);
  for (const [file, args] of attempts) {
    try {
      execFileSync(file, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      continue;
    }
    const installed = [...known, chromium.executablePath()].find(existsSync);
    if (installed) return installed;
  }
  throw new Error('The browser tests need a Chromium: install one (apt-get install chromium) or set CHROME_PATH');
}
