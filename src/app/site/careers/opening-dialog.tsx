import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Opening } from '#features/careers/list-openings.server.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { OwnText, Prose } from '#ui/own-language.tsx';

/** The id of the dialog of an opening. */
export const dialogOf = ({ slug }: Pick<Opening, 'slug'>) => `post-${slug}`;

/**
 * An opening in full.
 *
 * @param drawer the id of the drawer with the application, which the button opens even before any script has loaded
 */
export function OpeningDialog({
  opening,
  drawer,
  onApply,
}: {
  opening: Opening;
  drawer: string;
  onApply: (event: MouseEvent) => void;
}) {
  const { t } = useLingui();
  const { title, team, terms, description } = opening;
  return (
    <Dialog
      id={dialogOf(opening)}
      title={
        <>
          <Trans>Position:-</Trans> <OwnText text={title} />
        </>
      }
      closeLabel={t`Close`}
    >
      <p className="text-ink-2">
        {[team, terms].filter(Boolean).map((text, index) => (
          <span key={text}>
            {index > 0 && ' · '}
            <OwnText text={text ?? ''} />
          </span>
        ))}
      </p>
      <Prose html={description} className="mt-4 text-base" />
      <Button className="mt-6 w-full" command="show-modal" commandfor={drawer} onClick={onApply}>
        <Trans>Apply Now</Trans>
      </Button>
    </Dialog>
  );
}
