import { useCall } from '#app/calls/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The length of one of the client's own lists; a dash for a list that has no call yet. */
export function LiveCount({ name }: { name: string }) {
  return name === 'brochures' ? <BrochureCount /> : <>–</>;
}

function BrochureCount() {
  const { result } = useCall('GET /client/brochures', {});
  if (!result) return <Skeleton className="h-12 w-12" />;
  return <>{result.ok ? result.data.length : '–'}</>;
}
