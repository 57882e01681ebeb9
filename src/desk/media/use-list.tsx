import { Trans } from '@lingui/react/macro';
import { siteAddress } from '#desk/shell/site-address.ts';
import type { PictureUse } from '#features/media/media.schema.ts';
import { StatusChip } from '#ui/status-chip.tsx';

/** The records that use a picture, with their state. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>Nothing uses it yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="border-t border-ink">
      {uses.map(({ kind, record, state, title, kindName, url, fields }) => (
        <li key={`${kind} ${record} ${state}`} className="border-b border-rule py-2">
          <p className="wrap-anywhere">
            {url ? (
              <a href={siteAddress(url)} target="_blank" rel="noreferrer" className="text-assay underline">
                <bdi>{title}</bdi>
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            <span>{kindName}</span>
            <State state={state} />
            <span dir="ltr" className="font-mono text-xs wrap-anywhere">
              {fields.join(', ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function State({ state }: Pick<PictureUse, 'state'>) {
  if (state === 'public') {
    return (
      <StatusChip tone="in-force">
        <Trans>On the site</Trans>
      </StatusChip>
    );
  }
  return state === 'draft' ? (
    <StatusChip tone="upcoming">
      <Trans>Draft</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="withdrawn">
      <Trans>Archived</Trans>
    </StatusChip>
  );
}
