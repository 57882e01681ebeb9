import { Trans, useLingui } from '@lingui/react/macro';
import type { RootData } from '#app/root.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ExpertContact } from './expert-contact.tsx';

/** The drawers that lead to an expert: partner, brochure, callback, schedule. Any button opens them by their id. */
export function ExpertDrawers({ root: { site } }: { root: RootData }) {
  const { t } = useLingui();
  const close = t`Close`;
  const soon = <Trans>The form opens here soon. Until then, write or call; a person answers.</Trans>;
  return (
    <>
      <Drawer id="partner" title={<Trans>Partner with us</Trans>} closeLabel={close}>
        <dl className="space-y-4">
          <div>
            <dt className="font-semibold">
              <Trans>Service Partner</Trans>
            </dt>
            <dd className="text-ink-2">
              <Trans>Become a certification or compliance service associate.</Trans>
            </dd>
          </div>
          <div>
            <dt className="font-semibold">
              <Trans>Channel Partner</Trans>
            </dt>
            <dd className="text-ink-2">
              <Trans>Become a marketing associate.</Trans>
            </dd>
          </div>
        </dl>
        <ExpertContact site={site} subject={t`Partner with us`}>
          {soon}
        </ExpertContact>
      </Drawer>
      <Drawer id="brochure" title={<Trans>Request a brochure</Trans>} closeLabel={close}>
        <p>
          <Trans>Name the service that you need, and we send you its brochure.</Trans>
        </p>
        <ExpertContact site={site} subject={t`Request a brochure`}>
          {soon}
        </ExpertContact>
      </Drawer>
      <Drawer id="callback" title={<Trans>Request a callback</Trans>} closeLabel={close}>
        <p>
          <Trans>Leave your number and we call you back at the earliest.</Trans>
        </p>
        <ExpertContact site={site} subject={t`Request a callback`}>
          {soon}
        </ExpertContact>
      </Drawer>
      <Drawer id="schedule" title={<Trans>Schedule a call</Trans>} closeLabel={close}>
        <p>
          <Trans>Choose a day and a time, and an expert calls you then.</Trans>
        </p>
        <ExpertContact site={site} subject={t`Schedule a call`}>
          {soon}
        </ExpertContact>
      </Drawer>
    </>
  );
}
