import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** A picture of the site by its path. */
export function PicturePreview({ path }: { path: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <p className="text-sm text-upcoming">
        <Trans>There is no picture at this path.</Trans>
      </p>
    );
  return (
    <img
      src={path.startsWith('/') ? path : `/${path}`}
      alt=""
      onError={() => setMissing(true)}
      className="max-h-48 max-w-full border border-rule bg-sheet object-contain"
    />
  );
}
