import { Trans } from '@lingui/react/macro';
import type { CustomsCode } from '#features/orders/lines/list-customs-codes.server.ts';

/** The customs codes of a requirement, and whose they are: only the order's own bind. */
export function CustomsCodes({ codes }: { codes: readonly CustomsCode[] }) {
  return (
    <>
      <bdi>{codes.map(({ code }) => inPairs(code)).join(', ')}</bdi>
      <span className="block text-sm text-ink-2">
        {codes.every(({ basis }) => basis === 'order') ? (
          <Trans>HS codes that the order names</Trans>
        ) : (
          <Trans>HS codes of our own choice: check them with your customs broker</Trans>
        )}
      </span>
    </>
  );
}

/** `85166000` → `8516 60 00`: the heading, then two digits at a time, as customs tariffs print them. */
function inPairs(code: string): string {
  return code.replace(/^(\d{4})(\d{2})?(\d{2})?$/, (_, ...parts) => parts.slice(0, 3).filter(Boolean).join(' '));
}
