import type { LinkAccount, LinkConfig, LinkProvider, LoginOption } from '@smile/contract/widget';
import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';

export function sampleProvider(change: Partial<LinkProvider> = {}): LinkProvider {
  const id = change.id ?? 'sss_ph';
  return {
    id,
    name: 'SSS',
    longName: 'Social Security System',
    logoUrl: `/cdn/provider-logo/${id}.svg`,
    type: 'GOVERNMENT',
    typeLabel: 'Govt Service',
    subType: 'SOCIAL_SECURITY',
    subTypeLabel: 'Social Security',
    active: true,
    enabled: true,
    mfa: true,
    accountConnection: true,
    supported: ['IDENTITIES', 'CONTRIBUTIONS', 'INSIGHTS'],
    monitorSupported: false,
    description: '',
    enableOcr: false,
    connectionType: 'LOGIN',
    kind: 'PROVIDER',
    ord: 1,
    loginOptions: [sampleLoginOption('SS_NUMBER', 'SS number', 'ssNumber')],
    accountId: null,
    ...change,
  };
}

export function sampleLoginOption(type: string, label: string, name: string): LoginOption {
  const password = { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' } as const;
  return { type, label, fields: [{ name, label, type: 'text', autocomplete: 'username' }, password] };
}

export function sampleAccount(change: Partial<LinkAccount> = {}): LinkAccount {
  return {
    id: 'a-1',
    userId: 'tenant-1',
    providerId: 'sss_ph',
    loginName: 'George',
    status: 'PENDING',
    errorCode: null,
    errorMessage: null,
    needsLogin: false,
    stage: 'LOGGING_IN',
    progress: 5,
    mfa: null,
    createdAt: '2026-01-31T08:30:00Z',
    ...change,
  };
}

export function sampleConfig(change: Partial<LinkConfig['template']> = {}): LinkConfig {
  return {
    mode: 'SANDBOX',
    userId: 'tenant-1',
    tenantName: 'Tenant Inc.',
    template: {
      id: 'default_customization',
      name: 'Default',
      companyName: '',
      companyLogoUrl: null,
      themeColor: '#167e1c',
      enableUpload: false,
      fileTypeConfig: { fileTypes: [] },
      providerConfig: { providers: [], topProviders: [], excludeConnectedProviders: false },
      successPageConfig: {
        successText: 'All set.',
        doneButtonText: 'Finish',
        connectMoreAccountsButtonText: 'One more',
        connectedAccountLimit: -1,
      },
      consentPageConfig: { enabled: true, getStartedButtonText: 'Begin' },
      usageText: 'To check your income.',
      enableLearnMoreLink: true,
      ...change,
    },
  };
}

export function sampleFileType(change: Partial<LinkFileType> = {}): LinkFileType {
  return {
    logoUrl: '/cdn/provider-logo/PAYSLIP.svg',
    type: 'PAYSLIP',
    typeLabel: 'Payslip',
    active: true,
    enabled: true,
    ocr: true,
    supported: ['IDENTITIES', 'INCOMES'],
    subTypes: ['PAYSLIP'],
    maxFiles: 10,
    ...change,
  };
}

export function sampleArchive(change: Partial<LinkArchive> = {}): LinkArchive {
  return {
    id: 'u-1',
    userId: 'tenant-1',
    fileType: 'PAYSLIP',
    providerId: 'user-provided',
    isAnswer: false,
    status: 'STARTED',
    createdAt: '2026-01-31T08:30:00Z',
    reading: null,
    rawFiles: [{ id: 'f-1', name: 'May.pdf', subType: 'PAYSLIP', format: 'PDF', size: 120 }],
    ...change,
  };
}
