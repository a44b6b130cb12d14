import { testFiles } from '../archives.ts';
import { knownEmailAddress, knownPhone, testConsent } from '../lookups.ts';
import { fileRecipes } from './file-recipes.ts';
import { first, known, made, type Recipe, unique } from './recipe.ts';

const country = 'PH';
const webhook = { id: known('webhookId') };
const delivery = { ...webhook, deliveryId: known('deliveryId') };

const users: Record<string, Recipe> = {
  createUser: { body: { externalMetadata: { customerId: 'customer-1' } } },
  listUsers: {},
  getUser: { params: { id: first('listUsers') } },
  getUserPayload: { params: { id: known('userId') } },
  resetUserSession: { params: { id: made('createUser', 'user.id') } },
  createToken: { query: { userId: known('userId') }, missing: { query: { userId: 'nobody' } } },
};

const consentTemplates: Record<string, Recipe> = {
  createConsentTemplate: {
    body: {
      consentType: 'Terms And Conditions',
      title: 'Terms and conditions',
      version: '1.0.0',
      consentMethod: 'checkbox',
      consentText: 'I agree to the terms and conditions.',
    },
  },
  listConsentTemplates: {},
  deleteConsentTemplate: { params: { id: made('createConsentTemplate') } },
};

const accounts: Record<string, Recipe> = {
  listProviders: { query: { size: 2 } },
  getProvider: { params: { id: 'sss_ph' } },
  listFileTypes: {},
  listAccounts: {},
  getAccount: { params: { id: known('accountId') } },
  disableAccountMonitor: { params: { accountId: known('accountId') } },
  deleteAccount: { params: { id: made('createLinkAccount') } },
  generateAccountExport: {
    params: { id: known('accountId') },
    body: { exportExtensionType: 'CSV' },
    needsJobs: true,
  },
  getAccountPayload: { params: { id: known('accountId') } },
};

function listAndGet(list: string, get: string): Record<string, Recipe> {
  return { [list]: { query: { size: 3 } }, [get]: { params: { id: first(list) } } };
}

const userData: Record<string, Recipe> = {
  ...listAndGet('listIdentities', 'getIdentity'),
  ...listAndGet('listRatings', 'getRating'),
  ...listAndGet('listDocuments', 'getDocument'),
  ...listAndGet('listEmployments', 'getEmployment'),
  ...listAndGet('listIncomes', 'getIncome'),
  ...listAndGet('listContributions', 'getContribution'),
  ...listAndGet('listLiabilities', 'getLiability'),
  ...listAndGet('listTransactions', 'getTransaction'),
  ...listAndGet('listEincomes', 'getEincome'),
  ...listAndGet('listInsights', 'getInsight'),
  ...listAndGet('listLinks', 'getLink'),
};

const archive = {
  fileType: 'PAYSLIP',
  rawFiles: [{ fileName: 'payslip.pdf', fileExtensionType: 'PDF', fileContent: testFiles.pdf(120).toString('base64') }],
};

const payslipFile = { fileExtensionType: 'PDF', fileContent: archive.rawFiles[0]!.fileContent };
const manualResult = { validFile: true, checkedFields: ['netAmount'], data: { netAmount: 26230.65 } };

const archives: Record<string, Recipe> = {
  createArchive: {
    body: { ...archive, userId: known('userId') },
    spends: 'SubmitArchive',
    missing: { body: { ...archive, userId: 'nobody' } },
  },
  createAndClassifyArchive: {
    body: { userId: known('userId'), rawFiles: archive.rawFiles },
    spends: 'SubmitArchive',
    missing: { body: { userId: 'nobody', rawFiles: archive.rawFiles } },
    needsJobs: true,
  },
  uploadPayslipFile: {
    body: { ...payslipFile, userId: known('userId') },
    spends: 'SubmitArchive',
    missing: { body: { ...payslipFile, userId: 'nobody' } },
  },
  getPayslipPrediction: {
    query: { archiveId: known('payslipId') },
    missing: { query: { archiveId: 'nothing' } },
  },
  listPayslipPredictions: {},
  listenToArchives: {},
  sendPayslipManualResult: {
    body: { ...manualResult, archiveId: known('payslipId') },
    missing: { body: { ...manualResult, archiveId: 'nothing' } },
  },
  ...listAndGet('listArchives', 'getArchive'),
  deleteArchive: { params: { id: made('createArchive') } },
  ...listAndGet('listUploads', 'getUpload'),
};

const taskAndForms: Record<string, Recipe> = {
  ...listAndGet('listTasks', 'getTask'),
  ...listAndGet('listForms', 'getForm'),
};

const inviteTemplate = {
  name: 'Onboarding',
  company: { name: 'ABC Corporation' },
  email: {
    sendEmail: true,
    senderName: 'ABC Corporation',
    replyAddress: 'gpalomero1234@smileapi.io',
    subject: 'Please share your employment data',
    body: `Hello \${firstName}! Please share your employment and income data with us at \${companyName}.`,
  },
  landingPage: {
    header: `Share your data with \${companyName}`,
    description: 'It takes a minute.',
    button: 'Start now',
  },
  successPage: {
    header: `Thank you, \${fullName}`,
    description: 'You can add more.',
    button: 'Connect another account',
  },
};

const invites: Record<string, Recipe> = {
  createInviteTemplate: { body: inviteTemplate },
  ...listAndGet('listInviteTemplates', 'getInviteTemplate'),
  updateInviteTemplate: { params: { id: made('createInviteTemplate') }, body: inviteTemplate },
  deleteInviteTemplate: { params: { id: made('createInviteTemplate') } },
  createInvite: {
    body: {
      fullName: 'George Palomero',
      email: unique('george', '@smileapi.io'),
      templateId: first('listInviteTemplates'),
    },
    spends: 'CreateInvite',
    missing: { body: { fullName: 'George Palomero', email: 'gpalomero1234@smileapi.io', templateId: 'nothing' } },
  },
  ...listAndGet('listInvites', 'getInvite'),
  listInviteLogs: { params: { inviteId: first('listInvites') } },
};

/** Published test values for Mexico. */
const mexican = { fullName: 'John Doe', curp: 'DOEJ800101HDFXXX01', consent: testConsent };
const mexicanPhone = '529559991234';

const lookups: Record<string, Recipe> = {
  createVerification: {
    body: {
      fullName: 'George Palomero',
      additionalData: { ids: [{ idType: 'sss_ph', idNumber: '3300000008' }] },
      consent: testConsent,
    },
    spends: 'RequestVerification',
  },
  ...listAndGet('listVerifications', 'getVerification'),
  createSignal: {
    body: { phone: knownPhone, templateId: 'tpl-sgn003001', countryCode: country, consent: testConsent },
    spends: 'RequestRecord',
  },
  ...listAndGet('listSignals', 'getSignal'),
  createBlacklist: {
    body: { mobileNumber: knownPhone, countryCode: country, applicationDate: '2024-01-01', consent: testConsent },
    spends: 'CreateBlacklist',
  },
  ...listAndGet('listBlacklists', 'getBlacklist'),
  createFootprint: {
    body: { emailAddress: knownEmailAddress, templateId: 'tpl-email-footprint', consent: testConsent },
    spends: 'CreateFootprint',
  },
  ...listAndGet('listFootprints', 'getFootprint'),
  createMaw: {
    body: { mobileNumber: knownPhone, countryCode: country, templateId: 'tpl-maw002001', consent: testConsent },
    spends: 'CreateMaw',
  },
  ...listAndGet('listMaws', 'getMaw'),
  createAlphaSignal: { body: { phone: `+${knownPhone}`, consent: testConsent }, spends: 'RequestRecord' },
  ...listAndGet('listAlphaSignals', 'getAlphaSignal'),
  createSignal2: {
    body: { phone: knownPhone, templateId: 'tpl-sgn002001', countryCode: country, consent: testConsent },
    spends: 'RequestRecord',
  },
  createSignal3: { body: { ...mexican, templateId: 'tpl-sgn003002', phone: mexicanPhone }, spends: 'RequestRecord' },
  requestMaw2: {
    body: { mobileNumber: knownPhone, countryCode: country, templateId: 'tpl-maw002001', consent: testConsent },
    spends: 'CreateMaw',
  },
  requestMaw3: {
    body: {
      templateId: 'tpl-maw004003',
      mobileNumber: knownPhone,
      countryCode: country,
      fullName: 'George',
      idType: 'TIN',
      idNumber: '4561234567',
      consent: testConsent,
    },
    spends: 'CreateMaw',
  },
  ...listAndGet('listBetaMaws', 'getBetaMaw'),
  validateBankAccount: {
    body: { name: 'George Palomero', countryCode: country, iban: 'AT611904300234573201', consent: testConsent },
    spends: 'RequestRecord',
  },
  listValidations: { query: { size: 3 } },
  getValidation: { params: { id: made('validateBankAccount') } },
  createSocialSecurity: {
    body: {
      ...mexican,
      emailAddress: 'john.doe@example.com',
      mobileNumber: mexicanPhone,
      templateId: 'tpl-sss003001',
    },
    spends: 'RequestRecord',
  },
  ...listAndGet('listSocialSecurities', 'getSocialSecurity'),
  createBetaSocialSecurity: {
    body: { ...mexican, nss: '12345678901', mobileNumber: mexicanPhone, templateId: 'tpl-sss003002' },
    spends: 'RequestRecord',
  },
  ...listAndGet('listBetaSocialSecurities', 'getBetaSocialSecurity'),
  queryEmployerBasics: { query: { keyword: 'corp' } },
  queryEmployers: { query: { businessName: 'ABC Corporation' } },
};

const webhooks: Record<string, Recipe> = {
  listWebhooks: {},
  createWebhook: {
    body: {
      name: 'Account updates',
      url: 'https://hooks.example.com/smile',
      eventTypes: ['ACCOUNT_CONNECTED', 'ACCOUNT_DISCONNECTED'],
      active: true,
      includePayload: false,
      secret: 'a-secret-of-your-own',
    },
    spends: 'CreateWebhook',
  },
  getWebhook: { params: webhook },
  deleteWebhook: { params: { id: made('createWebhook') } },
  setWebhookStatus: { params: webhook, body: { active: true } },
  listWebhookDeliveries: { params: webhook, query: { size: 2 } },
  getWebhookDelivery: { params: delivery },
  listWebhookAttempts: { params: delivery },
  resendWebhookDelivery: { params: delivery },
  sendTestEvent: { params: webhook, body: { eventType: 'ACCOUNT_CONNECTED' } },
  listenToWebhookDeliveries: {},
};

/** How to make each operation of the Open API succeed. */
export const openApiRecipes: Record<string, Recipe> = {
  ...users,
  ...consentTemplates,
  ...accounts,
  ...userData,
  ...archives,
  ...taskAndForms,
  ...invites,
  ...lookups,
  ...webhooks,
  ...fileRecipes,
};
