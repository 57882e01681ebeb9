import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/**
 * Every browser test fails on an uncaught error and on an error in the console, on any page of any context that it
 * opens. A test that provokes such errors asks for them by pattern, and fails too if one that it asked for never came:
 *
 * ```ts
 * test('a refused form says why', async ({ page, expectErrors }) => {
 *   expectErrors(/422 .*\/api\/contact/);
 * ```
 */
export const test = base.extend<{ expectErrors: (...patterns: RegExp[]) => void }>({
  expectErrors: [
    async ({ browser }, use, { errors: failures }) => {
      const errors: string[] = [];
      const asked: RegExp[] = [];
      const watch = (context: BrowserContext) => {
        context.on('weberror', (webError) => errors.push(`uncaught ${webError.error().stack ?? webError.error()}`));
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(textOf(message));
        });
      };
      browser.on('context', watch);
      await use((...patterns) => asked.push(...patterns));
      browser.off('context', watch);

      const surprises = errors.filter((error) => !asked.some((pattern) => pattern.test(error)));
      expect(surprises, 'errors that the test did not ask for').toEqual([]);
      // A test that failed halfway may not have reached the error that it asked for.
      if (failures.length) return;
      const missing = asked.filter((pattern) => !errors.some((error) => pattern.test(error)));
      expect(missing, 'errors that the test asked for and that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A failed request names its address only as the place of the message. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url ? `${message.text()} at ${url}` : message.text();
}
