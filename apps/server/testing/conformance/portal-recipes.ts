import { testOrganization } from '../organization.ts';
import { testPng } from '../site-files.ts';
import { lowCodeTemplate } from '../wink-sites.ts';
import { first, known, made, type Recipe } from './recipe.ts';

const mode = 'SANDBOX';
const template = { name: 'Onboarding', companyName: 'ABC Corporation' };
const site = { name: 'Loans', winkTemplateId: 'default_customization', winkSiteTemplate: {} };
const newSite = { name: 'Loans', type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate };
const person = {
  firstName: 'Ryan',
  lastName: 'Lestari',
  title: 'Engineer',
  emailAddress: 'ryan@example.com',
  mobileNumber: '639559991234',
};

function siteFileForm(): FormData {
  const form = new FormData();
  form.set('component', 'Signature_1');
  form.set('submissionKey', crypto.randomUUID());
  form.set('file', new File([new Uint8Array(testPng())], 'signature.png'));
  return form;
}

/** Recipes for developer API and Link API operations that need more than a mode. */
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
  deletePasskey: { params: { id: 'pk-0' } },
  resetTwoStep: { params: { id: known('developerId') } },
  confirmPassword: { body: { password: 'Wrong-horse-1' } },
  confirmTotp: { body: { code: '000000' } },
  createPasskey: { body: { name: 'Laptop', response: {} } },
  requireTwoStep: { body: { isRequired: false } },
  verifyCode: { body: { code: '000000' } },
  verifyPasskey: { body: { response: {} } },
  updateTenant: { body: testOrganization },
  listAccountUsage: { query: { mode, startDate: known('weekAgo'), endDate: known('today') } },
  searchObjects: { query: { mode, text: 'george' } },
  createReadmeToken: { body: { keyId: made('createApiKey'), mode } },
  createApiKey: { body: { mode } },
  updateApiKeyStatus: { params: { id: made('createApiKey') }, body: { mode, status: 'INACTIVE' } },
  rotateApiKey: { params: { id: made('createApiKey') }, body: { mode } },
  setApiKeyEnd: { params: { id: made('createApiKey') }, body: { mode, graceDays: 7 } },
  deleteApiKey: { params: { id: made('createApiKey') } },
  createWinkTemplate: { query: { mode }, body: template },
  getWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode } },
  updateWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode }, body: template },
  deleteWinkTemplate: { params: { id: made('createWinkTemplate') }, query: { mode } },
  createWinkSite: { query: { mode }, body: site },
  getWinkSite: { params: { id: made('createWinkSite') }, query: { mode } },
  updateWinkSite: { params: { id: made('createWinkSite') }, query: { mode }, body: site },
  setWinkSiteStatus: { params: { id: made('createWinkSite') }, query: { mode }, body: { enabled: false } },
  moveWinkSite: { params: { id: made('createWinkSite') }, query: { mode }, body: { folder: 'Loans' } },
  listWinkSiteFolders: { query: { mode } },
  deleteWinkSite: { params: { id: made('createWinkSite') }, query: { mode } },
  getWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode } },
  saveWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode }, body: { ...site, baseRevision: 0 } },
  listWinkSiteDrafts: { params: { id: made('createWinkSite') }, query: { mode } },
  takeOverWinkSiteDraft: {
    params: { id: made('createWinkSite'), developerId: known('developerId') },
    query: { mode },
  },
  getWinkSiteDraftShare: { params: { id: made('createWinkSite') }, query: { mode } },
  shareWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode }, body: { hours: 24 } },
  stopSharingWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode } },
  getNewWinkSiteShare: { query: { mode } },
  shareNewWinkSite: { query: { mode }, body: { ...newSite, hours: 24 } },
  changeNewWinkSiteShare: { query: { mode }, body: { ...newSite, id: 'ws-0' } },
  stopSharingNewWinkSite: { query: { mode } },
  deleteWinkSiteDraft: { params: { id: made('createWinkSite') }, query: { mode } },
  listWinkSiteVersions: { params: { id: made('createWinkSite') }, query: { mode } },
  getWinkSiteVersion: { params: { id: made('createWinkSite'), version: '1' }, query: { mode } },
  getWinkSiteFunnel: { params: { id: made('createWinkSite') }, query: { mode } },
  restoreWinkSiteVersion: { params: { id: made('createWinkSite'), version: '1' }, query: { mode } },
  getInsightSummary: { query: { mode, accountId: known('accountId') } },
  emulateUser: { query: { mode }, body: {} },
  getUserHoldings: { params: { userId: known('userId') }, query: { mode } },
  eraseUser: { params: { userId: made('createUser', 'user.id') }, query: { mode } },
  getWinkSiteSession: { params: { id: known('sessionId') }, query: { mode } },
  exportWinkSiteAnswers: { params: { id: known('siteId') }, query: { mode, format: 'CSV' } },
  listWinkSiteAnswers: { params: { id: known('siteId') }, query: { mode } },
  getWinkSiteAnswerStatistics: { params: { id: known('siteId') }, query: { mode } },
  getWinkSiteResponse: { params: { id: known('sessionId') }, query: { mode } },
  listWinkSiteSessionForms: { params: { id: known('sessionId') }, query: { mode } },
  createSiteView: { params: { id: known('siteId') }, body: { version: 1 } },
  createSiteSession: { params: { id: known('siteId') }, body: { version: 1 } },
  submitSiteForm: {
    params: { id: known('sessionId') },
    body: { reference: 'Form_about', data: { fullName: 'George', employed: 'YES', code: 'A1' }, ordinal: 1 },
  },
  createSiteStep: { params: { id: known('sessionId') }, body: { reference: 'Form_about', kind: 'SHOWN' } },
  listSiteOptions: { params: { id: known('sessionId'), component: 'Search_city' } },
  createSiteFile: { params: { id: known('sessionId') }, body: siteFileForm },
  listSiteFiles: { params: { id: known('sessionId') } },
  deleteSiteFile: { params: { id: known('sessionId'), fileId: made('createSiteFile') } },
  finishSiteSession: { params: { id: known('sessionId') }, body: { status: 'FAILURE' } },
  getArchiveReading: { params: { id: known('payslipId') }, query: { mode } },
  correctArchiveField: {
    params: { id: known('payslipId'), field: 'netAmount' },
    query: { mode },
    body: { value: 26230.65 },
  },
  getLinkArchive: { params: { id: known('payslipId') } },
  deleteLinkArchive: { params: { id: made('createArchive') } },
  createLinkAccount: { body: { providerId: 'upwork', credentials: { username: 'George', password: '123456' } } },
  suggestLinkEmployers: { query: { name: 'corp' } },
  getLinkAccount: { params: { id: known('accountId') } },
  deleteLinkAccount: { params: { id: made('createLinkAccount') } },
  submitLinkMfa: { params: { id: known('accountId') }, body: { code: '1234' } },
  resendLinkMfa: { params: { id: known('accountId') } },
};
