import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

type Format = 'csv' | 'xlsx';

/** The list as a file for a spreadsheet, by the filter that is on and with all of its pages. */
export function ExportButtons({ kind, sort }: { kind: string; sort: string | undefined }) {
  const toast = useToast();
  const faultText = useFaultText();
  const [params] = useSearchParams();
  const [pending, setPending] = useState<Format>();

  /** The first call asks for a fresh proof, which a link cannot do. */
  async function download(format: Format) {
    const wanted = [...params].filter(([name, value]) => value && name !== 'page');
    const query = { ...(sort && { sort }), ...Object.fromEntries(wanted), format };
    setPending(format);
    const sized = await call('GET /records/{kind}/export-size', { params: { kind }, query });
    setPending(undefined);
    if (!sized.ok) return toast.error(faultText(sized));
    location.assign(`${document.documentElement.dataset.calls}/records/${kind}/export?${new URLSearchParams(query)}`);
  }

  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <Button variant="quiet" pending={pending === 'csv'} onClick={() => void download('csv')}>
        <Trans>Export as CSV</Trans>
      </Button>
      <Button variant="quiet" pending={pending === 'xlsx'} onClick={() => void download('xlsx')}>
        <Trans>Export for Excel</Trans>
      </Button>
    </div>
  );
}
