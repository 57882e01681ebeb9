import { useCall } from '#app/calls/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const calls = { brochures: 'GET /client/brochures', comments: 'GET /client/comments' } as const;

/** The length of one of the client's own lists; a dash for a list that has no call yet. */
export function LiveCount({ name }: { name: string }) {
  return name === 'brochures' || name === 'comments' ? <Count call={calls[name]} /> : <>–</>;
}

function Count({ call }: { call: (typeof calls)[keyof typeof calls] }) {
  const { result } = useCall(call, {});
  if (!result) return <Skeleton className="h-12 w-12" />;
  return <>{result.ok ? result.data.length : '–'}</>;
}
