import { footprintCategories, footprintItems, profileItemName } from '@smile/contract/footprint-items';
import type { footprintTemplateIds } from '@smile/contract/footprints';
import type { LookupItem } from '@smile/contract/lookups';

/** Services where the sample person is registered; services that did not answer are null, all others are negative. */
const registered = [
  'Apple',
  'Google',
  'Lazada',
  'Shopee',
  'Facebook',
  'Instagram',
  'Tiktok',
  'Viber',
  'Linkedin',
].concat(['Spotify', 'Netflix', 'Youtube', 'Airbnb', 'Paypal']);
const silent = ['Zoho', 'Pinterest', 'Telegram', 'Evernote'];

const creationTime = '2014-03-09T11:24:05Z';

/** All catalogue items of the subject. */
export function listFootprintItems(subject: keyof typeof footprintTemplateIds, now: Date): LookupItem[] {
  const values = new Map<string, string | null>([...summarize(now), ...listProfiles()]);
  return footprintItems[subject].map(({ name, valueType }) => ({ name, value: values.get(name) ?? null, valueType }));
}

function summarize(now: Date): [string, string][] {
  const years = (now.getTime() - Date.parse(creationTime)) / (365.25 * 86_400_000);
  return [
    ['email.registered', 'true'],
    ['email.registeredProfilesCount', String(registered.length)],
    ['email.creationTime', creationTime],
    ['email.companyName', 'Google'],
    ['email.isFreeWebmail', 'true'],
    ['email.deliverable', 'true'],
    ['email.disposable', 'false'],
    ['email.tenure', String(Math.floor(years))],
    ['email.breached', 'true'],
    ['email.breachCount', '2'],
    ['mobile.valid', 'true'],
    ['mobile.creationTime', '2016-11-21T02:10:44Z'],
    ['mobile.companyName', 'Globe'],
    ['analysis.fraudScore', '18'],
  ];
}

function listProfiles(): [string, string | null][] {
  return footprintCategories.flatMap((category) =>
    category.platforms.map((platform): [string, string | null] => [
      profileItemName(category, platform),
      silent.includes(platform) ? null : String(registered.includes(platform)),
    ]),
  );
}
