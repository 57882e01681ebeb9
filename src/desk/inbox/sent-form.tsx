import { Trans, useLingui } from '@lingui/react/macro';
import { siteAddress } from '#desk/shell/site-address.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import type { LeadView } from '#features/leads/desk/inbox.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Props = { form: LeadView['merged'][number]; leadId: number; isMerged?: boolean };

/** What a form was sent with, under the form's own labels, and its files. */
export function SentForm({ form: { id, form, createdAt, answers, files }, leadId, isMerged = false }: Props) {
  const { t } = useLingui();
  const moment = useIndianMoment();
  const { formName } = useLeadNames();
  const facts = answers.map(({ label, value, page }) => ({
    term: label,
    value: page ? (
      <a href={siteAddress(page)} target="_blank" rel="noreferrer" className="text-assay underline wrap-anywhere">
        {value}
      </a>
    ) : (
      <bdi className="block whitespace-pre-wrap wrap-anywhere">{value}</bdi>
    ),
  }));
  return (
    <section aria-labelledby={`form-${id}`}>
      <h2 id={`form-${id}`} className="pb-2">
        {isMerged ? t`${formName(form)} (#${id})` : formName(form)}
      </h2>
      <FactList facts={[...facts, { term: t`Received`, value: moment(createdAt) }]} />
      {files.length > 0 && (
        <div className="mt-4">
          <ul>
            {files.map((file) => {
              const kilobytes = Math.ceil(file.bytes / 1024);
              return (
                <li key={file.id}>
                  <a
                    href={`${document.documentElement.dataset.calls}/leads/${leadId}/files/${file.id}`}
                    download
                    className="inline-flex min-h-11 items-center text-assay underline wrap-anywhere"
                  >
                    {file.name} ({kilobytes} KB)
                  </a>
                  {file.by && <AddedBy name={file.by} />}
                </li>
              );
            })}
          </ul>
          <p className="text-sm text-ink-2">
            <Trans>Be careful with files from people you don’t know. Each download is recorded.</Trans>
          </p>
        </div>
      )}
    </section>
  );
}

function AddedBy({ name }: { name: string }) {
  return (
    <span className="text-sm text-ink-2">
      {' · '}
      <Trans>
        added by <bdi>{name}</bdi>
      </Trans>
    </span>
  );
}
