import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CallFailure, call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { languages } from '#locales/languages.ts';
import { Button } from '#ui/button.tsx';
import type { DraftKeeper } from './form/draft-keeper.ts';

type Preview = DeskCallAnswer<'POST /records/{kind}/{id}/preview'>;

/** Makes links to the page of the draft, one for each language, which also somebody without an account can open. */
export function PreviewLinks({
  kind,
  keeper,
  onRefused,
}: {
  kind: string;
  keeper: DraftKeeper;
  onRefused: (failure: CallFailure) => void;
}) {
  const { i18n } = useLingui();
  const [preview, setPreview] = useState<Preview>();
  const [pending, setPending] = useState(false);

  async function make() {
    setPending(true);
    setPreview(undefined);
    const isSaved = await keeper.flush();
    const params = { kind, id: keeper.get().id ?? 'new' };
    const result = isSaved ? await call('POST /records/{kind}/{id}/preview', { params }) : undefined;
    setPending(false);
    if (result?.ok) setPreview(result.data);
    else if (result) onRefused(result);
  }

  return (
    <div className="stack-3">
      <Button variant="secondary" pending={pending} onClick={() => void make()}>
        <Trans>Preview</Trans>
      </Button>
      <div role="status">
        {preview && (
          <div className="stack-2">
            <ul className="flex flex-wrap gap-x-5">
              {preview.pages.map(({ language, url }) => (
                <li key={language}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    lang={language}
                    className="inline-flex min-h-11 items-center text-assay underline"
                  >
                    <bdi>{languages.find(({ code }) => code === language)?.name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-2">
              <Trans>
                Whoever has one of these links sees the draft, without signing in, until{' '}
                {shortMoment(preview.until, i18n.locale)} or until it is published or discarded.
              </Trans>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
