import { useCall } from '#app/calls/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const calls = {
  comments: 'GET /client/comments',
  projects: 'GET /client/projects',
  brochures: 'GET /client/brochures',
  tutorials: 'GET /client/tutorials',
} as const;

/** The length of one of the client's own lists; a dash if it cannot be loaded. */
export function LiveCount({ name }: { name: keyof typeof calls }) {
  const { result } = useCall(calls[name], {});
  if (!result) return <Skeleton className="h-12 w-12" />;
  return <>{result.ok ? result.data.length : '–'}</>;
}
