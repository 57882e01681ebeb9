import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without its windows. Where each of those is drawn as well, a page takes twice the processor time. */
const shell = '/usr/bin/chromium-headless-shell';

const known = [
  shell,
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
 * The path of a Chromium: CHROME_PATH, the system's or Playwright's. Root of a Debian is given its shell without windows
 * first; others, if there is none, Playwright's own.
 * @throws Error that says in one line how to get one
 */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  if (!existsSync(shell) && process.getuid?.() === 0) {
    attempt('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']);
  }
  const found = findInstalled();
  if (found) return found;
  attempt('playwright', ['install', 'chromium']);
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium: install one (apt-get install chromium-headless-shell) or set CHROME_PATH',
  );
}

function findInstalled(): string | undefined {
  return [...known, chromium.executablePath()].find(existsSync);
}

/** Where it fails, as without a network, the next way is tried. */
function attempt(file: string, args: string[]) {
  try {
    execFileSync(file, args, { stdio: 'ignore', timeout: 300_000 });
  } catch {}
}
