import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { type ListedPicture, picturesPageSize } from '#features/media/media.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { useNews } from './use-news.ts';

/**
 * The library as a choice of one picture. It may stand inside a form, so it has none of its own: Enter in its search
 * finds, and sends nothing.
 */
export function PictureChooser({ onChoose }: { onChoose: (picture: ListedPicture) => void }) {
  const { t } = useLingui();
  const { found, problem, find, showMore, reload } = usePictures();
  const [words, setWords] = useState('');
  const total = found?.total;
  return (
    <div className="stack-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            type="search"
            label={t`Find a picture`}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              find(words);
            }}
          />
        </div>
        <Button variant="secondary" onClick={() => find(words)}>
          <Trans>Find</Trans>
        </Button>
      </div>
      <Problem text={problem} />
      <p role="status" className="text-sm text-ink-2">
        {total !== undefined && <Plural value={total} one="# picture" other="# pictures" />}
      </p>
      <UploadArea onDone={reload}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {found?.rows.map((picture) => (
            <li key={picture.id} className="min-w-0">
              <button
                type="button"
                className="block w-full cursor-pointer text-start disabled:cursor-default"
                disabled={!picture.preview}
                onClick={() => onChoose(picture)}
              >
                <PictureTile picture={picture} />
              </button>
            </li>
          ))}
        </ul>
      </UploadArea>
      {found && found.rows.length < found.total && (
        <Button variant="secondary" onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

type Found = { rows: ListedPicture[]; total: number };

function usePictures() {
  const faultText = useFaultText();
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState({ q: '', pages: 1 });

  async function read({ q, pages } = wanted) {
    const rows: ListedPicture[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const result = await call('GET /media', { query: { q, page } });
      if (!result.ok) return setProblem(faultText(result));
      rows.push(...result.data.rows);
      setFound({ rows, total: result.data.total });
      if (result.data.rows.length < picturesPageSize) break;
    }
    setProblem(undefined);
  }

  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);
  useNews(found?.rows.some(({ isMaking }) => isMaking) ?? false, read);
  const want = (next: typeof wanted) => {
    setWanted(next);
    void read(next);
  };
  return {
    found,
    problem,
    find: (q: string) => want({ q, pages: 1 }),
    showMore: () => want({ ...wanted, pages: wanted.pages + 1 }),
    reload: () => void read(),
  };
}
