import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { acceptedPictures } from '#features/media/media.schema.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

/** Takes pictures by a button and by dropping them onto its content. */
export function UploadArea({ onDone, children }: { onDone: (id: number) => void; children: ReactNode }) {
  const { t } = useLingui();
  const { uploads, upload } = useUploads(onDone);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <section
      aria-label={t`Upload pictures`}
      className={`border-2 border-dashed p-4 ${isOver ? 'border-assay bg-sheet' : 'border-rule'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        upload([...event.dataTransfer.files]);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
        <Button variant="secondary" aria-describedby={hint} onClick={() => input.current?.click()}>
          <Icon name="plus" size={18} />
          <Trans>Upload pictures</Trans>
        </Button>
        <p id={hint} className="min-w-0 text-sm text-ink-2">
          <Trans>Or drop them here. JPEG, PNG, WebP or AVIF, up to 25 MB each.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedPictures}
          aria-label={t`Upload pictures`}
          onChange={(event) => {
            upload([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <Uploads uploads={uploads} />
      {children}
    </section>
  );
}

function Uploads({ uploads }: { uploads: readonly Upload[] }) {
  const waiting = uploads.filter(({ state }) => state === 'waiting').length;
  const refused = uploads.filter(({ state }) => state === 'refused');
  return (
    <div role="status" className="stack-2">
      {waiting > 0 && (
        <p className="pb-2">
          <Plural value={waiting} one="Uploading # picture…" other="Uploading # pictures…" />
        </p>
      )}
      {refused.length > 0 && (
        <ul className="border-s-4 border-withdrawn bg-sheet px-4 py-2">
          {refused.map(({ number, name, problem, id }) => (
            <li key={number} className="py-1 wrap-anywhere">
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              {problem}{' '}
              {id !== undefined && (
                <Link to={`/media/${id}`} className="text-assay underline">
                  <Trans>Open it</Trans>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
