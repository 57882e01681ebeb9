import type { RouteObject } from 'react-router';
import { DeskRoot } from './shell/desk-root.tsx';
import { FaultAtDoor, FaultView } from './shell/fault-view.tsx';
import { loadMe, shouldReloadMe } from './shell/load-me.ts';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Overview } from './shell/overview.tsx';
import { deskRouteId } from './shell/use-me.ts';

/** Every address of the desk, below `/desk`. A screen is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Loading,
    ErrorBoundary: FaultAtDoor,
    children: [
      { path: 'sign-in', lazy: () => import('./sign-in/sign-in-page.tsx') },
      { path: 'invitation', lazy: () => import('./sign-in/invitation-page.tsx') },
      { path: 'welcome', lazy: () => import('./sign-in/welcome-page.tsx') },
      {
        id: deskRouteId,
        path: '/',
        loader: loadMe,
        shouldRevalidate: shouldReloadMe,
        Component: DeskRoot,
        children: [
          {
            ErrorBoundary: FaultView,
            children: [
              { index: true, Component: Overview },
              { path: 'inbox', lazy: () => import('./inbox/inbox-page.tsx') },
              { path: 'assignment', lazy: () => import('./inbox/assignment-page.tsx') },
              { path: 'inbox/:id', lazy: () => import('./inbox/lead-page.tsx') },
              { path: 'diary', lazy: () => import('./diary/diary-page.tsx') },
              { path: 'clients', lazy: () => import('./clients/clients-page.tsx') },
              { path: 'clients/:id', lazy: () => import('./clients/client-page.tsx') },
              { path: 'comments', lazy: () => import('./moderation/comments-page.tsx') },
              { path: 'alerts', lazy: () => import('./alerts/alerts-page.tsx') },
              { path: 'alerts/consents', lazy: () => import('./alerts/consents-page.tsx') },
              { path: 'law', lazy: () => import('./law/law-page.tsx') },
              { path: 'law/new-order', lazy: () => import('./law/new-order/new-order-page.tsx') },
              { path: 'law/queues', lazy: () => import('./law/queues-page.tsx') },
              { path: 'law/orders/:slug', lazy: () => import('./law/law-order-page.tsx') },
              { path: 'law/orders/:slug/effect', lazy: () => import('./law/effect-page.tsx') },
              { path: 'law/orders/:slug/correct', lazy: () => import('./law/correct-page.tsx') },
              { path: 'law/proposals/:id', lazy: () => import('./law/proposal-page.tsx') },
              { path: 'media', lazy: () => import('./media/media-page.tsx') },
              { path: 'media/:id', lazy: () => import('./media/picture-page.tsx') },
              { path: 'releases', lazy: () => import('./records/releases-page.tsx') },
              { path: 'records/:kind', lazy: () => import('./records/records-page.tsx') },
              { path: 'records/:kind/order', lazy: () => import('./records/order-page.tsx') },
              { path: 'records/:kind/:id', lazy: () => import('./records/record-page.tsx') },
              { path: 'records/:kind/:id/history', lazy: () => import('./records/history-page.tsx') },
              { path: 'records/:kind/:id/sheets', lazy: () => import('./records/sheets-page.tsx') },
              { path: 'account', lazy: () => import('./account/account-page.tsx') },
              { path: 'staff', lazy: () => import('./staff/staff-page.tsx') },
              { path: 'audit', lazy: () => import('./audit/audit-page.tsx') },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];
