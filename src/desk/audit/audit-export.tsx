import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** The log as a file for a spreadsheet, by the filter that is on and with all of its pages. */
export function AuditExport() {
  const toast = useToast();
  const faultText = useFaultText();
  const [params] = useSearchParams();
  const [pending, setPending] = useState(false);

  /** The first call asks for a fresh proof, which a link cannot do. */
  async function download() {
    const query = Object.fromEntries([...params].filter(([name, value]) => name !== 'page' && value));
    setPending(true);
    const sized = await call('GET /audit/export-size', { query });
    setPending(false);
    if (!sized.ok) return toast.error(faultText(sized));
    location.assign(`${document.documentElement.dataset.calls}/audit/export?${new URLSearchParams(query)}`);
  }

  return (
    <Button variant="secondary" pending={pending} onClick={() => void download()}>
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
