import type { Mode } from '@smile/contract/common';
import { companyNamePlaceholder } from '@smile/contract/placeholders';
import type { LinkConfig } from '@smile/contract/widget';
import type { WidgetOptions } from '@smile/sdk/options';

export interface WidgetSettings {
  mode: Mode;
  userId: string;
  templateId: string | undefined;
  companyName: string;
  companyLogoUrl: string | null;
  themeColor: string;
  usageText: string;
  startButtonText: string;
  hasConsent: boolean;
  hasLearnMore: boolean;
  hasSearch: boolean;
  hasTypeTabs: boolean;
  hasSystemTab: boolean;
  /** Empty shows every provider. */
  providerIds: string[];
  topProviderIds: string[];
  /** Empty shows every type. */
  providerTypes: string[];
  hidesConnected: boolean;
  hasUploads: boolean;
  /** Offers sample documents; Sandbox only. */
  hasSamples: boolean;
  successText: string;
  doneButtonText: string;
  connectMoreButtonText: string;
  /** -1 never hides the button to connect more. */
  connectedLimit: number;
}

const maxTopProviders = 10;

/** Starts from the template; options of the page override it. */
export function mergeSettings(config: LinkConfig, options: WidgetOptions): WidgetSettings {
  const { template } = config;
  const companyName = options.companyName || template.companyName || config.tenantName;
  const fill = (text: string) => text.replaceAll(companyNamePlaceholder, () => companyName);
  return {
    mode: config.mode,
    userId: config.userId,
    templateId: options.templateId,
    companyName,
    companyLogoUrl: template.companyLogoUrl,
    themeColor: template.themeColor,
    usageText: fill(template.usageText),
    startButtonText: template.consentPageConfig.getStartedButtonText || 'Get started',
    hasConsent: options.enableConsentPage ?? template.consentPageConfig.enabled,
    hasLearnMore: template.enableLearnMoreLink,
    hasSearch: options.enableSearchBar ?? true,
    hasTypeTabs: options.enableTypeBar ?? true,
    hasSystemTab: true,
    providerIds: orIfEmpty(options.providers, template.providerConfig.providers),
    topProviderIds: orIfEmpty(options.topProviders, template.providerConfig.topProviders).slice(0, maxTopProviders),
    providerTypes: options.providerTypes ?? [],
    hidesConnected: template.providerConfig.excludeConnectedProviders,
    hasUploads: options.enableUpload ?? template.enableUpload,
    hasSamples: options.enableSampleModel === true && config.mode === 'SANDBOX',
    successText: fill(template.successPageConfig.successText),
    doneButtonText: template.successPageConfig.doneButtonText || 'Done',
    connectMoreButtonText: template.successPageConfig.connectMoreAccountsButtonText || 'Connect another account',
    connectedLimit: template.successPageConfig.connectedAccountLimit,
  };
}

/** Pages pass `[]` for "not chosen", as the official sample server does. */
function orIfEmpty(given: string[] | undefined, base: string[]): string[] {
  return given && given.length > 0 ? given : base;
}
