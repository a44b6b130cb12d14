import { companyNamePlaceholder } from '@smile/contract/placeholders';
import {
  defaultTemplateId,
  defaultTemplateName,
  defaultThemeColor,
  type StoredTemplate,
} from '@smile/contract/wink-templates';

/** The built-in template with the tenant's name; its texts contain a placeholder for the company's name. */
export function buildDefaultTemplate(companyName: string): StoredTemplate {
  return {
    id: defaultTemplateId,
    name: defaultTemplateName,
    companyName,
    companyLogoUrl: null,
    themeColor: defaultThemeColor,
    enableUpload: false,
    fileTypeConfig: { fileTypes: [] },
    providerConfig: { providers: [], topProviders: [], excludeConnectedProviders: false },
    successPageConfig: {
      successText: `Your account is connected. ${companyNamePlaceholder} will receive your records shortly.`,
      doneButtonText: 'Done',
      connectMoreAccountsButtonText: 'Connect another account',
      // Never hides the button.
      connectedAccountLimit: -1,
    },
    consentPageConfig: { enabled: true, getStartedButtonText: 'Get started' },
    usageText: `${companyNamePlaceholder} uses your work and income records to assess your application.`,
    enableLearnMoreLink: true,
    createdAt: null,
    updatedAt: null,
  };
}
