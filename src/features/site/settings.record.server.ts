import type { z } from 'zod';
import { settings } from '#db/schema/site.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import type { RecordDescription } from '#features/records/describe-record.ts';
import * as groups from './settings.record.ts';

/** A group of the settings is a record that exists once: the JSON of a row. */
const group = <Schema extends z.ZodObject>(key: string, record: RecordDescription<Schema>) =>
  defineRecord(record, { table: settings, key: 'key', only: { key }, single: 'value', changes: 'setting' });

export const settingKinds = {
  site: group('site', groups.siteSettings),
  contact: group('contact', groups.contactSettings),
  billing: group('billing', groups.billingSettings),
  careers: group('careers', groups.careerSettings),
  hours: group('hours', groups.hoursSettings),
  calls: group('calls', groups.callSettings),
  leads: group('leads', groups.leadSettings),
  retention: group('retention', groups.retentionSettings),
  top_bar_languages: defineRecord(groups.languageSettings, {
    table: settings,
    key: 'key',
    only: { key: 'top_bar_languages' },
    single: 'value',
    list: 'languages',
    changes: 'setting',
  }),
  seo: group('seo', groups.seoSettings),
  texts: group('texts', groups.textSettings),
  dashboard_counters: group('dashboard_counters', groups.counterSettings),
  business_card: group('business_card', groups.businessCardSettings),
  open_data: group('open_data', groups.openDataSettings),
};
