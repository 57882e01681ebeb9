import { expect, test } from './test.ts';

test('React takes over a page in many short tasks', async ({ page }) => {
  // Slowed down, because a fast machine may take over page and footer within one of React's turns.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchBetweenTasks);
  await page.goto('/services/bis/bis-isi-mark');
  await page.waitForFunction(() => Reflect.get(window, 'taken').at(-1)?.footer === true);
  const taken: { page: boolean; footer: boolean }[] = await page.evaluate(() => Reflect.get(window, 'taken'));
  // One update that passes through the frame makes React hydrate all that stands below it at once.
  expect(taken, 'the browser could answer while the page was being taken over').toContainEqual({
    page: true,
    footer: false,
  });
});

test('errors have stacks once React has taken over a page', async ({ page }) => {
  await page.goto('/about');
  const stack = () => page.evaluate(() => new Error('a fault').stack ?? '');
  await page.waitForFunction(() => Reflect.get(window, 'dataVersion') !== undefined);
  await expect.poll(stack).toContain(' at ');
});

test('the largest part of the client area is painted with its document', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const paint of list.getEntries()) Reflect.set(window, 'largest', Reflect.get(paint, 'element')?.textContent);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Please log in or register' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toContain('Here our clients');
});

/** Notes between any two tasks whether React has reached the page and the footer: it marks the elements that it knows. */
function watchBetweenTasks() {
  const taken: { page: boolean; footer: boolean }[] = [];
  Reflect.set(window, 'taken', taken);
  const isKnown = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = { page: isKnown('main > *'), footer: isKnown('footer > *') };
    const last = taken.at(-1);
    if (now.page !== last?.page || now.footer !== last?.footer) taken.push(now);
    if (!now.footer) port2.postMessage(null);
  };
  port2.postMessage(null);
}
