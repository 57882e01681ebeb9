import { Outlet } from 'react-router';
import { faultMeta, PageFault } from '#app/system/page-fault.tsx';
import type { Route } from './+types/page-slot';

/** Rendered only for a page that failed; every other page sets its own title. */
export function meta(args: Route.MetaArgs) {
  return args.error ? faultMeta(args) : [];
}

/** The place of the page in the frame. An error thrown by the page is caught here, so that the frame stays. */
export default function PageSlot() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
