import { first, known, made, type Recipe } from './recipe.ts';

const mode = 'SANDBOX';
const template = { name: 'Onboarding', companyName: 'ABC Corporation' };
const site = { name: 'Loans', winkTemplateId: 'default_customization', winkSiteTemplate: {} };
const person = {
  firstName: 'Ryan',
  lastName: 'Lestari',
  title: 'Engineer',
  emailAddress: 'ryan@example.com',
  mobileNumber: '639559991234',
};

/** What operations of the developer API and the Link API need beyond a mode. */
export const portalRecipes: Record<string, Recipe> = {
  listDevelopers: {},
  getDeveloper: { params: { id: first('listDevelopers') } },
  updateDeveloper: { params: { id: known('developerId') }, body: person },
  updateDeveloperPassword: {
    params: { id: known('developerId') },
    body: { originPassword: 'Wrong-horse-1', newPassword: 'Correct-horse-2', confirmPassword: 'Correct-horse-2' },
  },
  updateDeveloperRole: { params: { id: known('developerId') }, body: { role: 'DEVELOPER' } },
  deleteDeveloper: { params: { id: known('developerId') } },
  deleteDeveloperSession: { params: { id: known('signInId') } },
  listAccountUsage: { query: { mode, startDate: known('weekAgo'), endDate: known('today') } },
  createReadmeToken: { body: { keyId: made('createApiKey'), mode } },
  createApiKey: { body: { mode } },
  updateApiKeyStatus: { params: { id: made('createApiKey') }, body: { mode, status: 'INACTIVE' } },
  deleteApiKey: { params: { id: made('createApiKey') } },
  createWinkTemplate: { query: { mode }, body: template },
  getWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode } },
  updateWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode }, body: template },
  deleteWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode } },
  createWinkSite: { query: { mode }, body: site },
  getWinkSite: { params: { id: made('createWinkSite') }, query: { mode } },
  updateWinkSite: { params: { id: made('createWinkSite') }, query: { mode }, body: site },
  setWinkSiteStatus: { params: { id: made('createWinkSite') }, query: { mode }, body: { enabled: false } },
  deleteWinkSite: { params: { id: made('createWinkSite') }, query: { mode } },
  getWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode } },
  saveWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode }, body: { ...site, baseRevision: 0 } },
  deleteWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode } },
  listWinkSiteVersions: { params: { id: made('createWinkSite') }, query: { mode } },
  getWinkSiteVersion: { params: { id: made('createWinkSite'), version: '1' }, query: { mode } },
  getWinkSiteFunnel: { params: { id: made('createWinkSite') }, query: { mode } },
  restoreWinkSiteVersion: { params: { id: made('createWinkSite'), version: '1' }, query: { mode } },
  getInsightSummary: { query: { mode, accountId: known('accountId') } },
  getUserHoldings: { params: { userId: known('userId') }, query: { mode } },
  eraseUser: { params: { userId: made('createUser', 'user.id') }, query: { mode } },
  getWinkSiteSession: { params: { id: known('sessionId') }, query: { mode } },
  listWinkSiteSessionForms: { params: { id: known('sessionId') }, query: { mode } },
  submitSiteForm: {
    params: { id: known('sessionId') },
    body: { reference: 'Form_about', data: { fullName: 'George', employed: 'YES', code: 'A1' }, ordinal: 1 },
  },
  createSiteStep: { params: { id: known('sessionId') }, body: { reference: 'Form_about', kind: 'SHOWN' } },
  finishSiteSession: { params: { id: known('sessionId') }, body: { status: 'FAILURE' } },
  getArchiveReading: { params: { id: known('payslipId') }, query: { mode } },
  correctArchiveField: {
    params: { id: known('payslipId'), field: 'netAmount' },
    query: { mode },
    body: { value: 26230.65 },
  },
  deleteLinkArchive: { params: { id: made('createArchive') } },
  createLinkAccount: { body: { providerId: 'upwork', credentials: { username: 'George', password: '123456' } } },
  getLinkAccount: { params: { id: known('accountId') } },
  deleteLinkAccount: { params: { id: made('createLinkAccount') } },
  submitLinkMfa: { params: { id: known('accountId') }, body: { code: '1234' } },
  resendLinkMfa: { params: { id: known('accountId') } },
};
