import type { RouteObject } from 'react-router';
import { DeskRoot } from './shell/desk-root.tsx';
import { FaultAtDoor, FaultView } from './shell/fault-view.tsx';
import { loadMe, shouldReloadMe } from './shell/load-me.ts';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Overview } from './shell/overview.tsx';
import { deskRouteId } from './shell/use-me.ts';
import { screen } from './texts/i18n.ts';

/** Every address of the desk, below `/desk`. A screen is loaded with its texts when it is first opened. */
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
              { path: 'inbox', lazy: screen('desk-office', () => import('./inbox/inbox-page.tsx')) },
              { path: 'assignment', lazy: screen('desk-office', () => import('./inbox/assignment-page.tsx')) },
              { path: 'inbox/:id', lazy: screen('desk-office', () => import('./inbox/lead-page.tsx')) },
              { path: 'diary', lazy: screen('desk-office', () => import('./diary/diary-page.tsx')) },
              { path: 'clients', lazy: screen('desk-office', () => import('./clients/clients-page.tsx')) },
              { path: 'clients/:id', lazy: screen('desk-office', () => import('./clients/client-page.tsx')) },
              { path: 'comments', lazy: screen('desk-office', () => import('./moderation/comments-page.tsx')) },
              { path: 'kyc-passwords', lazy: screen('desk-office', () => import('./kyc/kyc-passwords-page.tsx')) },
              { path: 'drafts', lazy: screen('desk-office', () => import('./drafts/drafts-page.tsx')) },
              { path: 'alerts', lazy: screen('desk-office', () => import('./alerts/alerts-page.tsx')) },
              { path: 'alerts/consents', lazy: screen('desk-office', () => import('./alerts/consents-page.tsx')) },
              { path: 'law', lazy: screen('desk-office', () => import('./law/law-page.tsx')) },
              {
                path: 'law/new-order',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/new-order/new-order-page.tsx')),
                ),
              },
              {
                path: 'law/queues',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/queues-page.tsx')),
                ),
              },
              {
                path: 'law/orders/:slug',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/law-order-page.tsx')),
                ),
              },
              {
                path: 'law/orders/:slug/effect',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/effect/effect-page.tsx')),
                ),
              },
              {
                path: 'law/orders/:slug/correct',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/correct/correct-page.tsx')),
                ),
              },
              {
                path: 'law/proposals/:id',
                lazy: screen(
                  'desk-office',
                  screen('desk-forms', () => import('./law/proposal-page.tsx')),
                ),
              },
              { path: 'media', lazy: screen('desk-forms', () => import('./media/media-page.tsx')) },
              { path: 'media/:id', lazy: screen('desk-forms', () => import('./media/picture-page.tsx')) },
              { path: 'releases', lazy: () => import('./records/releases-page.tsx') },
              { path: 'releases/:number', lazy: screen('desk-forms', () => import('./records/take-back-page.tsx')) },
              { path: 'records/:kind', lazy: () => import('./records/records-page.tsx') },
              { path: 'records/:kind/order', lazy: () => import('./records/order-page.tsx') },
              { path: 'records/:kind/:id', lazy: screen('desk-forms', () => import('./records/record-page.tsx')) },
              {
                path: 'records/:kind/:id/history',
                lazy: screen('desk-forms', () => import('./records/history-page.tsx')),
              },
              {
                path: 'records/:kind/:id/sheets',
                lazy: screen('desk-office', () => import('./records/sheets-page.tsx')),
              },
              { path: 'account', lazy: screen('desk-office', () => import('./account/account-page.tsx')) },
              { path: 'staff', lazy: screen('desk-office', () => import('./staff/staff-page.tsx')) },
              { path: 'redirects', lazy: screen('desk-office', () => import('./redirects/redirects-page.tsx')) },
              { path: 'audit', lazy: screen('desk-office', () => import('./audit/audit-page.tsx')) },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];
