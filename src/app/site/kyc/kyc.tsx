import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateDescriptions, privateTitles } from '#app/page/private-titles.ts';
import type { KycDetails as Details } from '#features/kyc/kyc.schema.ts';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/kyc';
import { KycDetails } from './kyc-details.tsx';
import { KycGate } from './kyc-gate.tsx';

export const handle = { unlisted: true, enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [{ label: privateTitles.kyc, to: '/kyc' }];

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: privateTitles.kyc,
    description: privateDescriptions.kyc,
    crumbs,
  });
}

/** The document contains nothing that the password protects: the details come by a call and are stored nowhere. */
export default function Kyc() {
  const { result } = useCall('GET /kyc', {});
  const [changed, setChanged] = useState<{ details: Details | null }>();
  const { details } = changed ?? (result?.ok ? result.data : { details: null });
  return (
    <Container className="pt-6 pb-16 md:pt-8 md:pb-24">
      <div className="mb-6 print:hidden">
        <Crumbs parents={[]} page={crumbs[0]?.label} />
      </div>
      {details ? (
        <KycDetails details={details} isNew={changed !== undefined} onLocked={() => setChanged({ details: null })} />
      ) : (
        <KycGate onUnlocked={(unlocked) => setChanged({ details: unlocked })} />
      )}
      <noscript>
        <p className="mt-6">
          <Trans>
            This page needs JavaScript. If your browser has none, write to us and we’ll send you the documents.
          </Trans>
        </p>
      </noscript>
    </Container>
  );
}
