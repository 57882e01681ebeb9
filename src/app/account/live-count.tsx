import { useCall } from '#app/calls/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** How long one of the client's own lists is; a dash where that could not be had. */
export function LiveCount({ path }: { path: string }) {
  const { result } = useCall<unknown[]>(path);
  if (!result) return <Skeleton className="h-12 w-12" />;
  return <>{result.ok && Array.isArray(result.data) ? result.data.length : '–'}</>;
}
