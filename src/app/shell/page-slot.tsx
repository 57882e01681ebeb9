import { Outlet } from 'react-router';
import { faultMeta, PageFault } from '#app/system/page-fault.tsx';
import type { Route } from './+types/page-slot';

/** Only a page that failed has it; every other page sets its own. */
export const meta: Route.MetaFunction = (args) => (args.error ? faultMeta(args) : []);

/** The place of the page in the frame: what it throws is caught here, so the frame stays as it is. */
export default function PageSlot() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
