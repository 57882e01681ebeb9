import { invalidInput } from '#core/http/invalid-input.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import { type AlertSettings, type SettingName, settingsForm } from '../alert-settings.schema.ts';
import { findFollower, listPage } from './manage-follows.server.ts';

const names = Object.keys(settingsForm.shape) as SettingName[];

/** The page of the list that shows what was sent and what is wrong with it at its fields; it changes nothing. */
export async function addressOfSent(sent: Record<string, unknown>): Promise<string> {
  const token = String(sent.token ?? '');
  const language = (await findFollower(token))?.language ?? defaultLanguage;
  const query = new URLSearchParams([['refused', 'yes']]);
  for (const name of names) {
    for (const value of [sent[name] ?? []].flat().slice(0, 20)) query.append(name, String(value).slice(0, 60));
  }
  return `${listPage(token, language)}?${query}#settings`;
}

/**
 * What such an address says, as the form shows it once more.
 * @param read a value of the address; of a list, with commas between
 */
export function readSent(saved: AlertSettings, read: (name: SettingName) => string, language: LanguageCode) {
  const sent = Object.fromEntries(names.map((name) => [name, isList(name) ? listOf(read(name)) : read(name)]));
  const { error } = settingsForm.safeParse(sent);
  const faults = Object.entries((error && invalidInput(error).errors) ?? {});
  const errors: Partial<Record<string, string>> = {};
  for (const [path, [first]] of faults) if (first) errors[path.split('.')[0] ?? ''] ??= translate(first, language);
  const valid = names.map((name) => [name, settingsForm.shape[name].safeParse(sent[name]).data ?? saved[name]]);
  const shown: AlertSettings = Object.fromEntries(valid);
  return { shown: errors.audiences ? { ...shown, audiences: [] } : shown, errors };
}

const isList = (name: SettingName) => name === 'audiences' || name === 'lead_days';
const listOf = (values: string) => values.split(',').filter(Boolean);
