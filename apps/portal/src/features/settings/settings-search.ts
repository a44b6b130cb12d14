/** In display order. */
export const settingsTabs = ['personal', 'password', 'organization', 'team', 'consent'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const settingsTabLabels: Record<SettingsTab, string> = {
  personal: 'Personal Information',
  password: 'Password',
  organization: 'Organization',
  team: 'Team',
  consent: 'Consent Templates',
};

export interface SettingsSearch {
  /** Opens the Password tab. */
  changePassword?: 'true' | undefined;
  /** Opens the panel of a consent template: its id, or `new`. */
  consentTemplate?: string | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open tab, kept out of the URL by specification. */
    settingsTab?: SettingsTab;
  }
}

export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  const { changePassword, consentTemplate } = search;
  return {
    changePassword: String(changePassword) === 'true' ? 'true' : undefined,
    consentTemplate: consentTemplate === undefined || consentTemplate === '' ? undefined : String(consentTemplate),
  };
}

export function activeTab(search: SettingsSearch, remembered: SettingsTab | undefined): SettingsTab {
  if (search.changePassword) return 'password';
  if (search.consentTemplate) return 'consent';
  return remembered ?? 'personal';
}
