const single = 'Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.';
const matching = 'Filters are combined; a filter that is misspelt is refused.';
const data = 'Data points appear once an account or archive has been read: wait for the events of its task.';
const recorded = 'What was asked and answered stays as it was; reading it again costs nothing.';

/**
 * What an operation's summary does not say: when to use it, what it costs, which events follow, what limits it. For
 * the operations whose contract says none of it.
 */
export const operationNotes: Readonly<Record<string, string>> = {
  createUser:
    'The first call of each flow: one end user for each customer of yours, found again by the pairs in `externalMetadata`. The event `USER_CREATED` follows. The token lives for five hours; get a fresh one with `POST /tokens` rather than a second user.',
  listUsers: `To match end users with your customers by \`externalMetadata\`. ${matching}`,
  getUser: 'With the session, which says how far this person has come.',
  createToken:
    'For every launch of the widget after the first: a token lives for five hours, and the ones before stay good until they end. It costs nothing.',
  listConsentTemplates:
    'For the `consentTemplateId` of lookups; templates belong to the organization and are the same in both modes.',
  deleteConsentTemplate: 'Records keep the consent they were made with.',
  listProviders: `What the widget offers, with what each gives; the list is your organization’s and the mode’s. ${matching}`,
  getProvider: 'With what it gives and whether it works at this moment.',
  listFileTypes: `What people can upload, with what is read of it. ${matching}`,
  listAccounts: `One for each connection a person made, failed ones with their reason. ${matching}`,
  getAccount: single,
  deleteAccount:
    'For a person who takes back what they shared: the connection ends, its data and files are deleted, and `ACCOUNT_DISCONNECTED` follows. It cannot be undone.',
  getAccountPayload:
    'For small accounts: every data point in one answer, each list with up to 300 items. Longer lists go on in the list of the data point with `sourceId`.',
  getTask: single,
  listArchives: `One for each upload, whoever made it. ${matching}`,
  getArchive: `With links to its files, and with what was read of them once its status is \`ANALYZED\`. ${single}`,
  deleteArchive:
    'The files and everything read of them are deleted, and `ARCHIVE_REVOKED` follows. It cannot be undone.',
  listUploads: 'The same as `GET /archives`, for programs written when archives were called uploads.',
  getUpload: 'The same as `GET /archives/{id}`, for programs written when archives were called uploads.',
  uploadPayslipFile:
    'The short way for one payslip: one file, read at once in the background. Ask for the prediction with the id that is answered, or wait for `ARCHIVE_ANALYZED`.',
  getPayslipPrediction: `Corrections come in place of what was read. ${single}`,
  listIdentities: `One for each account or archive that says who the person is. ${data}`,
  getIdentity: 'Ids come from the list, from events and from payloads.',
  listRatings: `How customers and platforms rate the person, as on gig platforms. ${data}`,
  getRating: 'Ids come from the list, from events and from payloads.',
  listDocuments: `Certificates, clearances and papers of the person. ${data}`,
  getDocument: 'With a signed link to the file where there is one.',
  getEmployment: 'Ids come from the list, from events and from payloads.',
  getIncome: 'Ids come from the list, from events and from payloads.',
  getContribution: 'Ids come from the list, from events and from payloads.',
  getLiability: 'Ids come from the list, from events and from payloads.',
  getTransaction: 'Ids come from the list, from events and from payloads.',
  getForm: 'What a person answered on one Wink site, by the name of each field.',
  listInvites: `Every invite with how far the person has come. ${matching}`,
  getInvite: 'The invited person, the link and the status.',
  listInviteLogs: 'When the invite was sent, opened and followed; what your own support asks first.',
  listInviteTemplates: 'For the `templateId` of invites.',
  getInviteTemplate: 'Its texts as they were written, with their placeholders.',
  getEincome: 'Ids come from the list and from payloads.',
  getInsight: 'Ids come from the list, from the event `INSIGHT_ADDED` and from payloads.',
  getLink: 'Ids come from the list, from the event `LINK_ADDED` and from payloads.',
  listVerifications: `${recorded} ${matching}`,
  getVerification: `${recorded} ${single}`,
  listAlphaSignals: `${recorded} ${matching}`,
  getAlphaSignal: `${recorded} ${single}`,
  listSignals: `Of all three types. ${recorded} ${matching}`,
  getSignal: `${recorded} ${single}`,
  listBlacklists: `${recorded} ${matching}`,
  getBlacklist: `${recorded} ${single}`,
  listFootprints: `${recorded} ${matching}`,
  getFootprint: `${recorded} ${single}`,
  listMaws: `${recorded} ${matching}`,
  getMaw: `${recorded} ${single}`,
  listBetaMaws: `${recorded} ${matching}`,
  getBetaMaw: `${recorded} ${single}`,
  listValidations: `${recorded} ${matching}`,
  getValidation: `${recorded} ${single}`,
  listSocialSecurities: `${recorded} ${matching}`,
  getSocialSecurity: `${recorded} ${single}`,
  listBetaSocialSecurities: `${recorded} ${matching}`,
  getBetaSocialSecurity: `${recorded} ${single}`,
  listWebhooks: 'With whether each is active; the secret is never answered.',
  getWebhook: 'With whether it is active; the secret is never answered.',
  deleteWebhook: 'Nothing more is sent; deliveries under way end. Its list of deliveries goes with it.',
  listWebhookDeliveries: `To find out what did not arrive, and why. ${matching}`,
  getWebhookDelivery: 'The body is what was signed, to the byte.',
  listWebhookAttempts: 'Each with what was sent, what came back and how long that took.',
  getArchiveFile: 'What the portal shows of an archive; servers use the links in the archive.',
  exportDatapoints:
    'One CSV row for each data point of each provider or file type; the whole catalogue, whatever your organization may use.',
  getLookupReport: 'What the portal downloads of a lookup, for the file of a case.',
  getImage: 'Pictures of templates and sites lead here; whoever has the address may see it.',
  getSampleDocument: 'Papers to try uploads with; the persons are those of the sandbox.',
};
