import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { DrawerForm } from '#app/shell/drawers/drawer-form.tsx';
import { formatDate } from '#core/time/dates.ts';
import type { Opening } from '#features/careers/list-openings.server.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { closeDialog, Drawer, openDialog } from '#ui/overlays/dialog.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { loadApplication } from './application.tsx';
import { dialogOf, OpeningDialog } from './opening-dialog.tsx';

const drawerId = 'apply';

type Props = { openings: readonly Opening[]; contact: { email: string; whatsapp: string } };

/** The openings as a notice board, with the dialog of each and the drawer in which people apply for it. */
export function OpeningsBoard({ openings, contact }: Props) {
  const { t } = useLingui();
  const [applied, setApplied] = useState<Opening | null>(null);

  function apply(event: MouseEvent, opening: Opening) {
    event.preventDefault();
    setApplied(opening);
    closeDialog(dialogOf(opening));
    document.getElementById('jobopening')?.scrollIntoView();
    openDialog(drawerId);
  }

  return (
    <section
      id="jobopening"
      aria-labelledby="jobopening-title"
      className="border border-t-4 border-rule border-t-basalt bg-sheet"
    >
      <h2 id="jobopening-title" className="px-5 pt-6">
        <Trans>Current Openings</Trans>
      </h2>
      <div className="px-5 pt-3 pb-6">
        <DataTable
          caption={t`Current Openings`}
          captionHidden
          rows={openings}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'date',
              header: t`Date of Posting`,
              numeric: true,
              width: 'w-36',
              cell: ({ postedOn }) => <time dateTime={postedOn}>{formatDate(postedOn)}</time>,
            },
            {
              key: 'name',
              header: t`Name of the Post`,
              rowHeader: true,
              cell: (opening) => <Post opening={opening} />,
            },
            {
              key: 'view',
              header: t`View`,
              plain: true,
              width: 'w-36',
              cell: (opening) => <ViewButton opening={opening} />,
            },
          ]}
          empty={
            <EmptyState title={<Trans>No openings at present</Trans>}>
              <Trans>Send us your profile anyway. We read every application and write when a post fits.</Trans>
            </EmptyState>
          }
        />
      </div>
      {openings.map((opening) => (
        <OpeningDialog
          key={opening.id}
          opening={opening}
          drawer={drawerId}
          onApply={(event) => apply(event, opening)}
        />
      ))}
      <Drawer
        id={drawerId}
        side="start"
        title={applied ? <OwnText text={applied.title} /> : <Trans>Apply Now</Trans>}
        closeLabel={t`Close`}
      >
        <DrawerForm
          load={loadApplication}
          props={{ id: 'apply-form', heading: '', opening: applied, drawer: drawerId }}
        >
          <p>
            <Trans>Write to us and say which post you are applying for.</Trans>
          </p>
          <ApplicantContact contact={contact} />
        </DrawerForm>
      </Drawer>
    </section>
  );
}

function Post({ opening: { slug, title, terms } }: { opening: Opening }) {
  return (
    <span id={`opening-${slug}`} className="scroll-mt-32">
      <OwnText text={title} />
      {terms && (
        <span className="block text-sm font-normal text-ink-2">
          <OwnText text={terms} />
        </span>
      )}
    </span>
  );
}

function ViewButton({ opening }: { opening: Opening }) {
  const { t } = useLingui();
  const { title } = opening;
  return (
    <Button
      variant="secondary"
      command="show-modal"
      commandfor={dialogOf(opening)}
      aria-label={t`View ${title}`}
      className="no-print"
    >
      <Trans>View</Trans>
    </Button>
  );
}
