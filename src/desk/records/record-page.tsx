import { startTransition, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { getKind } from './kinds.ts';
import { publishPanelId } from './publish-panel.tsx';
import { RecordEditor } from './record-editor.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const kind = getKind(params.kind);
  const { id = 'new' } = params;
  const [description, record] = await Promise.all([
    kind.load(),
    id === 'new' ? null : load('GET /records/{kind}/{id}', { params: { kind: kind.kind, id }, signal }),
  ]);
  return { kind: kind.kind, elsewhere: kind.elsewhere, description, id, record };
}

/** The form of a record; `new` is one that nobody has saved yet. */
export function Component() {
  const { kind, id, ...loaded } = useLoaderData<typeof loader>();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  // A new record gets its address with the first save, while somebody goes on typing.
  const form: string = state?.form ?? (id === 'new' ? key : id);

  async function showAgain(as: string | null) {
    if (as === null) return navigate(`/records/${kind}`);
    if (as === id) await revalidate();
    else await navigate(`/records/${kind}/${as}`, { replace: true });
    // Not before the loaded record, which the router shows in a transition too.
    startTransition(() => setRound((before) => before + 1));
    // The button that was pressed may be gone.
    requestAnimationFrame(() => document.getElementById(publishPanelId)?.focus());
    return undefined;
  }

  return (
    <RecordEditor
      key={`${kind} ${form} ${round}`}
      {...loaded}
      kind={kind}
      id={id}
      onCreated={(as) =>
        void navigate(`/records/${kind}/${as}`, {
          replace: true,
          preventScrollReset: true,
          state: { form, keepsFocus: true },
        })
      }
      onActed={(as) => void showAgain(as)}
    />
  );
}
