import { emailItemPrefix, footprintCategories, profileItemName } from './footprint-items.ts';
import type { LookupItem } from './lookups.ts';
import { countOf } from './texts.ts';

export interface SummaryCard {
  label: string;
  value: string;
}

export interface ProfileTile {
  platform: string;
  state: 'Registered' | 'Not Registered' | '-';
}

export interface ProfileCategory {
  label: string;
  badge: string;
  /** Distinguishes a category without any response from one without profiles. */
  badgeHint: string | null;
  hasRegistered: boolean;
  tilesPerRow: number;
  tiles: ProfileTile[];
}

type Items = readonly LookupItem[];
/** Formats a date for display; "-" for null. */
type FormatDate = (date: string | null) => string;

/** Platforms per row, in category order (specification 002 §2.3). */
const tilesPerRow = [2, 4, 5, 5, 3, 5, 5, 2, 1, 1];

/** Platforms whose display name differs from their item name. */
const platformNames: Record<string, string> = {
  Ebay: 'eBay',
  Tiktok: 'TikTok',
  Twitter: 'X (Twitter)',
  Whatsapp: 'WhatsApp',
  Linkedin: 'LinkedIn',
  Github: 'GitHub',
  Disneyplus: 'Disney+',
  Youtube: 'YouTube',
  Paypal: 'PayPal',
  Booking: 'Booking.com',
};

/** Value of an item, by its name with or without prefix; null if unknown. Sources also send `null` as a text. */
function readValue(items: Items, name: string): string | null {
  const plain = name.replace(emailItemPrefix, '');
  const value = items.find((item) => item.name === name)?.value ?? items.find((item) => item.name === plain)?.value;
  return value === undefined || value === null || value === 'null' ? null : value;
}

function choose(value: string | null, yes: string, no: string): string {
  if (value === 'true') return yes;
  return value === 'false' ? no : '-';
}

/** Summary of an email address in page order (specification 002 §2.3). */
export function listSummaryCards(items: Items, formatDate: FormatDate): SummaryCard[] {
  const read = (name: string) => readValue(items, `${emailItemPrefix}${name}`);
  const tenure = read('tenure');
  return [
    { label: 'Registration Status', value: choose(read('registered'), 'Registered', 'Not Registered') },
    { label: 'Creation Date', value: formatDate(read('creationTime')) },
    { label: 'Company Name', value: read('companyName') ?? '-' },
    { label: 'Free Webmail Status', value: choose(read('isFreeWebmail'), 'FREE', 'PAID') },
    { label: 'Deliverable Status', value: choose(read('deliverable'), 'Deliverable', 'Not Deliverable') },
    { label: 'Disposable Status', value: choose(read('disposable'), 'Disposable', 'Not Disposable') },
    { label: 'Tenure', value: tenure === null ? '-' : countOf(tenure, 'year') },
    { label: 'Breach Status', value: describeBreach(read('breached'), read('breachCount')) },
    { label: 'Total Registered Profiles', value: read('registeredProfilesCount') ?? countRegistered(items) },
  ];
}

/** Cards of the mobile number, and of number and address together; empty if not requested. */
export function listMobileCards(items: Items, formatDate: FormatDate): SummaryCard[] {
  const has = (name: string) => items.some((item) => item.name === name);
  const cards = [
    { name: 'mobile.valid', label: 'Mobile Number Status', show: (value: string) => choose(value, 'Valid', 'Invalid') },
    { name: 'mobile.creationTime', label: 'Mobile Number Creation Date', show: formatDate },
    { name: 'mobile.companyName', label: 'Carrier', show: String },
    { name: 'analysis.fraudScore', label: 'Fraud Score (0 to 100)', show: String },
  ];
  return cards
    .filter(({ name }) => has(name))
    .map(({ name, label, show }) => {
      const value = readValue(items, name);
      return { label, value: value === null ? '-' : show(value) };
    });
}

export function listCategories(items: Items): ProfileCategory[] {
  return footprintCategories.map((category, index) => {
    const tiles = listPlatforms(items, category).map((platform): ProfileTile => {
      const value = readValue(items, profileItemName(category, platform));
      const state = choose(value, 'Registered', 'Not Registered') as ProfileTile['state'];
      return { platform: platformNames[platform] ?? platform, state };
    });
    const count = tiles.filter(({ state }) => state === 'Registered').length;
    return {
      label: category.label,
      badge: count > 0 ? `${count} OF ${tiles.length} REGISTERED` : 'No registered profiles',
      badgeHint: tiles.every(({ state }) => state === '-') ? 'Not looked up' : null,
      hasRegistered: count > 0,
      tilesPerRow: tilesPerRow[index]!,
      tiles,
    };
  });
}

/** The catalogue's platforms, plus any others in the result. */
function listPlatforms(items: Items, { key, platforms }: (typeof footprintCategories)[number]): string[] {
  const pattern = new RegExp(`^(?:${emailItemPrefix.replace('.', '\\.')})?${key}([A-Z]\\w*)Registered$`);
  const named = items.flatMap(({ name }) => pattern.exec(name)?.[1] ?? []);
  return [...new Set([...platforms, ...named])];
}

function countRegistered(items: Items): string {
  const tiles = listCategories(items).flatMap((category) => category.tiles);
  if (tiles.every(({ state }) => state === '-')) return '-';
  return String(tiles.filter(({ state }) => state === 'Registered').length);
}

function describeBreach(breached: string | null, count: string | null): string {
  const status = choose(breached, 'Breached', 'Not Breached');
  return count === null ? status : `${status} (${countOf(count, 'breach', 'breaches')})`;
}
