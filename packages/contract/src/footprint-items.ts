import type { LookupItem } from './lookups.ts';

interface FootprintItemKind {
  /** Name in the API; the name without its prefix (`registered`) has the same label. */
  name: string;
  valueType: LookupItem['valueType'];
  description: string;
}

/** Items about an email address itself. */
const emailItems: readonly FootprintItemKind[] = [
  {
    name: 'email.registered',
    valueType: 'BOOLEAN',
    description: 'Whether any known service has an account with the address',
  },
  { name: 'email.registeredProfilesCount', valueType: 'NUMBER', description: 'Number of services with an account' },
  { name: 'email.creationTime', valueType: 'STRING', description: 'When the address first appeared' },
  { name: 'email.companyName', valueType: 'STRING', description: 'Company that runs the mailbox' },
  {
    name: 'email.isFreeWebmail',
    valueType: 'BOOLEAN',
    description: 'Whether anybody can have a mailbox there for free',
  },
  { name: 'email.deliverable', valueType: 'BOOLEAN', description: 'Whether mail to the address can be delivered' },
  { name: 'email.disposable', valueType: 'BOOLEAN', description: 'Whether the mailbox is a throw-away one' },
  { name: 'email.tenure', valueType: 'NUMBER', description: 'Age of the address in years' },
  {
    name: 'email.breached',
    valueType: 'BOOLEAN',
    description: 'Whether the address is part of a published data breach',
  },
  { name: 'email.breachCount', valueType: 'NUMBER', description: 'Number of published breaches with the address' },
];

const mobileItems: readonly FootprintItemKind[] = [
  { name: 'mobile.valid', valueType: 'BOOLEAN', description: 'Whether the number is a valid, assigned mobile number' },
  { name: 'mobile.creationTime', valueType: 'STRING', description: 'When the number first appeared' },
  { name: 'mobile.companyName', valueType: 'STRING', description: 'Carrier of the number' },
];

const scoreItems: readonly FootprintItemKind[] = [
  { name: 'analysis.fraudScore', valueType: 'NUMBER', description: 'Risk of fraud, from 0 (none) to 100' },
];

interface FootprintCategory {
  label: string;
  /** Prefix of the category's item names: `socialMedia` and `Twitter` make `email.socialMediaTwitterRegistered`. */
  key: string;
  platforms: readonly string[];
}

/** Services searched for accounts with the address, by category in display order. */
export const footprintCategories: readonly FootprintCategory[] = [
  { label: 'Consumer / Electronic', key: 'consumerElectronic', platforms: ['Apple', 'Samsung'] },
  { label: 'Email Providers', key: 'emailProvider', platforms: ['Google', 'Microsoft', 'Yahoo', 'Zoho'] },
  { label: 'Ecommerce', key: 'ecommerce', platforms: ['Lazada', 'Shopee', 'Amazon', 'Ebay', 'Carousell'] },
  { label: 'Social Media', key: 'socialMedia', platforms: ['Facebook', 'Instagram', 'Twitter', 'Pinterest', 'Tiktok'] },
  { label: 'Messaging', key: 'messaging', platforms: ['Whatsapp', 'Viber', 'Telegram'] },
  { label: 'Professional', key: 'professional', platforms: ['Linkedin', 'Github', 'Atlassian', 'Adobe', 'Evernote'] },
  { label: 'Entertainment', key: 'entertainment', platforms: ['Spotify', 'Netflix', 'Disneyplus', 'Youtube', 'Steam'] },
  { label: 'Travel', key: 'travel', platforms: ['Airbnb', 'Booking'] },
  { label: 'Financial', key: 'financial', platforms: ['Paypal'] },
  { label: 'Educational', key: 'educational', platforms: ['Duolingo'] },
];

export const emailItemPrefix = 'email.';

export function profileItemName(category: Pick<FootprintCategory, 'key'>, platform: string): string {
  return `${emailItemPrefix}${category.key}${platform}Registered`;
}

const profileItems: readonly FootprintItemKind[] = footprintCategories.flatMap((category) =>
  category.platforms.map((platform) => ({
    name: profileItemName(category, platform),
    valueType: 'BOOLEAN' as const,
    description: `Whether ${platform} has an account with the address`,
  })),
);

/** All catalogue items by subject. */
export const footprintItems = {
  email: [...emailItems, ...profileItems],
  mobile: mobileItems,
  score: [...emailItems, ...profileItems, ...mobileItems, ...scoreItems],
} as const;
