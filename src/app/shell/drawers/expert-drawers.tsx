import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { CallHours } from '#app/page/call-hours.tsx';
import type { RootData } from '#app/page/root-data.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Drawer } from '#ui/overlays/dialog.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { DrawerForm } from './drawer-form.tsx';
import { ExpertContact } from './expert-contact.tsx';

const loadPartner = () =>
  withAccountTexts(import('#app/lead-forms/partner-form.tsx').then((module) => module.PartnerForm));
const loadBrochure = () =>
  withAccountTexts(import('#app/lead-forms/brochure-drawer-form.tsx').then((module) => module.BrochureDrawerForm));
const loadCallback = () =>
  withAccountTexts(import('#app/lead-forms/callback-form.tsx').then((module) => module.CallbackForm));
const loadSchedule = () =>
  withAccountTexts(import('#app/lead-forms/schedule-form.tsx').then((module) => module.ScheduleForm));

/** The drawers for reaching an expert: partner, brochure, callback and schedule. Any button can open them by id. */
export function ExpertDrawers({ root: { site } }: { root: RootData }) {
  const { t } = useLingui();
  return (
    <>
      <FormDrawer id="partner" title={t`Partner with us`} site={site} load={loadPartner} props={{}}>
        <Trans>Join us as a service or channel partner. We’ll reply by email or phone.</Trans>
      </FormDrawer>
      <FormDrawer id="brochure" title={t`Request a brochure`} site={site} load={loadBrochure} props={{}}>
        <Trans>Choose a service and we’ll email you its brochure.</Trans>
      </FormDrawer>
      {/* A callback makes the same call as the drawer below, for the earliest time. */}
      <FormDrawer id="callback" title={t`Request a callback`} site={site} load={loadCallback} props={{}}>
        <Trans>Leave your number and we’ll call you back as soon as we can.</Trans>
      </FormDrawer>
      <FormDrawer id="schedule" title={t`Schedule a call`} site={site} load={loadSchedule} props={{}}>
        <Trans>Choose a day and a time, and one of our consultants will call you.</Trans>
        <SentenceBlank />
        <CallHours />
      </FormDrawer>
    </>
  );
}

function FormDrawer<Props extends object>({
  id,
  title,
  site,
  load,
  props,
  children,
}: {
  id: string;
  title: string;
  site: RootData['site'];
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Drawer id={id} title={title} closeLabel={t`Close`}>
      <p className="mb-5 text-ink-2">{children}</p>
      <DrawerForm load={load} props={props}>
        <ExpertContact site={site} subject={title}>
          <Trans>Write to us or call; one of our consultants will answer.</Trans>
        </ExpertContact>
      </DrawerForm>
    </Drawer>
  );
}
