import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { formatBytes } from '#core/text/localize.ts';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { acceptedPictures, type Picture } from '#features/media/media.schema.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { PictureForm } from './picture-form.tsx';
import { UseList } from './use-list.tsx';
import { useNews } from './use-news.ts';

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs) =>
  load('GET /media/{id}', { params: { id: Number(params.id) }, signal });

const deleteId = 'delete-picture';

/** A picture: what it is, what it shows, and where it is used. */
export function Component() {
  const { t } = useLingui();
  const picture = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useNews(picture.isMaking, revalidate);
  return (
    <DeskPage title={picture.name} actions={picture.mayChange && <Actions picture={picture} />}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PictureForm key={picture.id} picture={picture} />
        <div className="stack-8">
          <Facts picture={picture} />
          <section aria-labelledby="uses" className="stack-2">
            <h2 id="uses">{t`Where it is used`}</h2>
            <UseList uses={picture.uses} />
          </section>
        </div>
      </div>
    </DeskPage>
  );
}

function Actions({ picture: { id, uses } }: { picture: Picture }) {
  const { t } = useLingui();
  const change = useChange();
  const toast = useToast();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const params = { id };

  async function remove() {
    closeDialog(deleteId);
    const result = await call('DELETE /media/{id}', { params });
    if (!result.ok) return void change(result);
    toast.success(result.data.message);
    // This screen is left before it would ask for the picture again.
    await navigate('/media');
  }

  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Trans>Replace the file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        aria-label={t`Replace the file`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void change(call('POST /media/{id}/replace', { params, form: { file } }));
          event.currentTarget.value = '';
        }}
      />
      {uses.length === 0 && (
        <>
          <Button variant="quiet" command="show-modal" commandfor={deleteId}>
            <Trans>Delete</Trans>
          </Button>
          <Dialog id={deleteId} title={t`Delete this picture?`} closeLabel={t`Close`}>
            <div className="stack-5">
              <p>
                <Trans>
                  Its files are deleted too, and its address shows nothing any more. It cannot be brought back.
                </Trans>
              </p>
              <Button onClick={remove}>
                <Trans>Delete the picture</Trans>
              </Button>
            </div>
          </Dialog>
        </>
      )}
    </>
  );
}

function Facts({ picture }: { picture: Picture }) {
  const { t, i18n } = useLingui();
  const { width, height, bytes, format, path, addedBy, addedAt, changedAt } = picture;
  return (
    <section aria-labelledby="facts" className="stack-4">
      <h2 id="facts">{t`At a glance`}</h2>
      <FactList
        facts={[
          { term: t`Size`, value: `${width} × ${height}, ${formatBytes(bytes, i18n.locale)}, ${format.toUpperCase()}` },
          { term: t`Added by`, value: addedBy },
          { term: t`Added`, value: shortMoment(addedAt, i18n.locale) },
          { term: t`Last change`, value: shortMoment(changedAt, i18n.locale) },
          {
            term: t`Address`,
            value: (
              <span dir="ltr" className="font-mono text-sm wrap-anywhere">
                /{path}
              </span>
            ),
          },
        ]}
      />
      <CopyButton
        variant="secondary"
        text={`/${path}`}
        copied={<Trans>Copied</Trans>}
        failed={<Trans>Select it and copy it</Trans>}
      >
        <Trans>Copy the address</Trans>
      </CopyButton>
    </section>
  );
}
