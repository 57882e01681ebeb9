import { useRouteLoaderData } from 'react-router';
import type { Me } from '#features/staff/staff.schema.ts';

/** The id of the route that knows who is signed in; all screens are below it. */
export const deskRouteId = 'desk';

/** Who is signed in. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(deskRouteId);
  if (!me) throw new Error('Nobody is signed in on this screen');
  return me;
}
