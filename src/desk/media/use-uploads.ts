import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';

let started = 0;

export type Upload = {
  /** Of this screen, not of the library. */
  number: number;
  name: string;
  state: 'waiting' | 'done' | 'refused';
  /** Why it was refused. */
  problem?: string;
  /** Of the picture: the new one, or the one that the library has already. */
  id?: number;
};

/** Uploads pictures one after another, because each may have 25 MB. What was refused stays on the list with the reason. */
export function useUploads(onDone: (id: number) => void) {
  const faultText = useFaultText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  async function upload(files: readonly File[]) {
    const queue = files.map((file): Upload & { file: File } => {
      started += 1;
      return { file, number: started, name: file.name, state: 'waiting' };
    });
    setUploads((before) => [...before.filter(({ state }) => state === 'waiting'), ...queue]);
    for (const { file, ...own } of queue) {
      const result = await call('POST /media', { form: { file } });
      const known = result.ok ? result.data.id : result.details?.id;
      const outcome: Upload = {
        ...own,
        state: result.ok ? 'done' : 'refused',
        ...(!result.ok && { problem: result.errors.file?.[0] ?? faultText(result) }),
        ...(typeof known === 'number' && { id: known }),
      };
      setUploads((before) => before.map((other) => (other.number === own.number ? outcome : other)));
      if (result.ok) onDone(result.data.id);
    }
  }

  return { uploads, upload: (files: readonly File[]) => void upload(files) };
}
