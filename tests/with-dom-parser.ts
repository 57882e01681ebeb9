import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, vi } from 'vitest';

/** Gives the tests of a file what a browser reads HTML with. */
export function withDomParser(): void {
  beforeAll(() => void vi.stubGlobal('DOMParser', new JSDOM('').window.DOMParser));
  afterAll(() => void vi.unstubAllGlobals());
}
