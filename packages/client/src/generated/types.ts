// Written by `npm run openapi` from openapi.json; not edited by hand.

import type { CallOptions } from '../send.ts';
import type { Pages } from '../pages.ts';

/** The Open API: one method for each operation, by its `operationId`. */
export interface Operations {
  /**
   * List end users, newest first.
   * To match end users with your customers by `externalMetadata`. Filters are combined; a filter that is misspelt is refused.
   */
  listUsers(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<User>;
  /**
   * Create an end user and the token that opens the widget for them.
   * The first call of each flow: one end user for each customer of yours, found again by the pairs in `externalMetadata`. The token lives for five hours; get a fresh one with `POST /tokens` rather than a second user.
   * **Allowance:** none is spent. **Events:** `USER_CREATED`.
   */
  createUser(input?: {
    /** Your own pairs, such as your customer number: at most five, ASCII, keys to 50 and values to 500 characters. */
    externalMetadata?: ExternalMetadata | null;
  } | null, options?: CallOptions): Promise<{
    /** The end user. */
    user: User;
    /** What opens the widget for them. */
    token: Token;
  }>;
  /**
   * Get an end user.
   * With the session, which says how far this person has come; for a page of yours that shows it.
   */
  getUser(id: string, options?: CallOptions): Promise<User>;
  /**
   * Get everything that an end user shared in one answer.
   * All that one person shared, for a decision that looks at everything at once. For more than a few hundred items read the lists. Lists hold up to 300 items; a nextCursor goes on in the list of the data point for the sourceId of the account or archive.
   */
  getUserPayload(id: string, options?: CallOptions): Promise<UserPayload>;
  /**
   * Delete everything that an end user shared and start their session anew.
   * For a person who is to begin anew, as after a refused application. What they shared is gone for good. Accounts and archives are revoked and forms deleted; the user and their tokens stay.
   * **Allowance:** none is spent. **Events:** `ACCOUNT_DISCONNECTED`, `ARCHIVE_REVOKED`, `USER_SESSION_RESET`.
   */
  resetUserSession(id: string, options?: CallOptions): Promise<void>;
  /**
   * Create a fresh token for an existing end user.
   * For every launch of the widget after the first: a token lives for five hours, and the ones before stay good until they end.
   * **Allowance:** none is spent. **Events:** none.
   */
  createToken(input: {
    /** The end user to open the widget for. */
    userId: string;
  }, options?: CallOptions): Promise<Token>;
  /**
   * List consent templates, newest first.
   * For the `consentTemplateId` of lookups; templates belong to the organization and are the same in both modes.
   */
  listConsentTemplates(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<ConsentTemplate>;
  /**
   * Create a consent template.
   * Once for each wording of your consent, so that lookups name it instead of repeating it. Consent templates belong to the organization and are the same in both modes.
   * **Allowance:** none is spent. **Events:** none.
   */
  createConsentTemplate(input: ConsentTemplateCreateRequest, options?: CallOptions): Promise<ConsentTemplate>;
  /**
   * Delete a consent template.
   * Records keep the consent they were made with.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteConsentTemplate(id: string, options?: CallOptions): Promise<void>;
  /**
   * List the providers end users can connect.
   * What the widget offers, with what each gives; the list is your organization’s and the mode’s. Filters are combined; a filter that is misspelt is refused.
   */
  listProviders(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only those of this type. */
    type?: ProviderType;
    /** Only those of this kind within their type. */
    subType?: string;
    /** Only those of which this is so (`true`) or not so (`false`). A provider that is not active does not work at this moment. */
    active?: 'true' | 'false' | boolean;
    /** Only those of which this is so (`true`) or not so (`false`). What is not enabled your organization may not use. */
    enabled?: 'true' | 'false' | boolean;
    /** Only those of which this is so (`true`) or not so (`false`). Without it only documents can be uploaded. */
    accountConnection?: 'true' | 'false' | boolean;
    /** Part of the name, in any case. */
    name?: string;
    /** Comma-separated ids; only these are listed. */
    ids?: string | Array<string>;
    /** Comma-separated ids that come first. */
    topIds?: string | Array<string>;
  }, options?: CallOptions): Pages<Provider>;
  /**
   * Get a provider.
   * With what it gives and whether it works at this moment.
   */
  getProvider(id: string, options?: CallOptions): Promise<Provider>;
  /**
   * List the file types end users can upload.
   * Each with the fields that are read of it. Filters are combined; a filter that is misspelt is refused.
   */
  listFileTypes(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only those of this type. */
    type?: string;
    /** Only those of which this is so (`true`) or not so (`false`). A provider that is not active does not work at this moment. */
    active?: 'true' | 'false' | boolean;
    /** Only those of which this is so (`true`) or not so (`false`). What is not enabled your organization may not use. */
    enabled?: 'true' | 'false' | boolean;
    /** Only those of which this is so (`true`) or not so (`false`). Files of those without are kept, not read. */
    ocr?: 'true' | 'false' | boolean;
  }, options?: CallOptions): Pages<FileType>;
  /**
   * List connected accounts, newest first.
   * One for each connection a person made, failed ones with their reason. Filters are combined; a filter that is misspelt is refused.
   */
  listAccounts(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Account>;
  /**
   * Get an account.
   * Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   */
  getAccount(id: string, options?: CallOptions): Promise<Account>;
  /**
   * Revoke an account and delete all its data.
   * For a person who takes back what they shared. The connection ends, nothing that was read remains, and `ACCOUNT_DISCONNECTED` follows. It cannot be undone.
   * **Allowance:** none is spent. **Events:** `ACCOUNT_DISCONNECTED`.
   */
  deleteAccount(id: string, options?: CallOptions): Promise<void>;
  /**
   * Get all data of an account in one answer.
   * Saves small accounts a call for each data point; a list has up to 300 items. Longer ones go on in the list of the data point with `sourceId`.
   */
  getAccountPayload(id: string, options?: CallOptions): Promise<AccountPayload>;
  /**
   * Stop the continuous data sync of an account.
   * Once you need no more news of a person. The account stays connected and keeps the data read so far. Cannot be undone.
   * **Allowance:** none is spent. **Events:** none.
   */
  disableAccountMonitor(accountId: string, options?: CallOptions): Promise<void>;
  /**
   * List tasks, newest first.
   * To see what is being read, or why a reading failed, when no webhook told you. startDate and endDate filter the day on which the task started, both days included.
   */
  listTasks(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Task>;
  /**
   * Get a task.
   * Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   */
  getTask(id: string, options?: CallOptions): Promise<Task>;
  /**
   * List uploaded archives, newest first.
   * One for each upload, whoever made it. Filters are combined; a filter that is misspelt is refused.
   */
  listArchives(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
    /** Only archives of this file type. */
    fileType?: string;
  }, options?: CallOptions): Pages<Archive>;
  /**
   * Upload an archive of one or more files.
   * For documents that your customers gave you already. They are read in the background: wait for `TASK_FINISHED`, then read the archive. At most 10 files of up to 15 MB each, 40 MB together. Their content decides the format. Without a `userId` the API creates a user; without a `fileType` it detects the type.
   * **Allowance:** one unit of `SubmitArchive`. **Events:** `ARCHIVE_STARTED`, `TASK_STARTED`, `ARCHIVE_ANALYZED`, `ARCHIVE_FAILED`, `TASK_FINISHED`.
   */
  createArchive(input: {
    /** The end user it belongs to. */
    userId?: string | null;
    /** Detected from the content if missing. */
    fileType?: string | null;
    /** The files, in the order of their pages. */
    rawFiles: Array<FileObject>;
  }, options?: CallOptions): Promise<Archive>;
  /**
   * Upload an archive to classify it.
   * To ask for the right paper before you read any; only its type is told. Returns the classification if it takes only seconds, else the archive as STARTED; the classification follows. No fields are read.
   * **Allowance:** one unit of `SubmitArchive`. **Events:** `ARCHIVE_STARTED`, `TASK_STARTED`, `ARCHIVE_ANALYZED`, `ARCHIVE_FAILED`, `TASK_FINISHED`.
   */
  createAndClassifyArchive(input: {
    /** The end user it belongs to. */
    userId?: string | null;
    /** The files, in the order of their pages. */
    rawFiles: Array<FileObject>;
  }, options?: CallOptions): Promise<Archive>;
  /**
   * Get an archive.
   * With links to its files, and with what was read of them once its status is `ANALYZED`. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   */
  getArchive(id: string, options?: CallOptions): Promise<Archive>;
  /**
   * Revoke an archive and delete its files.
   * For a person who takes a document back. `ARCHIVE_REVOKED` follows. It cannot be undone.
   * **Allowance:** none is spent. **Events:** `ARCHIVE_REVOKED`.
   */
  deleteArchive(id: string, options?: CallOptions): Promise<void>;
  /**
   * List archives under their older name.
   * The same as `GET /archives`, for programs written when archives were called uploads.
   * @deprecated
   */
  listUploads(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Archive>;
  /**
   * Get an archive under its older name.
   * The same as `GET /archives/{id}`, for programs written when archives were called uploads.
   * @deprecated
   */
  getUpload(id: string, options?: CallOptions): Promise<Archive>;
  /**
   * Upload a payslip.
   * The short way where one file is all: reading begins at once in the background. Ask for the prediction with the id that is answered, or wait for `ARCHIVE_ANALYZED`.
   * **Allowance:** one unit of `SubmitArchive`. **Events:** `ARCHIVE_STARTED`, `TASK_STARTED`, `ARCHIVE_ANALYZED`, `ARCHIVE_FAILED`, `TASK_FINISHED`.
   */
  uploadPayslipFile(input: {
    /** The end user it belongs to. */
    userId: string;
    /** What kind of file it is; its first bytes must say the same. */
    fileExtensionType: 'PDF' | 'PNG' | 'JPG' | 'JPEG';
    /** The bytes of the file in base64, at most 15 MB of them. */
    fileContent: string;
  }, options?: CallOptions): Promise<Archive>;
  /**
   * Get the fields of a payslip, with corrections.
   * Corrections come in place of what was read. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   */
  getPayslipPrediction(input: {
    /** Id of the archive. */
    archiveId: string;
  }, options?: CallOptions): Promise<ArchivePayslip>;
  /**
   * List the fields of payslips, newest first.
   * Every payslip with what was read of it, in the form of older programs. startDate and endDate filter the day of the upload, both days included.
   */
  listPayslipPredictions(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<ArchivePayslip>;
  /**
   * Send what a person found in a payslip.
   * When a person of yours has looked at a payslip and knows better. The given fields are stored beside the read ones and returned instead.
   * **Allowance:** none is spent. **Events:** none.
   */
  sendPayslipManualResult(input: {
    /** The uploaded archive. */
    archiveId: string;
    /** Whether the file is a payslip. */
    validFile: boolean;
    /** Which fields were checked by a person. */
    checkedFields?: Array<string>;
    /** The answer itself. */
    data?: {
      /** First day of it. */
      startDate?: string | null;
      /** Last day of it; null where it goes on. */
      endDate?: string | null;
      /** Currency of the amounts, ISO 4217. */
      currency?: RefCurrency | null;
      /** Before anything is taken off, in units of `currency`. */
      grossAmount?: number | null;
      /** What is paid out, in units of `currency`. */
      netAmount?: number | null;
      /** Name of the employer as written. */
      employerName?: string | null;
      /** Name of the employee as written. */
      employeeName?: string | null;
      /** The day of payment. */
      payDate?: string | null;
      /** Social security number. */
      ssNumber?: string | null;
      /** Number at the national health insurance. */
      philHealthNumber?: string | null;
      /** Tax identification number. */
      taxNumber?: string | null;
      /** Number at the housing provident fund. */
      pagIbigNumber?: string | null;
    };
  }, options?: CallOptions): Promise<void>;
  /**
   * Export all data of an account as PDF or CSV.
   * For people who read: a document with your logo. It is kept, so the same request is answered from what is there while the data is the same. Returns when the file is written. After TIME_LIMIT_EXCEEDED the file is still being written: the same request again waits for it.
   * **Allowance:** none is spent. **Events:** none.
   */
  generateAccountExport(id: string, input: AccountExportGenerateRequest, options?: CallOptions): Promise<AccountExport>;
  /**
   * List identities.
   * One for each account or archive that says who the person is. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listIdentities(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
  }, options?: CallOptions): Pages<Identity>;
  /**
   * Get an identity.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getIdentity(id: string, options?: CallOptions): Promise<Identity>;
  /**
   * List ratings.
   * How customers and platforms rate the person, as on gig platforms. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listRatings(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
  }, options?: CallOptions): Pages<Rating>;
  /**
   * Get a rating.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getRating(id: string, options?: CallOptions): Promise<Rating>;
  /**
   * List documents.
   * Certificates, clearances and papers of the person. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listDocuments(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
  }, options?: CallOptions): Pages<Document>;
  /**
   * Get a document.
   * With a signed link to the file where there is one.
   */
  getDocument(id: string, options?: CallOptions): Promise<Document>;
  /**
   * List employments.
   * Jobs, present and past, with employer and dates. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the employment date, both days included.
   */
  listEmployments(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Employment>;
  /**
   * Get an employment.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getEmployment(id: string, options?: CallOptions): Promise<Employment>;
  /**
   * List incomes.
   * What was earned, one item for each period and employer. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the income date, both days included.
   */
  listIncomes(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Income>;
  /**
   * Get an income.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getIncome(id: string, options?: CallOptions): Promise<Income>;
  /**
   * List contributions.
   * Payments to social insurers and funds; they show employment month by month. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the contribution date, both days included.
   */
  listContributions(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Contribution>;
  /**
   * Get a contribution.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getContribution(id: string, options?: CallOptions): Promise<Contribution>;
  /**
   * List liabilities.
   * Loans with what is still owed, and each payment. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the start date of the liability, both days included.
   */
  listLiabilities(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Liability>;
  /**
   * Get a liability.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getLiability(id: string, options?: CallOptions): Promise<Liability>;
  /**
   * List transactions.
   * Single movements of money, as the trips of a driver. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the transaction date, both days included.
   */
  listTransactions(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Transaction>;
  /**
   * Get a transaction.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getTransaction(id: string, options?: CallOptions): Promise<Transaction>;
  /**
   * List submitted forms, newest first.
   * What people filled in on your hosted sites, as soon as they sent it. startDate and endDate filter the day of submission, both days included.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listForms(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Only what was sent on this Wink site. */
    winkSiteId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Form>;
  /**
   * Get a submitted form.
   * What a person answered on one Wink site, by the name of each field.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getForm(id: string, options?: CallOptions): Promise<Form>;
  /**
   * List invites, newest first.
   * Every invite with how far the person has come. Filters are combined; a filter that is misspelt is refused.
   */
  listInvites(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<Invite>;
  /**
   * Create an invite and send it.
   * To ask a person for their data without building anything: a mail, a page, the widget. An end user is made, and a mail with the link goes out unless the template says otherwise. `INVITE_INVITED` follows, and `INVITE_LINKED` when the person has connected a first account. A person who was invited before gets a new link, and is a new end user. Each invite spends one unit of its allowance; one address takes at most five an hour.
   * **Allowance:** one unit of `CreateInvite`. **Events:** `USER_CREATED`, `INVITE_INVITED`, `INVITE_LINKED`.
   */
  createInvite(input: InvitePostRequest, options?: CallOptions): Promise<Invite>;
  /**
   * Get an invite.
   * The invited person, the link and the status.
   */
  getInvite(id: string, options?: CallOptions): Promise<Invite>;
  /**
   * List the changes of an invite’s status, newest first.
   * When the invite was sent, opened and followed; what your own support asks first.
   */
  listInviteLogs(inviteId: string, input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<InviteLog>;
  /**
   * List invite templates, newest first.
   * For the `templateId` of invites.
   */
  listInviteTemplates(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<InviteTemplate>;
  /**
   * Create an invite template.
   * Once for each occasion; invites name it. The texts of the mail and of the pages that an invited person sees. In every text `${companyName}`, `${fullName}`, `${firstName}` and `${lastName}` stand for the company and the person; a first or last name that the invite lacks is its full name.
   * **Allowance:** none is spent. **Events:** none.
   */
  createInviteTemplate(input: InviteTemplateRequest, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Get an invite template.
   * Its texts as they were written, with their placeholders.
   */
  getInviteTemplate(id: string, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Update an invite template.
   * For texts that change from now on. Invites that were sent keep the texts they were sent with. In every text `${companyName}`, `${fullName}`, `${firstName}` and `${lastName}` stand for the company and the person; a first or last name that the invite lacks is its full name.
   * **Allowance:** none is spent. **Events:** none.
   */
  updateInviteTemplate(id: string, input: InviteTemplateRequest, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Delete an invite template.
   * For a template that nobody is to use any more. Invites that were sent keep working with the texts they were sent with.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteInviteTemplate(id: string, options?: CallOptions): Promise<void>;
  /**
   * List estimated incomes (early access).
   * For a monthly figure where a source has none. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). One for each month that is over, derived from contributions, salaries or transactions. startMonth and endMonth filter the month, both included.
   */
  listEincomes(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /** The first month, `yyyy-MM`. */
    startMonth?: string;
    /** The last month, `yyyy-MM`. */
    endMonth?: string;
  }, options?: CallOptions): Pages<Eincome>;
  /**
   * Get an estimated income (early access).
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there.
   */
  getEincome(id: string, options?: CallOptions): Promise<Eincome>;
  /**
   * List insights.
   * Some eighty figures for scoring, such as the median income of a year. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). One for each connected account whose provider supports insights, computed when its data was read.
   */
  listInsights(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
  }, options?: CallOptions): Pages<Insight>;
  /**
   * Get an insight.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there. The event `INSIGHT_ADDED` names it.
   */
  getInsight(id: string, options?: CallOptions): Promise<Insight>;
  /**
   * List links.
   * For the risk that a person borrows from many at once. With how many other participating organizations the account was connected in the 730 days before, and when last with each.
   */
  listLinks(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only what belongs to this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
  }, options?: CallOptions): Pages<Link>;
  /**
   * Get a link.
   * Reads one item again whose id you have from the list, an event or a payload, while its account or archive is there. The event `LINK_ADDED` names it.
   */
  getLink(id: string, options?: CallOptions): Promise<Link>;
  /**
   * List verifications, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listVerifications(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    verificationId?: string;
    /** Only those that ended so. */
    finalMatches?: boolean;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Verification>;
  /**
   * Verify the details of a person.
   * Before you ask people to connect anything. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered. `VERIFICATION_STARTED` and `VERIFICATION_COMPLETED` are sent to webhooks. A name and an identifier or an email address are needed. Names and addresses match tolerantly: upper and lower case, accents, punctuation, the order of names and initials do not matter. Dates, gender and numbers match exactly. `finalMatches` says that the name belongs to the identifiers; without that, nothing else is said about the person. What was not sent, or cannot be checked, is null. Each request spends one unit of its allowance.
   * **Allowance:** one unit of `RequestVerification`. **Events:** `VERIFICATION_STARTED`, `VERIFICATION_COMPLETED`.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createVerification(input: VerificationCreateRequest, options?: CallOptions): Promise<Verification>;
  /**
   * Get a verification.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getVerification(id: string, options?: CallOptions): Promise<Verification>;
  /**
   * List risk signal requests by phone number, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listAlphaSignals(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    signalId?: string;
    /** With or without the plus. */
    phone?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<Signal>;
  /**
   * Request the risk signals of a phone number in the Philippines.
   * How a phone number behaved with lenders; prefer the beta operation for what you build now. The first form of the beta operation: every indicator is a field of `result`. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createAlphaSignal(input: SignalPostRequest, options?: CallOptions): Promise<Signal>;
  /**
   * Get a risk signal request by phone number.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getAlphaSignal(id: string, options?: CallOptions): Promise<Signal>;
  /**
   * List risk signal requests, newest first.
   * Of all three types. What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  listSignals(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    signalId?: string;
    /** Only signals of this type. */
    signalType?: SignalType;
    /** With or without the plus. */
    phone?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaSignal>;
  /**
   * Request the risk signals of a phone number.
   * How a phone number behaved with lenders: applications, repayments, overdue loans. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  createSignal(input: BetaSignalPostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Request the risk signals of a phone number in one of six countries.
   * A second set of indicators of the same kind, from another source. The number must be of `countryCode`. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  createSignal2(input: BetaSignal2PostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Request the risk signals of a person in Mexico or Thailand.
   * Found by name and national number. What is asked for depends on `templateId`. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the examples have signals, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  createSignal3(input: BetaSignal3PostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Get a risk signal request.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  getSignal(id: string, options?: CallOptions): Promise<BetaSignal>;
  /**
   * List blacklist requests, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listBlacklists(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    blacklistId?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaBlacklist>;
  /**
   * Check whether a mobile number is on a blacklist.
   * Before you grant anything: whether others have had to write off this number. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` is a hit, any other valid number is none.
   * **Allowance:** one unit of `CreateBlacklist`. **Events:** none.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createBlacklist(input: AlphaBlacklistPostRequest, options?: CallOptions): Promise<AlphaBlacklist>;
  /**
   * Get a blacklist request.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getBlacklist(id: string, options?: CallOptions): Promise<AlphaBlacklist>;
  /**
   * List digital footprint requests, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listFootprints(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    footprintId?: string;
    /** Only those about this address. */
    emailAddress?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaFootprint>;
  /**
   * Request the digital footprint of an email address, a mobile number, or both.
   * Whether an address or a number is lived in: where it is registered, and since when. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `gpalomero1234@smileapi.io` and `639559991234` in PH have a footprint, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateFootprint`. **Events:** none.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createFootprint(input: AlphaFootprintPostRequest, options?: CallOptions): Promise<AlphaFootprint>;
  /**
   * Get a digital footprint request.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getFootprint(id: string, options?: CallOptions): Promise<AlphaFootprint>;
  /**
   * List multiple application warning requests, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listMaws(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    mawId?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Accepted and ignored: a result holds no email address. */
    emailAddress?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaMaw>;
  /**
   * Request the multiple application warnings of a mobile number.
   * Whether somebody applies in many places within days. Prefer the beta operations for what you build now. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has warnings, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createMaw(input: AlphaMawPostRequest, options?: CallOptions): Promise<AlphaMaw>;
  /**
   * Get a multiple application warning request.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getMaw(id: string, options?: CallOptions): Promise<AlphaMaw>;
  /**
   * Request the multiple application warnings of a mobile number, with tags of the platforms.
   * Whether somebody applies in many places within days, one item for each. The same request as that of the alpha operation, answered with `maw2Items`. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has warnings, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  requestMaw2(input: AlphaMawPostRequest, options?: CallOptions): Promise<BetaMaw>;
  /**
   * Request the multiple application indicators of a person or an advertising id.
   * The same of a person with name and identity number, as indicators by name. What is asked for depends on `templateId`. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the published test values have indicators, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  requestMaw3(input: BetaMaw3PostRequest, options?: CallOptions): Promise<BetaMaw>;
  /**
   * List multiple application warning requests of both types, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  listBetaMaws(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    mawId?: string;
    /** Only those of this type. */
    mawType?: MawType;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaMaw>;
  /**
   * Get a multiple application warning request of either type.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  getBetaMaw(id: string, options?: CallOptions): Promise<BetaMaw>;
  /**
   * Check whether a bank account belongs to a person.
   * Before you pay out. Offline checks come first: the check digits and the length of an IBAN, the form of a BIC, whether the countries agree, and the form of account numbers in IN, MX, PH, ID, CO and TH. An account that cannot exist is complete at once with the score 0, and `resultMessage` says why; no source is asked. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the example is an account of George; any other account that may exist has no data (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  validateBankAccount(input: AlphaValidationValidateBankAccountRequest, options?: CallOptions): Promise<AlphaValidation>;
  /**
   * List validations, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listValidations(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** BankAccount; there is no other type yet. */
    type?: string;
    /** Accepted; no validation belongs to an end user, so none is found by one. */
    userId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaValidation>;
  /**
   * Get a validation.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getValidation(id: string, options?: CallOptions): Promise<AlphaValidation>;
  /**
   * List social security records, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  listSocialSecurities(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    socialSecurityId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<SocialSecurity>;
  /**
   * Request a person's social security record in Mexico.
   * The employment history of a person in Mexico, by CURP. Publishes `RECORD_CREATED`, and `RECORD_COMPLETED` with the whole record once it has ended. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the mobile number `529559991234` has a record, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** `RECORD_CREATED`, `RECORD_COMPLETED`.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  createSocialSecurity(input: SocialSecurityPostRequest, options?: CallOptions): Promise<SocialSecurity>;
  /**
   * Get a social security record.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  getSocialSecurity(id: string, options?: CallOptions): Promise<SocialSecurity>;
  /**
   * List social security records with their payment marks, newest first.
   * What was asked and answered stays as it was; reading it again costs nothing. Filters are combined; a filter that is misspelt is refused.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  listBetaSocialSecurities(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only the one with this id. */
    socialSecurityId?: string;
    /** Only what was made on this day (UTC) or after. */
    startDate?: string;
    /** Only what was made on this day (UTC) or before. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaSocialSecurity>;
  /**
   * Request a person's social security record in Mexico, and whether the last contribution was paid.
   * The employment history of a person in Mexico, by CURP, with payment marks. Publishes `RECORD_CREATED`, and `RECORD_COMPLETED` with the whole record once it has ended. Answered with the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the mobile number `529559991234` has a record, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** `RECORD_CREATED`, `RECORD_COMPLETED`.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  createBetaSocialSecurity(input: BetaSocialSecurityPostRequest, options?: CallOptions): Promise<BetaSocialSecurity>;
  /**
   * Get a social security record with its payment mark.
   * What was asked and answered stays as it was; reading it again costs nothing. Answers the newest state, so it can be asked again until it has ended; a webhook spares the asking.
   * Beta: names stay, fields may be added; it goes twelve months after its stable form is there.
   */
  getBetaSocialSecurity(id: string, options?: CallOptions): Promise<BetaSocialSecurity>;
  /**
   * Search employers by a part of their name.
   * For a field in which people type their employer. For search as you type: words may be incomplete or misspelt, case does not count; the best twenty come first. The directory is the catalogue of providers and the employers in your own end users' data of the mode.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  queryEmployerBasics(input: {
    /** Part of a name or a registration number, at least three characters. */
    keyword: string;
  }, options?: CallOptions): Promise<Array<EmployerBasic>>;
  /**
   * Find an employer by its exact name.
   * For one employer whose name you know. One employer, or none in an empty list; case does not count. The directory is the catalogue of providers and the employers in your own end users' data of the mode.
   * Alpha: it may change, and goes six months after its beta is there.
   */
  queryEmployers(input: {
    /** Part of the name, at least three characters. */
    businessName: string;
  }, options?: CallOptions): Promise<Array<Employer>>;
  /**
   * List webhooks, newest first.
   * With whether each is active; the secret is never answered.
   */
  listWebhooks(input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<Webhook>;
  /**
   * Create a webhook.
   * Once for each server of yours that is to be told; lists and single objects need no asking then. Events are sent to the URL as `POST` with a JSON body `{ id, version, type, createdAt, data }`. An answer with status 200 to 299 within 10 seconds ends the delivery; otherwise it is repeated a few times after a while, later if the answer asks so with `Retry-After`. Events may arrive more than once, with the same id, and in any order: sort them by the number in the header `Smile-Sequence`, which grows from event to event of your organization and mode. The header `Smile-Signature` is the lowercase hex HMAC-SHA512 of the raw body with the secret; the headers of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too. The secret is never returned. With `includePayload`, finished tasks carry the fetched data as `data.payload`, and completed sessions the answers in `data.payload.forms`. A webhook whose attempts fail too often in a row is made inactive, and one whose endpoint answers `410 Gone` at once, without another attempt; the administrators are told by email.
   * **Allowance:** one unit of `CreateWebhook`. **Events:** none.
   */
  createWebhook(input: WebhookPostRequest, options?: CallOptions): Promise<Webhook>;
  /**
   * Get a webhook.
   * With whether it is active; the secret is never answered.
   */
  getWebhook(id: string, options?: CallOptions): Promise<Webhook>;
  /**
   * Delete a webhook.
   * Nothing more is sent; deliveries under way end. Its list of deliveries goes with it.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteWebhook(id: string, options?: CallOptions): Promise<void>;
  /**
   * Make a webhook active or inactive.
   * To pause one while its server is away, and to start one again that was made inactive. An inactive webhook gets no events. Deliveries that were under way when it became inactive go on when it is active again.
   * **Allowance:** none is spent. **Events:** none.
   */
  setWebhookStatus(id: string, input: WebhookStatusRequest, options?: CallOptions): Promise<Webhook>;
  /**
   * List the deliveries of a webhook, newest first.
   * To find out what did not arrive, and why. Filters are combined; a filter that is misspelt is refused.
   */
  listWebhookDeliveries(id: string, input?: {
    /** How many items a page has. */
    size?: number;
    /** `nextCursor` of the page before, with the same filters; left out for the first page. */
    cursor?: string;
    /** Only deliveries in this state. */
    state?: 'PENDING' | 'DELIVERED' | 'FAILED';
    /** Only deliveries of this event. */
    eventType?: WebhookEventName;
    /** Only deliveries made at this time (UTC) or after. */
    createdFrom?: string;
    /** Only deliveries made at this time (UTC) or before. */
    createdTo?: string;
    /** Only deliveries of this event’s id. */
    eventId?: string;
    /** Id of the delivery. */
    deliveryId?: string;
  }, options?: CallOptions): Pages<WebhookDelivery>;
  /**
   * Get a delivery with the body that it sends.
   * The body is what was signed, to the byte.
   */
  getWebhookDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDeliveryDetail>;
  /**
   * List the attempts of a delivery, first to last.
   * Each with what was sent, what came back and how long that took.
   */
  listWebhookAttempts(id: string, deliveryId: string, options?: CallOptions): Pages<WebhookAttempt>;
  /**
   * Send a finished delivery again.
   * After your server lost or refused an event. The same event goes out under the same id, at once and with the usual retries; its attempts are added to those made.
   * **Allowance:** none is spent. **Events:** none.
   */
  resendWebhookDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>;
  /**
   * Send a test event to a webhook.
   * To try your endpoint before anything happens. One attempt, with the header `smile-test: true`, also to a webhook that is not active. Its result does not affect the webhook: it neither disables it nor ends a streak of failures.
   * **Allowance:** none is spent. **Events:** none.
   */
  sendTestEvent(id: string, input: WebhookTestRequest, options?: CallOptions): Promise<WebhookDelivery>;
}

/** What webhooks receive, by type. */
export interface Events {
  /** Work on an account or archive has begun: connecting, reading, classifying. */
  TASK_STARTED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'TASK_STARTED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The account or archive the object came from. */
      sourceId: string;
      /** Whether it came from a connected account or an uploaded archive. */
      sourceType: RefSourceType;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** What was done. */
      taskType: TaskType;
    };
  };
  /** That work has ended, with the data points it brought; the moment to fetch them. With *Include Payload* the data comes along. */
  TASK_FINISHED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'TASK_FINISHED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The account or archive the object came from. */
      sourceId: string;
      /** Whether it came from a connected account or an uploaded archive. */
      sourceType: RefSourceType;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** What was done. */
      taskType: TaskType;
      /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
      status: 'SUCCEEDED' | 'FAILED';
      /** Which data points came of it. */
      datapoints: Array<RefDatapoint>;
      /** Null unless the task failed. */
      errorCode: string | null;
      /** The data itself; null unless the webhook wants it. */
      payload: AllDatapointPayload | null;
    };
  };
  /** An account was read again by itself, and this reading has ended. */
  ACCOUNT_SYNC_TASK_FINISHED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ACCOUNT_SYNC_TASK_FINISHED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The account or archive the object came from. */
      sourceId: string;
      /** Whether it came from a connected account or an uploaded archive. */
      sourceType: RefSourceType;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
      status: 'SUCCEEDED' | 'FAILED';
      /** Which data points came of it. */
      datapoints: Array<RefDatapoint>;
      /** Whether the account is read again by itself. */
      monitorStatus: AccountMonitorStatus;
      /** The data itself; null unless the webhook wants it. */
      payload: AllDatapointPayload | null;
    };
  };
  /** An end user was made, by your call or by an invite or Wink site. */
  USER_CREATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'USER_CREATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** How far this end user has come. */
      session: UserSession;
    };
  };
  /** A person has begun to connect an account. */
  ACCOUNT_CREATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ACCOUNT_CREATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
    };
  };
  /** The person has logged in; reading begins. */
  ACCOUNT_CONNECTED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ACCOUNT_CONNECTED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** What the person logged in with. */
      loginName: string;
    };
  };
  /** An account was revoked, by the person or by you; its data is gone. */
  ACCOUNT_DISCONNECTED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ACCOUNT_DISCONNECTED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
    };
  };
  /** An account could not be connected; the reason is in the event. */
  ACCOUNT_FAILED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ACCOUNT_FAILED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** What the person logged in with. */
      loginName: string | null;
      /** Why it failed; null where it did not. */
      errorCode: AccountErrorCode;
      /** The reason in words; null where there is none. */
      errorMessage: string;
    };
  };
  /** A document was uploaded; reading begins. */
  ARCHIVE_STARTED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ARCHIVE_STARTED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The uploaded archive. */
      archiveId: string;
    };
  };
  /** A document was read. */
  ARCHIVE_ANALYZED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ARCHIVE_ANALYZED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The uploaded archive. */
      archiveId: string;
    };
  };
  /** An archive was revoked; its files and data are gone. */
  ARCHIVE_REVOKED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ARCHIVE_REVOKED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The uploaded archive. */
      archiveId: string;
    };
  };
  /** A document could not be read; the reason is in the event. */
  ARCHIVE_FAILED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'ARCHIVE_FAILED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The uploaded archive. */
      archiveId: string;
      /** Why it failed; null where it did not. */
      errorCode: string;
      /** The reason in words; null where there is none. */
      errorMessage: string;
    };
  };
  /** An invite was made. */
  INVITE_INVITED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'INVITE_INVITED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The invite. */
      inviteId: string;
    };
  };
  /** An invited person has connected a first account. */
  INVITE_LINKED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'INVITE_LINKED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The invite. */
      inviteId: string;
    };
  };
  /** The identity of an account or archive were read for the first time. */
  IDENTITY_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'IDENTITY_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** The identity. */
      identityId: string;
    };
  };
  /** The rating of an account or archive were read for the first time. */
  RATING_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'RATING_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** The rating. */
      ratingId: string;
    };
  };
  /** Transactions of an account or archive were read for the first time. */
  TRANSACTIONS_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'TRANSACTIONS_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** An insight was computed. */
  INSIGHT_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'INSIGHT_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** Names this object within your organization and mode; it never changes. */
      id: string;
    };
  };
  /** How often the account was connected is known. */
  LINK_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'LINK_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** Names this object within your organization and mode; it never changes. */
      id: string;
    };
  };
  /** A verification was asked for. */
  VERIFICATION_STARTED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'VERIFICATION_STARTED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The verification. */
      verificationId: string;
    };
  };
  /** A verification has ended, with its result. */
  VERIFICATION_COMPLETED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'VERIFICATION_COMPLETED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The verification. */
      verificationId: string;
      /** How it ended; null while it goes on. */
      resultCode: string;
      /** The result in words. */
      resultMessage: string | null;
      /** What came of it; null where nothing did. */
      result: VerificationResult | null;
    };
  };
  /** Documents of an account or archive were read for the first time. */
  DOCUMENTS_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'DOCUMENTS_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found documents changed or new. */
  DOCUMENTS_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'DOCUMENTS_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** Which objects are new or changed. */
      updatedIds: Array<string>;
      /** How many there are. */
      count: number;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** Employments of an account or archive were read for the first time. */
  EMPLOYMENTS_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'EMPLOYMENTS_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found employments changed or new. */
  EMPLOYMENTS_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'EMPLOYMENTS_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** Which objects are new or changed. */
      updatedIds: Array<string>;
      /** How many there are. */
      count: number;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** Incomes of an account or archive were read for the first time. */
  INCOMES_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'INCOMES_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found incomes changed or new. */
  INCOMES_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'INCOMES_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
      /** From when on objects are new or changed, UTC. */
      updatedFrom: string;
      /** Until when objects are new or changed, UTC. */
      updatedTo: string;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** Contributions of an account or archive were read for the first time. */
  CONTRIBUTIONS_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'CONTRIBUTIONS_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found contributions changed or new. */
  CONTRIBUTIONS_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'CONTRIBUTIONS_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
      /** From when on objects are new or changed, UTC. */
      updatedFrom: string;
      /** Until when objects are new or changed, UTC. */
      updatedTo: string;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** Estimated incomes of an account or archive were read for the first time. */
  EINCOMES_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'EINCOMES_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found estimated incomes changed or new. */
  EINCOMES_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'EINCOMES_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
      /** From when on objects are new or changed, UTC. */
      updatedFrom: string;
      /** Until when objects are new or changed, UTC. */
      updatedTo: string;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** Liabilities of an account or archive were read for the first time. */
  LIABILITIES_ADDED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'LIABILITIES_ADDED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** How many there are. */
      count: number;
    };
  };
  /** A later reading of an account found liabilities changed or new. */
  LIABILITIES_UPDATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'LIABILITIES_UPDATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The end user it belongs to. */
      userId: string;
      /** The connected account. */
      accountId: string;
      /** Former: ask for the accounts of the user instead. */
      providers: Array<string>;
      /** Which objects are new or changed. */
      updatedIds: Array<string>;
      /** How many there are. */
      count: number;
      /** When it last changed, UTC. */
      updatedAt: string;
    };
  };
  /** A social security record was asked for. */
  RECORD_CREATED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'RECORD_CREATED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The record. */
      recordId: string;
      /** What kind of record it is. */
      recordType: 'SOCIAL_SECURITY';
    };
  };
  /** A social security record has ended, whole. */
  RECORD_COMPLETED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'RECORD_COMPLETED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** The record. */
      recordId: string;
      /** What kind of record it is. */
      recordType: 'SOCIAL_SECURITY';
      /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
      status: 'COMPLETED' | 'ERROR';
      /** How it ended; null while it goes on. */
      resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
      /** The result in words. */
      resultMessage: string | null;
      /** The data itself; null unless the webhook wants it. */
      payload: BetaSocialSecurity | SocialSecurity | null;
    };
  };
  /** A person has finished on a Wink site, with all they shared. */
  USER_SESSION_COMPLETED: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'USER_SESSION_COMPLETED';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** How far this end user has come. */
      session: UserSession;
      /** The data itself; null unless the webhook wants it. */
      payload: UserPayload;
    };
  };
  /** The session of a person was begun anew; what they shared is gone. */
  USER_SESSION_RESET: {
    /** The same in every attempt: keep the ids you have seen. */
    id: string;
    /** Version of this form. */
    version: 1;
    /** Which event it is. */
    type: 'USER_SESSION_RESET';
    /** When it happened, UTC. */
    createdAt: string;
    /** What happened. */
    data: {
      /** How far this end user has come. */
      session: UserSession;
    };
  };
}

export type Account = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** The provider the account is with. */
  providerId: string;
  /** The end user it belongs to. */
  userId: string;
  /** Whether the account is connected. */
  connectionStatus: AccountConnectionStatus;
  /** Whether the account is read again by itself. */
  monitorStatus: AccountMonitorStatus;
  /** Whether the account is read again by itself, and how that stands. */
  monitor: {
    /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
    status: AccountMonitorStatus;
    /** When it last changed, UTC. */
    updatedAt: string | null;
  };
  /** How the account stands: its status and, where it failed, why. */
  connection: {
    /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
    status: AccountConnectionStatus;
    /** Why it failed; null where it did not. */
    errorCode: AccountErrorCode | null;
    /** The reason in words; null where there is none. */
    errorMessage: string | null;
    /** When it last changed, UTC. */
    updatedAt: string;
  };
};

export type AccountConnectionStatus = 'PENDING' | 'AWAITING_MFA' | 'ERROR' | 'CONNECTED' | 'DISCONNECTED';

export type AccountErrorCode = 'ACCOUNT_DISABLED' | 'ACCOUNT_INACCESSIBLE' | 'ACCOUNT_INCOMPLETE' | 'ACCOUNT_LOCKED' | 'AUTH_REQUIRED' | 'EXPIRED_CREDENTIALS' | 'INVALID_ACCOUNT_TYPE' | 'INVALID_AUTH' | 'INVALID_CREDENTIALS' | 'INVALID_MFA' | 'MFA_TIMEOUT' | 'SERVICE_UNAVAILABLE' | 'SYSTEM_ERROR' | 'TOS_REQUIRED' | 'UNSUPPORTED_AUTH_TYPE' | 'UNSUPPORTED_MFA_METHOD';

export type AccountExport = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The connected account. */
  accountId: string;
  /** What kind of file the export is. */
  exportExtensionType: ExportExtensionType;
  /** When it was made, UTC. */
  createdAt: string;
  /** Downloads the file without credentials until the account is revoked, for at most 60 days. */
  downloadUrl: string;
  /** The MD5 of the file, which tells whether it was changed. */
  md5: string;
};

export type AccountExportGenerateRequest = {
  /** What kind of file the export is. */
  exportExtensionType: ExportExtensionType;
};

export type AccountMonitorStatus = 'ACTIVE' | 'USER_ACTION_REQUIRED' | 'UNSUPPORTED' | 'CUSTOMER_DISABLED';

export type AccountPayload = {
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata2;
  /** Who the person is; null where the source does not say. */
  identity: IdentityPayload | null;
  /** How the person is rated; null where the source does not say. */
  rating: RatingPayload | null;
  /** Certificates and papers of the person. */
  documents: Array<DocumentPayload>;
  /** What the person earned, by period. */
  incomes: Array<IncomePayload>;
  /** Payments to and from the person. */
  transactions: Array<TransactionPayload>;
  /** Where the person works and worked. */
  employments: Array<EmploymentPayload>;
  /** What was paid in for the person, as to social security. */
  contributions: Array<ContributionPayload>;
  /** Loans of the person. */
  liabilities: Array<LiabilityPayload>;
  /** Income by month, estimated. */
  eincomes: Array<EincomePayload>;
  /** How often the person connected. */
  links: Array<LinkPayload>;
  /** What was derived from the data; null where there is not enough of it. */
  insight: InsightPayload | null;
};

export type AllDatapointPayload = {
  /** Who the person is; null where the source does not say. */
  identity: IdentityPayload | null;
  /** How the person is rated; null where the source does not say. */
  rating: RatingPayload | null;
  /** Certificates and papers of the person. */
  documents: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<DocumentPayload>;
  } | null;
  /** What the person earned, by period. */
  incomes: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<IncomePayload>;
  } | null;
  /** Payments to and from the person. */
  transactions: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<TransactionPayload>;
  } | null;
  /** Where the person works and worked. */
  employments: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<EmploymentPayload>;
  } | null;
  /** What was paid in for the person, as to social security. */
  contributions: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<ContributionPayload>;
  } | null;
  /** Loans of the person. */
  liabilities: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<LiabilityPayload>;
  } | null;
  /** Income by month, estimated. */
  eincomes: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<EincomePayload>;
  } | null;
  /** How often the person connected. */
  links: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<LinkPayload>;
  } | null;
  /** What was derived from the data; null where there is not enough of it. */
  insight: InsightPayload | null;
};

export type AlphaBlacklist = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Mobile number with country code, without plus and leading zeros. */
    mobileNumber: string;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry;
    /** Which set of items to ask for. */
    templateId: string;
    /** Only what was known before this day counts. */
    applicationDate: string | null;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
  /** Null until the lookup is complete. */
  result: {
    /** Whether the number is on the list. */
    hit: boolean;
    /** The days it was put on the list. */
    dates: Array<string>;
  } | null;
};

export type AlphaBlacklistPostRequest = {
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** PH is the default. */
  countryCode?: RefCountry | null;
  /** tpl-blk002001 when nothing is sent. */
  templateId?: 'tpl-blk002001' | 'blacklistTpl-f29e992a970f4dbbbf9df3cdfec4cd4e' | null;
  /** Only entries before this date count; it cannot be in the future. */
  applicationDate?: string | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type AlphaFootprint = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Email address. */
    emailAddress: string | null;
    /** Mobile number with country code, without plus and leading zeros. */
    mobileNumber: string | null;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry | null;
    /** Which set of items to ask for. */
    templateId: string;
    /** How many seconds to wait; items that take longer are null. */
    footprintItemsTimeout: number | null;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
  /** Empty until the lookup is complete, and where there is no data. */
  items: Array<AlphaFootprintItem>;
};

export type AlphaFootprintItem = {
  /** What the item is about. */
  name: string;
  /** The value as text, whatever its type; null where none is known. */
  value: string | null;
  /** How to read `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type AlphaFootprintPostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-email-footprint' | 'tpl-ftp005001' | 'footprintTpl-61e10d070e07a4ea96e9430668d4bb9f';
  /** Email address. */
  emailAddress: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode?: RefCountry | null;
  /** Seconds to wait for items; those that are not there in time come back null. */
  footprintItemsTimeout?: number | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-mobile-footprint' | 'tpl-ftp005002';
  /** Email address. */
  emailAddress?: string | null;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode?: RefCountry | null;
  /** Seconds to wait for items; those that are not there in time come back null. */
  footprintItemsTimeout?: number | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-score-footprint';
  /** Email address. */
  emailAddress: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Seconds to wait for items; those that are not there in time come back null. */
  footprintItemsTimeout?: number | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type AlphaMaw = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Mobile number with country code, without plus and leading zeros. */
    mobileNumber: string;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry;
    /** Which set of items to ask for. */
    templateId: string;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
  /** Empty until the lookup is complete, and where there is no data. */
  items: Array<AlphaMawItem>;
};

export type AlphaMawItem = {
  /** The day of it. */
  date: string;
  /** 1 whitelist, 2 secondary whitelist, 3 normal, 4 greylist, 5 blacklist. */
  level: string;
  /** Names the platform, always the same way. */
  platformId: string;
  /** Null unless the source is seat. */
  duration: string | null;
  /** seat, voice or sms. */
  source: string;
};

export type AlphaMawPostRequest = {
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Which set of items to ask for. */
  templateId: 'tpl-maw002001' | 'mawTpl-bfc93eb72d24860bf62429a1dd06708d';
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type AlphaSignalResult = {
  /** Number of application approval events in the last 30 days */
  events_application_approval_day30: number | null;
  /** Number of application approval events in the last 90 days */
  events_application_approval_day90: number | null;
  /** Number of application approval events in the last 180 days */
  events_application_approval_day180: number | null;
  /** Number of different institutions with application approval events in the last 30 days */
  events_application_approval_day30_institution_count: number | null;
  /** Number of different institutions with application approval events in the last 90 days */
  events_application_approval_day90_institution_count: number | null;
  /** Number of different institutions with application approval events in the last 180 days */
  events_application_approval_day180_institution_count: number | null;
  /** Days since the latest application approval event */
  events_application_approval_days_since_last: number | null;
  /** Number of application reception events in the last 30 days */
  events_application_reception_day30: number | null;
  /** Number of application reception events in the last 90 days */
  events_application_reception_day90: number | null;
  /** Number of application reception events in the last 180 days */
  events_application_reception_day180: number | null;
  /** Number of different institutions with application reception events in the last 30 days */
  events_application_reception_day30_institution_count: number | null;
  /** Number of different institutions with application reception events in the last 90 days */
  events_application_reception_day90_institution_count: number | null;
  /** Number of different institutions with application reception events in the last 180 days */
  events_application_reception_day180_institution_count: number | null;
  /** Days since the latest application reception event */
  events_application_reception_days_since_last: number | null;
  /** Number of application rejection events in the last 30 days */
  events_application_rejection_day30: number | null;
  /** Number of application rejection events in the last 90 days */
  events_application_rejection_day90: number | null;
  /** Number of application rejection events in the last 180 days */
  events_application_rejection_day180: number | null;
  /** Number of different institutions with application rejection events in the last 30 days */
  events_application_rejection_day30_institution_count: number | null;
  /** Number of different institutions with application rejection events in the last 90 days */
  events_application_rejection_day90_institution_count: number | null;
  /** Number of different institutions with application rejection events in the last 180 days */
  events_application_rejection_day180_institution_count: number | null;
  /** Days since the latest application rejection event */
  events_application_rejection_days_since_last: number | null;
  /** Number of uncategorised events in the last 30 days */
  events_arbitrary_day30: number | null;
  /** Number of uncategorised events in the last 90 days */
  events_arbitrary_day90: number | null;
  /** Number of uncategorised events in the last 180 days */
  events_arbitrary_day180: number | null;
  /** Number of different institutions with uncategorised events in the last 30 days */
  events_arbitrary_day30_institution_count: number | null;
  /** Number of different institutions with uncategorised events in the last 90 days */
  events_arbitrary_day90_institution_count: number | null;
  /** Number of different institutions with uncategorised events in the last 180 days */
  events_arbitrary_day180_institution_count: number | null;
  /** Number of captcha events in the last 30 days */
  events_captcha_day30: number | null;
  /** Number of captcha events in the last 90 days */
  events_captcha_day90: number | null;
  /** Number of captcha events in the last 180 days */
  events_captcha_day180: number | null;
  /** Number of different institutions with captcha events in the last 30 days */
  events_captcha_day30_institution_count: number | null;
  /** Number of different institutions with captcha events in the last 90 days */
  events_captcha_day90_institution_count: number | null;
  /** Number of different institutions with captcha events in the last 180 days */
  events_captcha_day180_institution_count: number | null;
  /** Days since the latest captcha event */
  events_captcha_days_since_last: number | null;
  /** Total amount of debt events in the last 30 days */
  events_debt_day30_amount: number | null;
  /** Total amount of debt events in the last 90 days */
  events_debt_day90_amount: number | null;
  /** Total amount of debt events in the last 180 days */
  events_debt_day180_amount: number | null;
  /** Number of lending events in the last 30 days */
  events_lending_day30: number | null;
  /** Number of lending events in the last 90 days */
  events_lending_day90: number | null;
  /** Number of lending events in the last 180 days */
  events_lending_day180: number | null;
  /** Number of different institutions with lending events in the last 30 days */
  events_lending_day30_institution_count: number | null;
  /** Number of different institutions with lending events in the last 90 days */
  events_lending_day90_institution_count: number | null;
  /** Number of different institutions with lending events in the last 180 days */
  events_lending_day180_institution_count: number | null;
  /** Number of loan disbursement events in the last 30 days */
  events_loan_disbursement_day30: number | null;
  /** Number of loan disbursement events in the last 90 days */
  events_loan_disbursement_day90: number | null;
  /** Number of loan disbursement events in the last 180 days */
  events_loan_disbursement_day180: number | null;
  /** Number of different institutions with loan disbursement events in the last 30 days */
  events_loan_disbursement_day30_institution_count: number | null;
  /** Number of different institutions with loan disbursement events in the last 90 days */
  events_loan_disbursement_day90_institution_count: number | null;
  /** Number of different institutions with loan disbursement events in the last 180 days */
  events_loan_disbursement_day180_institution_count: number | null;
  /** Total amount of loan disbursement events in the last 30 days */
  events_loan_disbursement_day30_amount: number | null;
  /** Total amount of loan disbursement events in the last 90 days */
  events_loan_disbursement_day90_amount: number | null;
  /** Total amount of loan disbursement events in the last 180 days */
  events_loan_disbursement_day180_amount: number | null;
  /** Days since the latest loan disbursement event */
  events_loan_disbursement_days_since_last: number | null;
  /** Number of marketing events in the last 30 days */
  events_marketing_day30: number | null;
  /** Number of marketing events in the last 90 days */
  events_marketing_day90: number | null;
  /** Number of marketing events in the last 180 days */
  events_marketing_day180: number | null;
  /** Number of different institutions with marketing events in the last 30 days */
  events_marketing_day30_institution_count: number | null;
  /** Number of different institutions with marketing events in the last 90 days */
  events_marketing_day90_institution_count: number | null;
  /** Number of different institutions with marketing events in the last 180 days */
  events_marketing_day180_institution_count: number | null;
  /** Days since the latest marketing event */
  events_marketing_days_since_last: number | null;
  /** Number of other events in the last 30 days */
  events_other_day30: number | null;
  /** Number of other events in the last 90 days */
  events_other_day90: number | null;
  /** Number of other events in the last 180 days */
  events_other_day180: number | null;
  /** Number of different institutions with other events in the last 30 days */
  events_other_day30_institution_count: number | null;
  /** Number of different institutions with other events in the last 90 days */
  events_other_day90_institution_count: number | null;
  /** Number of different institutions with other events in the last 180 days */
  events_other_day180_institution_count: number | null;
  /** Number of overdue events in the last 30 days */
  events_overdue_day30: number | null;
  /** Number of overdue events in the last 90 days */
  events_overdue_day90: number | null;
  /** Number of overdue events in the last 180 days */
  events_overdue_day180: number | null;
  /** Number of different institutions with overdue events in the last 30 days */
  events_overdue_day30_institution_count: number | null;
  /** Number of different institutions with overdue events in the last 90 days */
  events_overdue_day90_institution_count: number | null;
  /** Number of different institutions with overdue events in the last 180 days */
  events_overdue_day180_institution_count: number | null;
  /** Total amount of overdue events in the last 30 days */
  events_overdue_day30_amount: number | null;
  /** Total amount of overdue events in the last 90 days */
  events_overdue_day90_amount: number | null;
  /** Total amount of overdue events in the last 180 days */
  events_overdue_day180_amount: number | null;
  /** Number of days with overdue events in the last 30 days */
  events_overdue_day30_days: number | null;
  /** Number of days with overdue events in the last 90 days */
  events_overdue_day90_days: number | null;
  /** Number of days with overdue events in the last 180 days */
  events_overdue_day180_days: number | null;
  /** Days since the latest overdue event */
  events_overdue_days_since_last: number | null;
  /** Number of days with overdue auto-repayment events in the last 30 days */
  events_overdue_autorepayment_day30_days: number | null;
  /** Number of days with overdue auto-repayment events in the last 90 days */
  events_overdue_autorepayment_day90_days: number | null;
  /** Number of days with overdue auto-repayment events in the last 180 days */
  events_overdue_autorepayment_day180_days: number | null;
  /** Number of pre-loan events in the last 30 days */
  events_preloan_day30: number | null;
  /** Number of pre-loan events in the last 90 days */
  events_preloan_day90: number | null;
  /** Number of pre-loan events in the last 180 days */
  events_preloan_day180: number | null;
  /** Number of different institutions with pre-loan events in the last 30 days */
  events_preloan_day30_institution_count: number | null;
  /** Number of different institutions with pre-loan events in the last 90 days */
  events_preloan_day90_institution_count: number | null;
  /** Number of different institutions with pre-loan events in the last 180 days */
  events_preloan_day180_institution_count: number | null;
  /** Number of repayment reminder events in the last 30 days */
  events_repayment_reminder_day30: number | null;
  /** Number of repayment reminder events in the last 90 days */
  events_repayment_reminder_day90: number | null;
  /** Number of repayment reminder events in the last 180 days */
  events_repayment_reminder_day180: number | null;
  /** Number of different institutions with repayment reminder events in the last 30 days */
  events_repayment_reminder_day30_institution_count: number | null;
  /** Number of different institutions with repayment reminder events in the last 90 days */
  events_repayment_reminder_day90_institution_count: number | null;
  /** Number of different institutions with repayment reminder events in the last 180 days */
  events_repayment_reminder_day180_institution_count: number | null;
  /** Total amount of repayment reminder events in the last 30 days */
  events_repayment_reminder_day30_amount: number | null;
  /** Total amount of repayment reminder events in the last 90 days */
  events_repayment_reminder_day90_amount: number | null;
  /** Total amount of repayment reminder events in the last 180 days */
  events_repayment_reminder_day180_amount: number | null;
  /** Days since the latest repayment reminder event */
  events_repayment_reminder_days_since_last: number | null;
  /** Number of successful repayment events in the last 30 days */
  events_successful_repayment_day30: number | null;
  /** Number of successful repayment events in the last 90 days */
  events_successful_repayment_day90: number | null;
  /** Number of successful repayment events in the last 180 days */
  events_successful_repayment_day180: number | null;
  /** Number of different institutions with successful repayment events in the last 30 days */
  events_successful_repayment_day30_institution_count: number | null;
  /** Number of different institutions with successful repayment events in the last 90 days */
  events_successful_repayment_day90_institution_count: number | null;
  /** Number of different institutions with successful repayment events in the last 180 days */
  events_successful_repayment_day180_institution_count: number | null;
  /** Total amount of successful repayment events in the last 30 days */
  events_successful_repayment_day30_amount: number | null;
  /** Total amount of successful repayment events in the last 90 days */
  events_successful_repayment_day90_amount: number | null;
  /** Total amount of successful repayment events in the last 180 days */
  events_successful_repayment_day180_amount: number | null;
  /** Days since the latest successful repayment event */
  events_successful_repayment_days_since_last: number | null;
};

export type AlphaValidation = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** Null until it is complete, and where there is no data. */
  result: AlphaValidationResult | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Name of the account’s owner. */
    name: string;
    /** Which document the number is of. */
    idType: 'NATIONAL_ID' | 'REGISTRATION_ID' | null;
    /** The number of the document. */
    idNumber: string | null;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry | null;
    /** Bank identifier, 8 or 11 characters. */
    bic: string | null;
    /** International bank account number. */
    iban: string | null;
    /** Number of the bank account. */
    accountNumber: string | null;
    /** Which set of items to ask for. */
    templateId: string;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
};

export type AlphaValidationResult = {
  /** What was validated. */
  type: 'BankAccount';
  /** Similarity of the sent name and the name of the account; 0 for an account that cannot exist. */
  matchScore: number;
  /** From 85, from 50, below. */
  matchScoreDescription: 'Strong Match' | 'Partial Match' | 'Weak Match';
};

export type AlphaValidationValidateBankAccountRequest = {
  /** Of the account holder. */
  name: string;
  /** Which document the number is of. */
  idType?: ValidationIdType | '' | null;
  /** The number of the document. */
  idNumber?: string | '' | null;
  /** Of the account; this or bic is needed. */
  countryCode?: RefCountry | '' | null;
  /** 8 or 11 characters. */
  bic?: string | '' | null;
  /** This or accountNumber is needed. */
  iban?: string | '' | null;
  /** Number of the bank account. */
  accountNumber?: string | '' | null;
  /** tpl-vld006001 is the default. */
  templateId?: 'tpl-vld006001' | '' | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type Archive = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `user-provided` through the widget, `tenant-provided` through the API. */
  providerId: 'user-provided' | 'tenant-provided';
  /** The end user it belongs to. */
  userId: string;
  /** A file type as `/fileTypes` lists them. */
  type: string;
  /** How the archive stands and, where it failed, why. */
  state: {
    /** `STARTED` while it is read; `ANALYZED`, `UNSUPPORTED` and `ERROR` are how that ends. */
    status: 'STARTED' | 'ANALYZED' | 'UNSUPPORTED' | 'ERROR' | 'REVOKED';
    /** Why it failed; null where it did not. */
    errorCode: 'MISSING_MANDATARY_FIELD' | 'MISSING_MANDATORY_FIELD' | 'INVALID_FIELD_FORMAT' | 'SYSTEM_ERROR' | 'FILE_UNABLE_TO_RECOGNIZE' | null;
    /** The reason in words; null where there is none. */
    errorMessage: string | null;
    /** When it last changed, UTC. */
    updatedAt: string;
  };
  /** Empty once the archive was revoked. */
  rawFiles: Array<RawFile>;
  /** Which file type it is, and how sure that is. */
  classification: ArchiveClassification | null;
  /** Use `extraction`. */
  analysis: ArchiveAnalysis | null;
  /** The fields with value, confidence and place. */
  extraction: ArchiveExtraction | null;
  /** Whether the document fits the person and itself, and signs of editing. */
  validation: ArchiveValidation | null;
};

export type ArchiveAnalysis = {
  /** The person’s name. */
  name: string | null;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** The address as written. */
  address: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
  /** Number on the front of the card. */
  idCard1: string | null;
  /** Second number on the card. */
  idCard2: string | null;
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** The day of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** What is paid out, in units of `currency`. */
  netAmount: number | null;
  /** Social security number. */
  ssNumber: string | null;
  /** Tax identification number. */
  taxNumber: string | null;
  /** The regular part, in units of `currency`. */
  baseAmount: number | null;
  /** The last day it is good for. */
  expireDate: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Number of the clearance. */
  nbiIdNumber: string | null;
  /** Marital status, where the source says one. */
  maritalStatus: RefMaritalStatus | null;
  /** Citizenship, as the source says it. */
  citizenship: string | null;
  /** What the clearance remarks. */
  remark: string | null;
  /** The whole name. */
  fullName: string | null;
  /** Account number as the paper names it. */
  accountNumber: string | null;
  /** The day of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** The day it is due. */
  dueDate: string | null;
  /** The day of the last payment. */
  paymentDate: string | null;
  /** What is to be paid, in units of `currency`; null where it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null where it was not read. */
  vatAmount: number | null;
  /** What this period costs, in units of `currency`; null where it was not read. */
  currentBillAmount: number | null;
  /** What was left over from before, in units of `currency`; null where it was not read. */
  balanceAmount: number | null;
  /** What was to be paid last time, in units of `currency`; null where it was not read. */
  previousDueAmount: number | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Who sent the bill. */
  supplier: string | null;
  /** What was corrected, in units of `currency`; null where it was not read. */
  adjustmentAmount: number | null;
  /** What was used in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** What the meter showed before. */
  previousReading: number | null;
  /** What the meter shows now. */
  presentReading: number | null;
  /** A number of the employee that the paper names. */
  employeeIdNumber: string | null;
  /** What number that is. */
  employeeIdType: string | null;
  /** What the person is there. */
  position: string | null;
  /** Department or unit. */
  department: string | null;
  /** How the person is employed, as written. */
  employmentStatus: string | null;
  /** The salary, in units of `currency`; null where it was not read. */
  salaryAmount: number | null;
  /** What time the salary is for. */
  salaryTerm: string | null;
  /** What the certificate is for. */
  purpose: string | null;
  /** What the paper remarks. */
  remarks: string | null;
  /** The day it was issued. */
  issueDate: string | null;
  /** Who signed. */
  signatoryName: string | null;
  /** What the signatory is there. */
  signatoryPosition: string | null;
};

export type ArchiveClassification = {
  /** What the content looks like. */
  fileType: 'PAYSLIP' | 'TAX_DOCUMENT' | 'EMPLOYMENT_CERTIFICATE' | 'BANK_STATEMENT' | 'COMPANY_ID' | 'CLEARANCE_NBI' | 'GOVERNMENT_ID' | 'TELCO_BILL' | 'ELECTRICITY_BILL' | 'WATER_BILL' | 'OTHERS';
};

export type ArchiveCompanyIdAnalysis = {
  /** The person’s name. */
  name: string | null;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** The address as written. */
  address: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
  /** Number on the front of the card. */
  idCard1: string | null;
  /** Second number on the card. */
  idCard2: string | null;
};

export type ArchiveCompanyIdExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'COMPANY_ID';
  /** The fields that were read. */
  analysis: ArchiveCompanyIdAnalysis;
};

export type ArchiveElectricityBillAnalysis = {
  /** The whole name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as the paper names it. */
  accountNumber: string | null;
  /** The address as written. */
  address: string | null;
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** The day it is due. */
  dueDate: string | null;
  /** The day of the last payment. */
  paymentDate: string | null;
  /** What is to be paid, in units of `currency`; null where it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null where it was not read. */
  vatAmount: number | null;
  /** What this period costs, in units of `currency`; null where it was not read. */
  currentBillAmount: number | null;
  /** What was left over from before, in units of `currency`; null where it was not read. */
  balanceAmount: number | null;
  /** What was to be paid last time, in units of `currency`; null where it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Who sent the bill. */
  supplier: string | null;
  /** What was used in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** What the meter showed before. */
  previousReading: number | null;
  /** What the meter shows now. */
  presentReading: number | null;
};

export type ArchiveElectricityBillExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'ELECTRICITY_BILL';
  /** The fields that were read. */
  analysis: ArchiveElectricityBillAnalysis;
};

export type ArchiveEmploymentCertificateAnalysis = {
  /** Name of the employer as written. */
  employerName: string | null;
  /** The whole name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** A number of the employee that the paper names. */
  employeeIdNumber: string | null;
  /** What number that is. */
  employeeIdType: string | null;
  /** What the person is there. */
  position: string | null;
  /** Department or unit. */
  department: string | null;
  /** How the person is employed, as written. */
  employmentStatus: string | null;
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The salary, in units of `currency`; null where it was not read. */
  salaryAmount: number | null;
  /** What time the salary is for. */
  salaryTerm: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** What the certificate is for. */
  purpose: string | null;
  /** What the paper remarks. */
  remarks: string | null;
  /** The day it was issued. */
  issueDate: string | null;
  /** Who signed. */
  signatoryName: string | null;
  /** What the signatory is there. */
  signatoryPosition: string | null;
};

export type ArchiveEmploymentCertificateExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'EMPLOYMENT_CERTIFICATE';
  /** The fields that were read. */
  analysis: ArchiveEmploymentCertificateAnalysis;
};

export type ArchiveExtraction = ArchivePayslipExtraction | ArchiveTaxDocumentExtraction | ArchiveNbiClearanceDocumentExtraction | ArchiveTelcoBillExtraction | ArchiveElectricityBillExtraction | ArchiveWaterBillExtraction | ArchiveEmploymentCertificateExtraction | ArchiveCompanyIdExtraction;

export type ArchiveNbiClearanceDocumentAnalysis = {
  /** The last day it is good for. */
  expireDate: string | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Number of the clearance. */
  nbiIdNumber: string | null;
  /** The address as written. */
  address: string | null;
  /** Marital status, where the source says one. */
  maritalStatus: RefMaritalStatus | null;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Citizenship, as the source says it. */
  citizenship: string | null;
  /** What the clearance remarks. */
  remark: string | null;
};

export type ArchiveNbiClearanceDocumentExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'CLEARANCE_NBI';
  /** The fields that were read. */
  analysis: ArchiveNbiClearanceDocumentAnalysis;
};

export type ArchivePayslip = {
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** The day of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** What is paid out, in units of `currency`. */
  netAmount: number | null;
  /** Social security number. */
  ssNumber: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Tax identification number. */
  taxNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
  /** How well the name matches each number, by other data of the user; null without any. */
  matchResult: {
    /** The lowest of the others. */
    employeeNameAndIdentificationNumberMatchScore: number | null;
    /** How well name and number belong together, 0 to 100; null where it was not checked. */
    employeeNameAndSsNumberMatchScore: number | null;
    /** How well name and number belong together, 0 to 100; null where it was not checked. */
    employeeNameAndPagIbigNumberMatchScore: number | null;
    /** How well name and number belong together, 0 to 100; null where it was not checked. */
    employeeNameAndPhilHealthNumberMatchScore: number | null;
    /** How well name and number belong together, 0 to 100; null where it was not checked. */
    employeeNameAndTaxNumberMatchScore: number | null;
  };
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type ArchivePayslipAnalysis = {
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** The day of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** What is paid out, in units of `currency`. */
  netAmount: number | null;
  /** Social security number. */
  ssNumber: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Tax identification number. */
  taxNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
};

export type ArchivePayslipExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'PAYSLIP';
  /** The fields that were read. */
  analysis: ArchivePayslipAnalysis;
};

export type ArchiveTaxDocumentAnalysis = {
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** The regular part, in units of `currency`. */
  baseAmount: number | null;
  /** Tax identification number. */
  taxNumber: string | null;
};

export type ArchiveTaxDocumentExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'TAX_DOCUMENT';
  /** The fields that were read. */
  analysis: ArchiveTaxDocumentAnalysis;
};

export type ArchiveTelcoBillAnalysis = {
  /** The whole name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as the paper names it. */
  accountNumber: string | null;
  /** The address as written. */
  address: string | null;
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** The day it is due. */
  dueDate: string | null;
  /** The day of the last payment. */
  paymentDate: string | null;
  /** What is to be paid, in units of `currency`; null where it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null where it was not read. */
  vatAmount: number | null;
  /** What this period costs, in units of `currency`; null where it was not read. */
  currentBillAmount: number | null;
  /** What was left over from before, in units of `currency`; null where it was not read. */
  balanceAmount: number | null;
  /** What was to be paid last time, in units of `currency`; null where it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Who sent the bill. */
  supplier: string | null;
  /** What was corrected, in units of `currency`; null where it was not read. */
  adjustmentAmount: number | null;
};

export type ArchiveTelcoBillExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'TELCO_BILL';
  /** The fields that were read. */
  analysis: ArchiveTelcoBillAnalysis;
};

export type ArchiveValidation = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: string;
  /** Signs of editing in the file itself. */
  metadata: ArchiveValidationResult;
  /** Whether the amounts of the document add up. */
  computation: ArchiveValidationResult;
  /** Who the person is; null where the source does not say. */
  identity: ArchiveValidationResult;
  /** Whether the places that the document names exist and fit each other. */
  location: ArchiveValidationResult;
};

export type ArchiveValidationResult = {
  /** How the check ended. */
  resultCode: 'PASSED' | 'FAILED' | 'NO_DATA';
  /** 0–100; null where there is nothing to compare with. */
  score: number | null;
  /** The result in words. */
  resultMessage: string;
};

export type ArchiveWaterBillAnalysis = {
  /** The whole name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as the paper names it. */
  accountNumber: string | null;
  /** The address as written. */
  address: string | null;
  /** First day of it. */
  startDate: string | null;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** The day it is due. */
  dueDate: string | null;
  /** The day of the last payment. */
  paymentDate: string | null;
  /** What is to be paid, in units of `currency`; null where it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null where it was not read. */
  vatAmount: number | null;
  /** What this period costs, in units of `currency`; null where it was not read. */
  currentBillAmount: number | null;
  /** What was left over from before, in units of `currency`; null where it was not read. */
  balanceAmount: number | null;
  /** What was to be paid last time, in units of `currency`; null where it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Who sent the bill. */
  supplier: string | null;
  /** What was used in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** What the meter showed before. */
  previousReading: number | null;
  /** What the meter shows now. */
  presentReading: number | null;
};

export type ArchiveWaterBillExtraction = {
  /** What kind of document it is, such as `PAYSLIP`. */
  fileType: 'WATER_BILL';
  /** The fields that were read. */
  analysis: ArchiveWaterBillAnalysis;
};

export type BetaMaw = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** Which of the two types was asked for. */
  type: MawType;
  /** What was asked, as it was sent. */
  requestMeta: BetaMawRequestMeta;
  /** Empty for MAW3, until it is complete, and where there is no data. */
  maw2Items: Array<BetaMaw2Item>;
  /** Empty for MAW2, and as above. */
  maw3Items: Array<BetaMaw3Item>;
};

export type BetaMaw2Item = {
  /** The day of it. */
  date: string;
  /** 1 whitelist, 2 secondary whitelist, 3 normal, 4 greylist, 5 blacklist. */
  level: string;
  /** Names the platform, always the same way. */
  platformId: string;
  /** Null unless the source is seat. */
  duration: string | null;
  /** seat, voice or sms. */
  source: string;
  /** For instance finance, or other. */
  platformTags: Array<string>;
};

export type BetaMaw3Item = {
  /** What the item is about. */
  name: string;
  /** The value as text, whatever its type; null where none is known. */
  value: string | null;
  /** How to read `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type BetaMaw3PostRequest = BetaMaw3Tpl1PostRequest | BetaMaw3Tpl2PostRequest | BetaMaw3Tpl3PostRequest;

export type BetaMaw3Tpl1PostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004001';
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** The whole name. */
  fullName: string;
  /** Which document the number is of. */
  idType: MawIdType;
  /** The number of the document. */
  idNumber: string;
  /** May be left out. */
  gaid?: string | '' | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaMaw3Tpl2PostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004002';
  /** The person's advertising id on Android. */
  gaid: string;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaMaw3Tpl3PostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004003';
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** The whole name. */
  fullName: string;
  /** Which document the number is of. */
  idType: MawIdType;
  /** The number of the document. */
  idNumber: string;
  /** May be left out. */
  gaid?: string | '' | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaMawRequestMeta = {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw002001' | 'mawTpl-bfc93eb72d24860bf62429a1dd06708d';
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004001';
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** The whole name. */
  fullName: string;
  /** Which document the number is of. */
  idType: MawIdType;
  /** The number of the document. */
  idNumber: string;
  /** Google advertising id of the device. */
  gaid: string | null;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004002';
  /** Google advertising id of the device. */
  gaid: string;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-maw004003';
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** The whole name. */
  fullName: string;
  /** Which document the number is of. */
  idType: MawIdType;
  /** The number of the document. */
  idNumber: string;
  /** Google advertising id of the device. */
  gaid: string | null;
  /** What the person agreed to before you asked. */
  consent: Consent;
};

export type BetaSignal = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** Which of the three types was asked for. */
  signalType: SignalType;
  /** What was asked, as it was sent. */
  requestMeta: BetaSignalRequestMeta;
  /** Empty until the lookup is complete, and where there is no data. */
  items: Array<BetaSignalItem>;
};

export type BetaSignal2PostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn002001';
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaSignal3PostRequest = BetaSignal3Tpl1PostRequest | BetaSignal3Tpl2PostRequest;

export type BetaSignal3Tpl1PostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn003002';
  /** The whole name. */
  fullName: string;
  /** Phone number with country code, E.164. */
  phone: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** May be left out. */
  nss?: string | '' | null;
  /** May be left out. */
  emailAddress?: string | '' | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaSignal3Tpl2PostRequest = {
  /** Which set of items to ask for. */
  templateId: 'tpl-social-securities-signal-th';
  /** The whole name. */
  fullName: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Which document the number is of. */
  idType: SignalIdType;
  /** The number of the document. */
  idNumber: string;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaSignalItem = {
  /** What the item is about. */
  name: string;
  /** The value as text, whatever its type; null where none is known. */
  value: string | null;
  /** How to read `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type BetaSignalPostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn003001' | 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8' | 'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03' | 'signalTpl-f6b74d81a4807f4c01e6a920920775ad' | 'signalTpl-7a01659636c119ca4566308effd05d06' | 'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70';
  /** PH is the default. */
  countryCode?: RefCountry | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type BetaSignalRequestMeta = {
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn003001' | 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8' | 'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03' | 'signalTpl-f6b74d81a4807f4c01e6a920920775ad' | 'signalTpl-7a01659636c119ca4566308effd05d06' | 'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70';
  /** Phone number with country code, E.164. */
  phone: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn002001';
  /** Phone number with country code, E.164. */
  phone: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-sgn003002';
  /** The whole name. */
  fullName: string;
  /** Phone number with country code, E.164. */
  phone: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string | null;
  /** Email address. */
  emailAddress: string | null;
  /** What the person agreed to before you asked. */
  consent: Consent;
} | {
  /** Which set of items to ask for. */
  templateId: 'tpl-social-securities-signal-th';
  /** The whole name. */
  fullName: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Which document the number is of. */
  idType: SignalIdType;
  /** The number of the document. */
  idNumber: string;
  /** What the person agreed to before you asked. */
  consent: Consent;
};

export type BetaSocialSecurity = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** Null until the record is complete, and where there is no data. */
  result: BetaSocialSecurityResult | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** The whole name. */
    fullName: string;
    /** Mobile number with country code, without plus and leading zeros. */
    mobileNumber: string;
    /** Mexican population register number (CURP). */
    curp: string;
    /** Which set of items to ask for. */
    templateId: string;
    /** What the person agreed to before you asked. */
    consent: Consent;
    /** Email address. */
    emailAddress: string | null;
    /** Mexican social security number (NSS). */
    nss: string | null;
  };
};

export type BetaSocialSecurityPostRequest = {
  /** The whole name. */
  fullName: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
  /** May be left out. */
  emailAddress?: string | '' | null;
  /** May be left out. */
  nss?: string | '' | null;
  /** Which set of items to ask for. */
  templateId: 'tpl-sss003002';
};

export type BetaSocialSecurityResult = {
  /** The whole name. */
  fullName: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string;
  /** The day of the record. */
  reportDate: string;
  /** Name of the employer as written. */
  employerName: string;
  /** Number the employer is registered with. */
  employerRegistration: string;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Of Mexico, where the contributions are made. */
  state: string | null;
  /** Days that count as contributed. */
  contributionDays: number;
  /** Per day, in `currency`. */
  contributionBaseAmount: number;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Whether the most recent contribution was paid; null where unknown. */
  payMark: boolean | null;
};

export type Consent = {
  /** What kind of consent it is. */
  type: string | null;
  /** Which version of the document it is. */
  version: string | null;
  /** When the person agreed, UTC. */
  consentedAt: string;
  /** What the person agreed to, in the words shown. */
  consentedWith: string;
  /** The consent template; null where you keep the text yourself. */
  consentTemplateId: string | null;
};

export type ConsentRequest = {
  /** What kind of consent it is. */
  type?: string | null;
  /** Which version of the document it is. */
  version?: string | null;
  /** When the person agreed, UTC. */
  consentedAt: string;
  /** What the person agreed to, in the words shown. */
  consentedWith: string;
  /** The consent template; null where you keep the text yourself. */
  consentTemplateId?: string | null;
};

export type ConsentTemplate = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** What kind of consent it is. */
  consentType: string;
  /** The name of the consent document. */
  title: string;
  /** Which version of the document it is. */
  version: string;
  /** How the person consents. */
  consentMethod: string;
  /** The document itself. */
  consentText: string;
};

export type ConsentTemplateCreateRequest = {
  /** What kind of consent it is. */
  consentType: string;
  /** Visible to end users. Empty where it is left out. */
  title?: string;
  /** Which version of the document it is. */
  version: string;
  /** How the person consents. Empty where it is left out. */
  consentMethod?: string;
  /** The document itself. */
  consentText: string;
};

export type Contribution = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The day of it. */
  date: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** In units of `currency`, such as pesos. */
  amount: number;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type ContributionPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The day of it. */
  date: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** In units of `currency`, such as pesos. */
  amount: number;
  /** The source’s own id of it. */
  referenceId: string | null;
};

export type Document = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What the paper is called. */
  name: string;
  /** The number of the paper. */
  docId: string | null;
  /** `VALID` where the issuer confirmed it. */
  status: string | null;
  /** What kind of paper it is. */
  documentType: 'IDENTIFICATION' | 'PAYSLIP' | 'CLEARANCE' | 'CERTIFICATE' | null;
  /** The day it was issued. */
  issueDate: string | null;
  /** The last day it is good for. */
  expiryDate: string | null;
  /** A signed link to the file, good for some minutes; null where there is none. */
  fileUrl: string | null;
  /** What the paper remarks. */
  remarks: string | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type DocumentPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What the paper is called. */
  name: string;
  /** The number of the paper. */
  docId: string | null;
  /** `VALID` where the issuer confirmed it. */
  status: string | null;
  /** What kind of paper it is. */
  documentType: 'IDENTIFICATION' | 'PAYSLIP' | 'CLEARANCE' | 'CERTIFICATE' | null;
  /** The day it was issued. */
  issueDate: string | null;
  /** The last day it is good for. */
  expiryDate: string | null;
  /** A signed link to the file, good for some minutes; null where there is none. */
  fileUrl: string | null;
  /** What the paper remarks. */
  remarks: string | null;
};

export type Eincome = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The month, `yyyy-MM`. */
  month: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /**
   * The former name of amount.
   * @deprecated
   */
  baseAmount: number | null;
  /** In units of `currency`, such as pesos. */
  amount: number | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type EincomePayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The month, `yyyy-MM`. */
  month: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /**
   * The former name of amount.
   * @deprecated
   */
  baseAmount: number | null;
  /** In units of `currency`, such as pesos. */
  amount: number | null;
};

export type Employer = {
  /** Name the business is registered with. */
  businessName: string;
  /** What people call it. */
  shortName: string | null;
  /** Where the business is registered. */
  registrations: Array<EmployerRegistration>;
  /** Where the business is. */
  businessAddress: RefAddress | null;
  /** Section of ISIC revision 4, a letter. */
  isicCode: string | null;
  /** Sector, International Standard Industrial Classification. */
  isicSector: string | null;
  /** Code, Philippine Standard Industrial Classification. */
  psicCode: string | null;
  /** Industry, Philippine Standard Industrial Classification. */
  psicIndustry: string | null;
  /** Whom to ask there. */
  contactPersons: Array<EmployerContactPerson>;
  /** What the business is licensed for. */
  licenses: Array<EmployerLicense>;
};

export type EmployerBasic = {
  /** Name the business is registered with. */
  businessName: string;
  /** Where the business is registered. */
  registrations: Array<EmployerRegistration>;
  /** 100 where the name is the keyword. */
  matchPercentage: number;
  /** Where the entry comes from. */
  sources: Array<EmployerSource>;
  /** VERIFIED for employers of the catalogue, UNVERIFIED for names that end users' sources gave. */
  verificationStatus: 'VERIFIED' | 'UNVERIFIED';
};

export type EmployerContactPerson = {
  /** Whom to ask. */
  contactName: string | null;
  /** What the person is there. */
  position: string | null;
  /** Their email address. */
  contactEmail: string | null;
  /** Their phone number. */
  contactPhone: string | null;
};

export type EmployerLicense = {
  /** Number of the licence. */
  licenseNumber: string;
  /** What the licence is for. */
  licenseType: string;
  /** The day it was issued. */
  licenseIssuedDate: string | null;
  /** How the licence stands. */
  licenseStatus: string | null;
};

export type EmployerRegistration = {
  /** Number of the registration. */
  number: string;
  /** Who registers. */
  organization: string;
  /** The day of the registration. */
  date: string | null;
  /** What the registration is for. */
  scope: string | null;
  /** How the registration stands. */
  status: 'Registered' | 'Suspended' | 'Revoked' | 'Dissolved' | 'Delinquent' | null;
};

export type EmployerSource = 'SEC' | 'DTI' | 'SERP' | 'Facebook' | 'LinkedIn';

export type Employment = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The person’s name as the employer has it. */
  name: string | null;
  /** What the work is. */
  description: string | null;
  /** What the person is there. */
  jobTitle: string | null;
  /** Department or unit. */
  department: string | null;
  /** The employer’s number of the person. */
  employeeNumber: string | null;
  /** The source’s number of the employer. */
  employerNumber: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** How the employment stands, as the source says it. */
  status: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day the employer reported it. */
  reportedDate: string | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type EmploymentPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The person’s name as the employer has it. */
  name: string | null;
  /** What the work is. */
  description: string | null;
  /** What the person is there. */
  jobTitle: string | null;
  /** Department or unit. */
  department: string | null;
  /** The employer’s number of the person. */
  employeeNumber: string | null;
  /** The source’s number of the employer. */
  employerNumber: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** How the employment stands, as the source says it. */
  status: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day the employer reported it. */
  reportedDate: string | null;
};

export type Error = {
  /** What happened, for programs: `OK`, `CREATED` or an error code. */
  code: 'INVALID_CREDENTIALS' | 'INVALID_PARAMETERS' | 'INVALID_TOKEN' | 'UNAUTHORIZED_ACCESS' | 'MISSING_RESOURCE' | 'UNSUPPORTED_TYPE' | 'REQUEST_LIMIT_EXCEEDED' | 'SERVER_ERROR' | 'UNSUPPORTED_METHOD' | 'SERVER_UNAVAILABLE' | 'TIME_LIMIT_EXCEEDED' | 'RANGE_NOT_SATISFIABLE' | 'SESSION_EXPIRED' | 'EMAIL_NOT_CONFIRMED' | 'ALREADY_EXISTS' | 'EDIT_CONFLICT' | 'CONFIRMATION_REQUIRED' | 'LINK_EXPIRED';
  /** The same for people; never decide by it. */
  message: string;
  /** Names this request when you ask for help; also in the header `x-request-id`. */
  requestId: string;
  /** Empty: an error carries nothing else. */
  data: Record<string, unknown>;
};

/** The type of the export. */
export type ExportExtensionType = 'PDF' | 'CSV';

export type ExternalMetadata = Record<string, string>;

export type FileObject = {
  /** What part of the document the file is; null where it is the whole. */
  fileSubtype?: FileSubtype | null;
  /** The name of the file type when left out. */
  fileName?: string | null;
  /** What kind of file it is; its first bytes must say the same. */
  fileExtensionType: 'PDF' | 'PNG' | 'JPG' | 'JPEG';
  /** The bytes of the file in base64, at most 15 MB of them. */
  fileContent: string;
};

export type FileSubtype = 'PAYSLIP' | 'PERSONAL_INFORMATION' | 'EMPLOYMENT_INFORMATION' | 'TAX_PAYMENT' | 'COMPANY_ID_FRONT' | 'COMPANY_ID_BACK' | 'CARD_FRONT' | 'CARD_BACK';

export type FileType = {
  /** Where its logo is, as a picture. */
  logoUrl: string;
  /** What kind of document it is. */
  type: string;
  /** The type as shown to people. */
  typeLabel: string;
  /** Whether it can be uploaded at this moment. */
  active: boolean;
  /** Whether your organization may use it. */
  enabled: boolean;
  /** Whether files of it are read, so that data points come of them. */
  ocr: boolean;
  /** Which data points it gives. */
  supported: Array<'IDENTITIES' | 'TRANSACTIONS' | 'RATINGS' | 'EMPLOYMENTS' | 'DOCUMENTS' | 'INCOMES' | 'CONTRIBUTIONS' | 'EINCOMES' | 'LIABILITIES' | 'LINK' | 'INSIGHTS' | 'NONE'>;
};

export type Form = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** The person’s name. */
  name: string | null;
  /** The end user it belongs to. */
  userId: string;
  /** The Wink site the form is part of. */
  winkSiteId: string;
  /** The visit in which it was filled in. */
  winkSiteSessionId: string;
  /** Names the form screen within its site. */
  reference: string;
  /** The entered values by field name. */
  data: Record<string, unknown>;
};

export type Identity = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The whole name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** What follows the name. */
  suffix: string | null;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Date of birth. */
  dob: string | null;
  /** Marital status, where the source says one. */
  maritalStatus: RefMaritalStatus | null;
  /** Country the person lives in, ISO 3166-1 alpha-2. */
  countryResidence: RefCountry | null;
  /** Citizenship, as the source says it. */
  citizenship: 'Citizen' | 'Resident Alien' | 'Non-resident Alien' | 'Undocumented' | 'Others' | null;
  /** Where the person’s picture is; null where there is none. */
  photoUrl: string | null;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** The person’s public profile at the provider. */
  profileUrl: string | null;
  /**
   * Former: the newest employment names the employer.
   * @deprecated
   */
  latestEmployerName: string | null;
  /** Email addresses, the main one first. */
  emails: Array<{
    /** The email address. */
    address: string | null;
    /** What it is used for. */
    type: 'Primary' | 'Secondary' | 'Work' | 'Personal' | null;
  }>;
  /** Phone numbers, the main one first. */
  phones: Array<{
    /** The phone number, E.164. */
    number: string | null;
    /** What it is used for. */
    type: 'Mobile' | 'Fixed' | 'Unspecified' | null;
  }>;
  /** Profiles elsewhere. */
  socialProfiles: Array<{
    /** Where the profile is. */
    socialUrl: string | null;
    /** What it is used for. */
    type: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Others' | null;
  }>;
  /** Postal addresses, the main one first. */
  addresses: Array<RefAddress>;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type IdentityPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The whole name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** What follows the name. */
  suffix: string | null;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Date of birth. */
  dob: string | null;
  /** Marital status, where the source says one. */
  maritalStatus: RefMaritalStatus | null;
  /** Country the person lives in, ISO 3166-1 alpha-2. */
  countryResidence: RefCountry | null;
  /** Citizenship, as the source says it. */
  citizenship: 'Citizen' | 'Resident Alien' | 'Non-resident Alien' | 'Undocumented' | 'Others' | null;
  /** Where the person’s picture is; null where there is none. */
  photoUrl: string | null;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** The person’s public profile at the provider. */
  profileUrl: string | null;
  /**
   * Former: the newest employment names the employer.
   * @deprecated
   */
  latestEmployerName: string | null;
  /** Email addresses, the main one first. */
  emails: Array<{
    /** The email address. */
    address: string | null;
    /** What it is used for. */
    type: 'Primary' | 'Secondary' | 'Work' | 'Personal' | null;
  }>;
  /** Phone numbers, the main one first. */
  phones: Array<{
    /** The phone number, E.164. */
    number: string | null;
    /** What it is used for. */
    type: 'Mobile' | 'Fixed' | 'Unspecified' | null;
  }>;
  /** Profiles elsewhere. */
  socialProfiles: Array<{
    /** Where the profile is. */
    socialUrl: string | null;
    /** What it is used for. */
    type: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Others' | null;
  }>;
  /** Postal addresses, the main one first. */
  addresses: Array<RefAddress>;
};

export type Income = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What it was paid for, as with freelance work. */
  workItem: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** How often it is paid. */
  frequency: RefPayPeriod | null;
  /** The regular part, in units of `currency`. */
  baseAmount: number | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** What is paid out, in units of `currency`. */
  netAmount: number | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type IncomePayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What it was paid for, as with freelance work. */
  workItem: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** How often it is paid. */
  frequency: RefPayPeriod | null;
  /** The regular part, in units of `currency`. */
  baseAmount: number | null;
  /** Before anything is taken off, in units of `currency`. */
  grossAmount: number | null;
  /** What is paid out, in units of `currency`. */
  netAmount: number | null;
};

export type Insight = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** Until when data was taken into account, UTC. */
  cutoffTime: string;
  /** What was computed, by name: numbers, with null where the data does not say. */
  features: ObjectFeature;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type InsightPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** Until when data was taken into account, UTC. */
  cutoffTime: string;
  /** What was computed, by name: numbers, with null where the data does not say. */
  features: ObjectFeature;
};

export type Invite = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** The whole name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Family name. */
  lastName: string | null;
  /** The invited address. */
  email: string;
  /** The invite template of the mail and the page. */
  templateId: string;
  /** The Wink template of the widget on the page; null for the default. */
  winkTemplateId: string | null;
  /** The site that the link opens. */
  winkSiteId: string | null;
  /** The end user who was created for the invite. */
  userId: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: InviteStatus;
  /** When it last changed, UTC. */
  updatedAt: string;
  /** When the person was invited, UTC. */
  invitedAt: string;
  /** When the first account was connected. */
  linkedAt: string | null;
  /** Days after the invitation on which a reminder is sent. */
  reminderDays: Array<number>;
  /** When the person asked for no more reminders. */
  remindersStoppedAt: string | null;
  /** The link of this person; it works any number of times for 14 days. */
  inviteLandingPageUrl: string;
};

export type InviteLog = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The invite. */
  inviteId: string;
  /** How far the invited person has come from then on. */
  inviteStatus: InviteStatus;
  /** A new status, a reminder that was sent, or the end of reminders at the person’s wish. */
  event: 'STATUS' | 'REMINDER_SENT' | 'REMINDERS_STOPPED';
  /** The end user it belongs to. */
  userId: string;
  /** When it was made, UTC. */
  createdAt: string;
};

export type InvitePage = {
  /** The heading of the page. */
  header: string;
  /** The text of the page. */
  description: string;
  /** The words on the button of the page. */
  button: string;
};

export type InvitePostRequest = {
  /** The whole name. */
  fullName: string;
  /** Given name. */
  firstName?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** Where the mail goes. */
  email: string;
  /** The invite template with the texts. */
  templateId: string;
  /** The widget template; the built-in one when left out. */
  winkTemplateId?: string | null;
  /** A published site, which the link opens instead. */
  winkSiteId?: string | null;
  /** Days after the invitation on which the mail is sent again, as long as the person has shared nothing, finished nothing and not asked for no more reminders. `` where it is left out. */
  reminderDays?: Array<number>;
};

/** The progress of the person; `REVOKED` when no linked account is left. */
export type InviteStatus = 'INVITED' | 'EMAIL_OPENED' | 'LANDING_PAGE_OPENED' | 'WINK_WIDGET_OPENED' | 'LINKED' | 'REVOKED';

export type InviteTemplate = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** Yours to choose; shown in lists. */
  name: string;
  /** Who invites: name and logo. */
  company: {
    /** Yours to choose; shown in lists. */
    name: string;
    /** Where its logo is, as a picture. */
    logoUrl: string;
  };
  /** The mail: subject, text and button. */
  email: {
    /** Whether inviting sends the mail; without it you pass the link on yourself. */
    sendEmail: boolean;
    /** The name the mail comes from. */
    senderName: string;
    /** Where answers to the mail go. */
    replyAddress: string;
    /** The subject of the mail. */
    subject: string;
    /** The text of the mail; the placeholders become the person’s names. */
    body: string;
  };
  /** The page that the link of the mail opens. */
  landingPage: InvitePage;
  /** The page after a first account was connected. */
  successPage: InvitePage;
  /** The language of your texts: ours in the mail, its reminders and the page of the link are in it too. When left out, the mail is in English, and the page in the language of the browser. */
  language?: 'en' | 'fil';
};

export type InviteTemplateRequest = {
  /** `Invite` and the date when left out; an update then leaves it as it is. */
  name?: string;
  /** Who invites: name and logo. */
  company: {
    /** Shown in the mail and on the pages. */
    name: string;
    /** Shown in the mail and on the pages; the logo of the organization when left out. A text that is no http or https address shows no logo. */
    logoUrl?: string;
  };
  /** The mail: subject, text and button. */
  email: {
    /** Without a mail, hand the link of the invite to the person yourself. `true` where it is left out. */
    sendEmail?: boolean;
    /** The name of the company when left out. */
    senderName?: string;
    /** Where answers to the mail go. */
    replyAddress: string;
    /** The subject of the mail. */
    subject: string;
    /** The text of the mail; the placeholders become the person’s names. */
    body: string;
  };
  /** The page that the link of the mail opens. */
  landingPage: InvitePage;
  /** The page after a first account was connected. */
  successPage: InvitePage;
  /** The language of your texts: ours in the mail, its reminders and the page of the link are in it too. When left out, the mail is in English, and the page in the language of the browser. */
  language?: 'en' | 'fil';
};

export type Liability = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What kind of loan it is. */
  type: string;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day of the first instalment. */
  firstAmortizationDate: string | null;
  /** How often an instalment is due. */
  amortizationFrequency: RefPayPeriod | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** What was lent, in units of `currency`. */
  loanAmount: number;
  /** One instalment, in units of `currency`. */
  amortizationAmount: number | null;
  /** What is still owed, in units of `currency`. */
  outstandingBalance: number | null;
  /** What is due next, in units of `currency`. */
  nextPaymentAmount: number | null;
  /** What is overdue, in units of `currency`. */
  overduePaymentAmount: number | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type LiabilityPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What kind of loan it is. */
  type: string;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** First day of it. */
  startDate: string;
  /** Last day of it; null where it goes on. */
  endDate: string | null;
  /** The day of the first instalment. */
  firstAmortizationDate: string | null;
  /** How often an instalment is due. */
  amortizationFrequency: RefPayPeriod | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** What was lent, in units of `currency`. */
  loanAmount: number;
  /** One instalment, in units of `currency`. */
  amortizationAmount: number | null;
  /** What is still owed, in units of `currency`. */
  outstandingBalance: number | null;
  /** What is due next, in units of `currency`. */
  nextPaymentAmount: number | null;
  /** What is overdue, in units of `currency`. */
  overduePaymentAmount: number | null;
};

export type Link = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** From when on links are counted, UTC; null from the beginning. */
  startDate: string | null;
  /** Until when links are counted, UTC. */
  endDate: string;
  /** Connections, by application. */
  records: Array<{
    /** How many there are. */
    count: number;
    /** When each application connected last, UTC. */
    linkedAt: Array<string>;
  }>;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type LinkPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** From when on links are counted, UTC; null from the beginning. */
  startDate: string | null;
  /** Until when links are counted, UTC. */
  endDate: string;
  /** Connections, by application. */
  records: Array<{
    /** How many there are. */
    count: number;
    /** When each application connected last, UTC. */
    linkedAt: Array<string>;
  }>;
};

export type MawIdType = 'NATIONAL_ID' | 'SSS' | 'UMID' | 'TIN' | 'PRC' | 'PHILHEALTH' | 'PASSPORT' | 'DRIVER_LICENSE' | 'PHILSYS';

export type MawType = 'MAW2' | 'MAW3';

export type Mode = 'SANDBOX' | 'PRODUCTION';

/** -999 stands for no data, -998 for a value that could not be computed. Money is in the source’s currency. */
export type ObjectFeature = {
  /** Number of estimated incomes */
  incomes_count: number;
  /** Months from the first estimated income to the time of computation */
  incomes_first_income_month_range: number;
  /** Longest stretch of months without income between two incomes */
  incomes_missing_month_max: number;
  /** Number of stretches of months without income between two incomes */
  incomes_missing_month_count: number;
  /** Total: monthly estimated income, whole history */
  incomes_amount_sum: number;
  /** Average: monthly estimated income, whole history */
  incomes_amount_average: number;
  /** Smallest: monthly estimated income, whole history */
  incomes_amount_min: number;
  /** Largest: monthly estimated income, whole history */
  incomes_amount_max: number;
  /** Median: monthly estimated income, whole history */
  incomes_amount_median: number;
  /** Sample standard deviation: monthly estimated income, whole history */
  incomes_amount_std: number;
  /** Total: monthly estimated income, last 3 months */
  incomes_last3_months_amount_sum: number;
  /** Average: monthly estimated income, last 3 months */
  incomes_last3_months_amount_average: number;
  /** Smallest: monthly estimated income, last 3 months */
  incomes_last3_months_amount_min: number;
  /** Largest: monthly estimated income, last 3 months */
  incomes_last3_months_amount_max: number;
  /** Median: monthly estimated income, last 3 months */
  incomes_last3_months_amount_median: number;
  /** Sample standard deviation: monthly estimated income, last 3 months */
  incomes_last3_months_amount_std: number;
  /** Total: monthly estimated income, last 6 months */
  incomes_last6_months_amount_sum: number;
  /** Average: monthly estimated income, last 6 months */
  incomes_last6_months_amount_average: number;
  /** Smallest: monthly estimated income, last 6 months */
  incomes_last6_months_amount_min: number;
  /** Largest: monthly estimated income, last 6 months */
  incomes_last6_months_amount_max: number;
  /** Median: monthly estimated income, last 6 months */
  incomes_last6_months_amount_median: number;
  /** Sample standard deviation: monthly estimated income, last 6 months */
  incomes_last6_months_amount_std: number;
  /** Total: monthly estimated income, last 9 months */
  incomes_last9_months_amount_sum: number;
  /** Average: monthly estimated income, last 9 months */
  incomes_last9_months_amount_average: number;
  /** Smallest: monthly estimated income, last 9 months */
  incomes_last9_months_amount_min: number;
  /** Largest: monthly estimated income, last 9 months */
  incomes_last9_months_amount_max: number;
  /** Median: monthly estimated income, last 9 months */
  incomes_last9_months_amount_median: number;
  /** Sample standard deviation: monthly estimated income, last 9 months */
  incomes_last9_months_amount_std: number;
  /** Total: monthly estimated income, last 12 months */
  incomes_last12_months_amount_sum: number;
  /** Average: monthly estimated income, last 12 months */
  incomes_last12_months_amount_average: number;
  /** Smallest: monthly estimated income, last 12 months */
  incomes_last12_months_amount_min: number;
  /** Largest: monthly estimated income, last 12 months */
  incomes_last12_months_amount_max: number;
  /** Median: monthly estimated income, last 12 months */
  incomes_last12_months_amount_median: number;
  /** Sample standard deviation: monthly estimated income, last 12 months */
  incomes_last12_months_amount_std: number;
  /** Total: monthly estimated income, last 18 months */
  incomes_last18_months_amount_sum: number;
  /** Average: monthly estimated income, last 18 months */
  incomes_last18_months_amount_average: number;
  /** Smallest: monthly estimated income, last 18 months */
  incomes_last18_months_amount_min: number;
  /** Largest: monthly estimated income, last 18 months */
  incomes_last18_months_amount_max: number;
  /** Median: monthly estimated income, last 18 months */
  incomes_last18_months_amount_median: number;
  /** Sample standard deviation: monthly estimated income, last 18 months */
  incomes_last18_months_amount_std: number;
  /** Number of the last 18 months in which the largest income was reached */
  incomes_last18_months_max_amount_count: number;
  /** Estimated income of the first month */
  incomes_starting_amount: number;
  /** Estimated income of the latest month */
  incomes_current_amount: number;
  /** Growth of the latest estimated income over the same month a year earlier; 0.05 is 5 % */
  incomes_latest_growth: number;
  /** Number of loans */
  liabilities_loan_count: number;
  /** Smallest: loan amount */
  liabilities_loan_amount_min: number;
  /** Largest: loan amount */
  liabilities_loan_amount_max: number;
  /** Total: loan amount */
  liabilities_loan_amount_total: number;
  /** Average: loan amount */
  liabilities_loan_amount_average: number;
  /** Sample standard deviation: loan amount */
  liabilities_loan_amount_std: number;
  /** Number of loans paid back */
  liabilities_finished_loan_count: number;
  /** Number of open loans */
  liabilities_outstanding_loan_count: number;
  /** Largest: outstanding balance of open loans */
  liabilities_outstanding_amount_max: number;
  /** Total: outstanding balance of open loans */
  liabilities_outstanding_amount_total: number;
  /** Average: outstanding balance of open loans */
  liabilities_outstanding_amount_average: number;
  /** Number of overdue loans */
  liabilities_overdue_loan_count: number;
  /** Total: overdue amount of overdue loans */
  liabilities_overdue_amount_total: number;
  /** Average: overdue amount of overdue loans */
  liabilities_overdue_amount_average: number;
  /** Total: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_sum: number;
  /** Smallest: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_min: number;
  /** Largest: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_max: number;
  /** Average: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_average: number;
  /** Median: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_median: number;
  /** Sample standard deviation: amortization amount of open loans */
  liabilities_ongoing_amortization_amount_std: number;
  /** Number of payments made */
  liabilities_payment_count: number;
  /** Largest: payment made */
  liabilities_payment_amount_max: number;
  /** Smallest: payment made */
  liabilities_payment_amount_min: number;
  /** Median: payment made */
  liabilities_payment_amount_median: number;
  /** Average: payment made */
  liabilities_payment_amount_average: number;
  /** Total: payment made */
  liabilities_payment_amount_sum: number;
  /** Sample standard deviation: payment made */
  liabilities_payment_amount_std: number;
  /** EMPLOYED, GIG or UNEMPLOYED; the text -999 where it is not known */
  employments_current_status: string;
  /** Number of different employers */
  employments_employer_count: number;
  /** Months at the current employer */
  employments_current_tenure: number;
  /** Age */
  identity_age: number;
  /** Days since the first connection with another organization */
  link_days_since_first: number;
  /** Days since the latest connection with another organization */
  link_days_since_last: number;
  /** Other organizations connected with in the last 3 days */
  link_day3_count: number;
  /** Other organizations connected with in the last 7 days */
  link_day7_count: number;
  /** Other organizations connected with in the last 30 days */
  link_day30_count: number;
  /** Other organizations connected with in the last 90 days */
  link_day90_count: number;
  /** Other organizations connected with in the last 180 days */
  link_day180_count: number;
  /** Other organizations connected with in the last 365 days */
  link_day365_count: number;
  /** Other organizations connected with in the last 730 days */
  link_day730_count: number;
};

export type ObjectReferenceMetadata = {
  /** When this object was first stored, UTC. */
  itemCreatedAt: string;
  /** When it was made, UTC. */
  createdAt: string;
  /**
   * The connected account.
   * @deprecated
   */
  accountId: string | null;
  /** The account or archive the object came from. */
  sourceId: string;
  /** Whether it came from a connected account or an uploaded archive. */
  sourceType: RefSourceType;
  /** The end user it belongs to. */
  userId: string;
  /** The provider the account is with. */
  providerId: string;
};

export type ObjectReferenceMetadata2 = {
  /** The account or archive the object came from. */
  sourceId: string;
  /** Whether it came from a connected account or an uploaded archive. */
  sourceType: RefSourceType;
  /** The end user it belongs to. */
  userId: string;
  /** The provider the account is with. */
  providerId: string;
};

export type Provider = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What people call it. */
  name: string;
  /** Its name in full. */
  longName: string;
  /** Where its logo is, as a picture. */
  logoUrl: string;
  /** What kind of source it is. */
  type: ProviderType;
  /** The type as shown to people. */
  typeLabel: string;
  /** The kind within its type. */
  subType: string;
  /** The kind within its type as shown to people. */
  subTypeLabel: string;
  /** Whether it works at this moment. */
  active: boolean;
  /** Whether your organization may use it. */
  enabled: boolean;
  /** Whether it asks for a second step when people log in. */
  mfa: boolean;
  /** Whether accounts can be connected, beside uploading documents. */
  accountConnection: boolean;
  /** Which data points it gives. */
  supported: Array<RefDatapoint>;
  /** Whether a connected account can be read again by itself. */
  monitorSupported: boolean;
  /** What people read below its name. */
  description: string;
  /** Whether documents of it are read. */
  enableOcr: boolean;
  /** `LOGIN` where people log in; `NO_NEED_LOGIN` where they only say who they are. */
  connectionType: 'LOGIN' | 'NO_NEED_LOGIN';
  /** What this is; always `PROVIDER`. */
  kind: 'PROVIDER';
  /** Its place in the list, smallest first. */
  ord: number;
};

export type ProviderType = 'GIG' | 'GOVERNMENT' | 'SYSTEM' | 'EMPLOYER' | 'CREDENTIAL';

export type Rating = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The rating now. */
  currentRating: number | null;
  /** The best rating there is. */
  maxRating: number | null;
  /** The rating in percent of the best, 0 to 100. */
  calculatedPercentage: number | null;
  /** How many reviews the rating rests on. */
  reviewsReceived: number | null;
  /** Recommendations received. */
  likesReceived: number | null;
  /** Jobs done on the platform. */
  jobsCompleted: number | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type RatingPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The rating now. */
  currentRating: number | null;
  /** The best rating there is. */
  maxRating: number | null;
  /** The rating in percent of the best, 0 to 100. */
  calculatedPercentage: number | null;
  /** How many reviews the rating rests on. */
  reviewsReceived: number | null;
  /** Recommendations received. */
  likesReceived: number | null;
  /** Jobs done on the platform. */
  jobsCompleted: number | null;
};

export type RawFile = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** The name of the file. */
  name: string;
  /** What part of the document the file is; null where it is the whole. */
  subType: FileSubtype | null;
  /** Kilobytes. */
  size: number;
  /** What kind of file it is. */
  format: 'PDF' | 'PNG' | 'JPG' | 'JPEG';
  /** Opens the file without a token, for 60 days after the upload. */
  url: string;
};

export type ReadingStage = 'OPEN' | 'PREPARE' | 'RECOGNISE' | 'CLASSIFY' | 'EXTRACT' | 'SECOND_LOOK' | 'VALIDATE' | 'STORE';

export type RefAddress = {
  /** The address in one line. */
  fullAddress: string | null;
  /** Street and number. */
  line1: string | null;
  /** What else the street address needs. */
  line2: string | null;
  /** City or municipality. */
  city: string | null;
  /** State, province or region. */
  region: string | null;
  /** Postal code. */
  zip: string | null;
  /** Country, ISO 3166-1 alpha-2. */
  country: RefCountry | null;
  /** Latitude in degrees, north positive. */
  latitude: string | null;
  /** Longitude in degrees, east positive. */
  longitude: string | null;
  /** Whether it is the main address. */
  type: 'Primary' | 'Secondary' | null;
  /** What the address is used for. */
  tags: Array<'Primary' | 'Secondary' | 'Home' | 'Work' | 'Mailing' | 'Foreign' | 'Billing' | 'Permanent' | 'Shipping' | null>;
};

export type RefCountry = 'AF' | 'AX' | 'AL' | 'DZ' | 'AS' | 'AD' | 'AO' | 'AI' | 'AQ' | 'AG' | 'AR' | 'AM' | 'AW' | 'AU' | 'AT' | 'AZ' | 'BS' | 'BH' | 'BD' | 'BB' | 'BY' | 'BE' | 'BZ' | 'BJ' | 'BM' | 'BT' | 'BO' | 'BQ' | 'BA' | 'BW' | 'BV' | 'BR' | 'IO' | 'BN' | 'BG' | 'BF' | 'BI' | 'KH' | 'CM' | 'CA' | 'CV' | 'KY' | 'CF' | 'TD' | 'CL' | 'CN' | 'CX' | 'CC' | 'CO' | 'KM' | 'CG' | 'CD' | 'CK' | 'CR' | 'CI' | 'HR' | 'CU' | 'CW' | 'CY' | 'CZ' | 'DK' | 'DJ' | 'DM' | 'DO' | 'EC' | 'EG' | 'SV' | 'GQ' | 'ER' | 'EE' | 'ET' | 'FK' | 'FO' | 'FJ' | 'FI' | 'FR' | 'GF' | 'PF' | 'TF' | 'GA' | 'GM' | 'GE' | 'DE' | 'GH' | 'GI' | 'GR' | 'GL' | 'GD' | 'GP' | 'GU' | 'GT' | 'GG' | 'GN' | 'GW' | 'GY' | 'HT' | 'HM' | 'VA' | 'HN' | 'HK' | 'HU' | 'IS' | 'IN' | 'ID' | 'IR' | 'IQ' | 'IE' | 'IM' | 'IL' | 'IT' | 'JM' | 'JP' | 'JE' | 'JO' | 'KZ' | 'KE' | 'KI' | 'KP' | 'KR' | 'XK' | 'KW' | 'KG' | 'LA' | 'LV' | 'LB' | 'LS' | 'LR' | 'LY' | 'LI' | 'LT' | 'LU' | 'MO' | 'MK' | 'MG' | 'MW' | 'MY' | 'MV' | 'ML' | 'MT' | 'MH' | 'MQ' | 'MR' | 'MU' | 'YT' | 'MX' | 'FM' | 'MD' | 'MC' | 'MN' | 'ME' | 'MS' | 'MA' | 'MZ' | 'MM' | 'NA' | 'NR' | 'NP' | 'NL' | 'AN' | 'NC' | 'NZ' | 'NI' | 'NE' | 'NG' | 'NU' | 'NF' | 'MP' | 'NO' | 'OM' | 'PK' | 'PW' | 'PS' | 'PA' | 'PG' | 'PY' | 'PE' | 'PH' | 'PN' | 'PL' | 'PT' | 'PR' | 'QA' | 'RS' | 'RE' | 'RO' | 'RU' | 'RW' | 'BL' | 'SH' | 'KN' | 'LC' | 'MF' | 'PM' | 'VC' | 'WS' | 'SM' | 'ST' | 'SA' | 'SN' | 'CS' | 'SC' | 'SL' | 'SG' | 'SX' | 'SK' | 'SI' | 'SB' | 'SO' | 'ZA' | 'GS' | 'SS' | 'ES' | 'LK' | 'SD' | 'SR' | 'SJ' | 'SZ' | 'SE' | 'CH' | 'SY' | 'TW' | 'TJ' | 'TZ' | 'TH' | 'TL' | 'TG' | 'TK' | 'TO' | 'TT' | 'TN' | 'TR' | 'XT' | 'TM' | 'TC' | 'TV' | 'UG' | 'UA' | 'AE' | 'GB' | 'US' | 'UM' | 'UY' | 'UZ' | 'VU' | 'VE' | 'VN' | 'VG' | 'VI' | 'WF' | 'EH' | 'YE' | 'ZM' | 'ZW';

export type RefCurrency = 'AFN' | 'DZD' | 'ARS' | 'AMD' | 'AWG' | 'AUD' | 'AZN' | 'BSD' | 'BHD' | 'THB' | 'PAB' | 'BBD' | 'BYN' | 'BZD' | 'BMD' | 'VES' | 'BOB' | 'BRL' | 'BND' | 'BGN' | 'BIF' | 'CAD' | 'CVE' | 'KYD' | 'GHS' | 'XOF' | 'XAF' | 'XPF' | 'CLP' | 'COP' | 'KMF' | 'CDF' | 'BAM' | 'NIO' | 'CRC' | 'HRK' | 'CZK' | 'GMD' | 'DKK' | 'MKD' | 'DJF' | 'STD' | 'DOP' | 'VND' | 'XCD' | 'EGP' | 'SVC' | 'ETB' | 'EUR' | 'FKP' | 'FJD' | 'HUF' | 'GIP' | 'HTG' | 'PYG' | 'GNF' | 'GYD' | 'HKD' | 'UAH' | 'ISK' | 'INR' | 'IRR' | 'IQD' | 'JMD' | 'JOD' | 'KES' | 'PGK' | 'LAK' | 'EEK' | 'KWD' | 'MWK' | 'AOA' | 'MMK' | 'GEL' | 'LVL' | 'LBP' | 'ALL' | 'HNL' | 'SLL' | 'LRD' | 'LYD' | 'SZL' | 'LTL' | 'LSL' | 'MGA' | 'MYR' | 'TMT' | 'MUR' | 'MZN' | 'MXN' | 'MDL' | 'MAD' | 'NGN' | 'ERN' | 'NAD' | 'NPR' | 'ANG' | 'ILS' | 'RON' | 'TWD' | 'NZD' | 'BTN' | 'KPW' | 'NOK' | 'PEN' | 'MRO' | 'TOP' | 'PKR' | 'MOP' | 'UYU' | 'PHP' | 'GBP' | 'BWP' | 'QAR' | 'GTQ' | 'ZAR' | 'OMR' | 'KHR' | 'MVR' | 'IDR' | 'RUB' | 'RWF' | 'SHP' | 'SAR' | 'RSD' | 'SCR' | 'SGD' | 'SBD' | 'KGS' | 'SOS' | 'TJS' | 'LKR' | 'SDG' | 'SRD' | 'SEK' | 'CHF' | 'SYP' | 'BDT' | 'WST' | 'TZS' | 'KZT' | 'TTD' | 'MNT' | 'TND' | 'TRY' | 'AED' | 'UGX' | 'CLF' | 'USD' | 'UZS' | 'VUV' | 'KRW' | 'YER' | 'JPY' | 'CNY' | 'ZMW' | 'ZWL' | 'PLN';

export type RefDatapoint = 'IDENTITIES' | 'TRANSACTIONS' | 'RATINGS' | 'EMPLOYMENTS' | 'DOCUMENTS' | 'INCOMES' | 'CONTRIBUTIONS' | 'EINCOMES' | 'LIABILITIES' | 'LINK' | 'INSIGHTS';

export type RefGender = 'Male' | 'Female' | 'Non-binary';

export type RefMaritalStatus = 'Divorced' | 'Married' | 'Separated' | 'Single' | 'Widowed' | 'Lifetime Partner';

export type RefPayPeriod = 'Hourly' | 'Daily' | 'Weekly' | 'Semimonthly' | 'Monthly' | 'Bimonthly' | 'Quarterly' | 'Annually' | 'Variable' | 'Unspecified';

export type RefSourceType = 'ACCOUNT' | 'UPLOAD' | 'ARCHIVE' | 'SOCIAL_SECURITY';

export type RefWebhookEventType = 'TASK_STARTED' | 'TASK_FINISHED' | 'ACCOUNT_SYNC_TASK_FINISHED' | 'USER_CREATED' | 'ACCOUNT_CREATED' | 'ACCOUNT_CONNECTED' | 'ACCOUNT_DISCONNECTED' | 'ACCOUNT_FAILED' | 'ARCHIVE_STARTED' | 'ARCHIVE_ANALYZED' | 'ARCHIVE_REVOKED' | 'ARCHIVE_FAILED' | 'INVITE_INVITED' | 'INVITE_LINKED' | 'IDENTITY_ADDED' | 'RATING_ADDED' | 'TRANSACTIONS_ADDED' | 'INSIGHT_ADDED' | 'LINK_ADDED' | 'VERIFICATION_STARTED' | 'VERIFICATION_COMPLETED' | 'DOCUMENTS_ADDED' | 'DOCUMENTS_UPDATED' | 'EMPLOYMENTS_ADDED' | 'EMPLOYMENTS_UPDATED' | 'INCOMES_ADDED' | 'INCOMES_UPDATED' | 'CONTRIBUTIONS_ADDED' | 'CONTRIBUTIONS_UPDATED' | 'EINCOMES_ADDED' | 'EINCOMES_UPDATED' | 'LIABILITIES_ADDED' | 'LIABILITIES_UPDATED' | 'RECORD_CREATED' | 'RECORD_COMPLETED' | 'USER_SESSION_COMPLETED' | 'USER_SESSION_RESET' | 'ALL_EVENTS';

export type Signal = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Phone number with country code, E.164. */
    phone: string;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
  /** Null until the lookup is complete, and where there is no data. */
  result: AlphaSignalResult | null;
};

export type SignalIdType = 'PID';

export type SignalPostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type SignalType = 'Signal1' | 'Signal2' | 'Signal3';

export type SocialSecurity = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** How it ended; null while it goes on. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
  /** The result in words. */
  resultMessage: string | null;
  /** Null until the record is complete, and where there is no data. */
  result: SocialSecurityResult | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** The whole name. */
    fullName: string;
    /** Mobile number with country code, without plus and leading zeros. */
    mobileNumber: string;
    /** Mexican population register number (CURP). */
    curp: string;
    /** Which set of items to ask for. */
    templateId: string;
    /** What the person agreed to before you asked. */
    consent: Consent;
    /** Email address. */
    emailAddress: string;
  };
};

export type SocialSecurityPostRequest = {
  /** The whole name. */
  fullName: string;
  /** Mobile number with country code, without plus and leading zeros. */
  mobileNumber: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
  /** Email address. */
  emailAddress: string;
  /** Which set of items to ask for. */
  templateId: 'tpl-sss003001';
};

export type SocialSecurityResult = {
  /** The whole name. */
  fullName: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string;
  /** The day of the record. */
  reportDate: string;
  /** Name of the employer as written. */
  employerName: string;
  /** Number the employer is registered with. */
  employerRegistration: string;
  /** Gender, where the source says one. */
  gender: RefGender | null;
  /** Of Mexico, where the contributions are made. */
  state: string | null;
  /** Days that count as contributed. */
  contributionDays: number;
  /** Per day, in `currency`. */
  contributionBaseAmount: number;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
};

export type Task = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** What is done. */
  type: TaskType;
  /** When it began, UTC. */
  startedAt: string;
  /** When it ended, UTC; null while it goes on. */
  finishedAt: string | null;
  /** `Finished` once nothing more will come of it, whatever came. */
  status: 'Started' | 'Finished';
  /** What was saved when the task finished. */
  datapoints: Array<RefDatapoint>;
  /** What the task works on. */
  metadata: ObjectReferenceMetadata;
};

export type TaskType = 'LINK_ACCOUNT' | 'ANALYZE_ARCHIVE' | 'CLASSIFY_ARCHIVE' | 'UPDATE_ACCOUNT';

export type Token = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** Until when it can be used, UTC. */
  expiresAt: string;
  /** Which mode’s data it opens. */
  mode: Mode;
  /** Opens the widget for this person, for five hours. Pass it to the browser, never your API secret. */
  accessToken: string;
};

export type Transaction = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The day of it. */
  date: string;
  /** What the payment is for. */
  description: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Negative amounts are debits. */
  amount: number;
  /** The source’s own id of it. */
  referenceId: string | null;
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: ObjectReferenceMetadata;
};

export type TransactionPayload = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The day of it. */
  date: string;
  /** What the payment is for. */
  description: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Negative amounts are debits. */
  amount: number;
  /** The source’s own id of it. */
  referenceId: string | null;
};

export type User = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** Your own pairs, such as your customer number: at most five, ASCII, keys to 50 and values to 500 characters. */
  externalMetadata: Record<string, string>;
  /** When it was made, UTC. */
  createdAt: string;
  /**
   * Former: ask for the accounts of the user instead.
   * @deprecated
   */
  providers: Array<string>;
  /** How far this end user has come. */
  session: UserSession;
};

export type UserPayload = {
  /** Where it came from: the end user, the account or archive, the provider, and when. */
  metadata: UserSession;
  /** The newest 1,000; *List forms* has all of them, page by page. */
  forms: Array<{
    /** Names this object within your organization and mode; it never changes. */
    id: string;
    /** The person’s name. */
    name: string | null;
    /** What the person answered, by the name of each field. */
    data: Record<string, unknown>;
  }>;
  /** Values that Wink sites worked out of the answers, in the newest 1,000 visits. */
  calculatedValues: Array<{
    /** The person’s name. */
    name: string;
    /** A decimal number, exact and rounded as the site says. */
    value: string;
    /** The visit in which it was filled in. */
    winkSiteSessionId: string;
  }>;
  /** The accounts the person connected. */
  accounts: Array<{
    /** Names this object within your organization and mode; it never changes. */
    id: string;
    /** The provider the account is with. */
    providerId: string;
    /** Every data point that was read of it. */
    payload: AllDatapointPayload;
  }>;
  /** The newest 1,000; *List archives* has all of them, page by page. */
  archives: Array<{
    /** Names this object within your organization and mode; it never changes. */
    id: string;
    /** What kind of document it is, such as `PAYSLIP`. */
    fileType: string;
    /** Every data point that was read of it. */
    payload: AllDatapointPayload;
  }>;
};

export type UserSession = {
  /** The end user it belongs to. */
  userId: string;
  /** Where the person shares: a Wink site, or the widget in your own pages. */
  channel: 'WinkSite' | 'Default';
  /** The Wink site of a session that came through one. */
  channelId: string | null;
  /** `IN_PROGRESS` until the person has finished, `REVOKED` once all they shared is revoked. */
  status: 'IN_PROGRESS' | 'COMPLETED' | 'REVOKED';
};

export type ValidationIdType = string;

export type Verification = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** When it last changed, UTC. */
  updatedAt: string;
  /** `PROCESSING` until it ends as `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Null unless the status is ERROR. */
  errorMessage: string | null;
  /** What was asked, as it was sent. */
  requestMeta: {
    /** Given name. */
    firstName: string | null;
    /** Middle name. */
    middleName: string | null;
    /** Family name. */
    lastName: string | null;
    /** What follows the name. */
    suffix: string | null;
    /** The whole name. */
    fullName: string | null;
    /** What else is known of the person; the more, the surer the answer. */
    additionalData: {
      /** Email address. */
      email: string | null;
      /** Phone number with country code, E.164. */
      phone: string | null;
      /** Date of birth. */
      dob: string | null;
      /** Gender, where the source says one. */
      gender: 'Male' | 'Female' | 'Non-binary' | null;
      /** Address of the person. */
      address: string | null;
      /** Name of the employer. */
      employer: string | null;
      /** How the person works. */
      employmentStatus: 'EMPLOYED' | 'UNEMPLOYED' | 'RETIRED' | 'SELF-EMPLOYED' | 'GIG' | null;
      /** The documents to compare. */
      ids: Array<{
        /** Which document the number is of. */
        idType: string;
        /** Which profession, with a licence of the PRC. */
        idSubType: string | null;
        /** The number of the document. */
        idNumber: string;
      }>;
    } | null;
    /** What the person agreed to before you asked. */
    consent: Consent;
  };
  /** Null until the verification is complete. */
  result: VerificationResult | null;
};

export type VerificationContactMatchResult = {
  /** The value as text, whatever its type; null where none is known. */
  value: string | null;
  /** Whether it fits; null where it was not sent or cannot be compared. */
  matches: boolean | null;
  /** Whether it was made to be thrown away; null where that is not known. */
  disposable: boolean | null;
  /** Whether messages arrive; null where that is not known. */
  deliverable: boolean | null;
  /** Whether it is in use; null where that is not known. */
  active: boolean | null;
  /** Who runs it. */
  provider: string | null;
  /** Whether anyone gets one for nothing; null where that is not known. */
  freeProvider: boolean | null;
};

export type VerificationCreateRequest = {
  /** Given name. */
  firstName?: string | null;
  /** Middle name. */
  middleName?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** `N_A` stands for none. */
  suffix?: string | null;
  /** The whole name. */
  fullName?: string | null;
  /** What else is known of the person; the more, the surer the answer. */
  additionalData?: {
    /** Email address. */
    email?: string | null;
    /** Phone number with country code, E.164. */
    phone?: string | null;
    /** Date of birth. */
    dob?: string | null;
    /** Gender, where the source says one. */
    gender?: 'Male' | 'Female' | 'Non-binary' | null;
    /** The address as written. */
    address?: string | null;
    /** Name of the employer. */
    employer?: string | null;
    /** How the person works. */
    employmentStatus?: 'EMPLOYED' | 'UNEMPLOYED' | 'RETIRED' | 'SELF-EMPLOYED' | 'GIG' | null;
    /** The documents to compare. */
    ids?: Array<VerificationIdRequest> | null;
  } | null;
  /** What the person agreed to before you asked. */
  consent: ConsentRequest;
};

export type VerificationIdMatchResult = {
  /** The number of the document. */
  idNumber: string;
  /** Which document the number is of. */
  idType: string;
  /** Which profession, with a licence of the PRC. */
  idSubtype: string | null;
  /** Whether it fits; null where it was not sent or cannot be compared. */
  matches: boolean | null;
};

export type VerificationIdRequest = {
  /** Which document the number is of. */
  idType: string;
  /** Which profession, with a licence of the PRC. */
  idSubType?: string | null;
  /** The number of the document. */
  idNumber: string;
};

export type VerificationResult = {
  /** Whether the person is who they say, all in all. */
  finalMatches: boolean;
  /** How the parts of the name compare. */
  names: {
    /** Whether the given name fits; null where it was not sent or cannot be compared. */
    firstNameMatches: boolean | null;
    /** Whether the family name fits; null where it was not sent or cannot be compared. */
    lastNameMatches: boolean | null;
    /** Whether the middle name fits; null where it was not sent or cannot be compared. */
    middleNameMatches: boolean | null;
    /** Whether the whole name fits; null where it was not sent or cannot be compared. */
    fullNameMatches: boolean | null;
  };
  /** What else is known of the person; the more, the surer the answer. */
  additionalData: {
    /** The documents to compare. */
    ids: Array<VerificationIdMatchResult>;
    /** Whether the date of birth fits; null where it was not sent or cannot be compared. */
    dobMatches: boolean | null;
    /** Whether the gender fits; null where it was not sent or cannot be compared. */
    genderMatches: boolean | null;
    /** What is known of the phone number. */
    phoneMatches: VerificationContactMatchResult | null;
    /** What is known of the email address. */
    emailMatches: VerificationContactMatchResult | null;
    /** Whether the address fits; null where it was not sent or cannot be compared. */
    addressMatches: boolean | null;
  } | null;
};

export type Webhook = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** When it was made, UTC. */
  createdAt: string;
  /** Yours to choose; shown in lists. */
  name: string;
  /** Where events are sent, by `POST`; `https://` in Production. */
  url: string;
  /** Which events to send; an empty list means all. */
  eventTypes: Array<RefWebhookEventType>;
  /** Whether events are sent. */
  active: boolean;
  /** Whether events that end a task carry the data that was read, and those that end a session the answers. */
  includePayload: boolean;
  /** When it last changed, UTC. */
  updatedAt: string;
  /** When the platform made it inactive; null while it is active or when somebody else deactivated it. */
  disabledAt: string | null;
  /** Why the platform made it inactive: too many attempts in a row failed, or its endpoint answered `410 Gone`. */
  disabledReason: WebhookDisabledReason | null;
};

export type WebhookAttempt = {
  /** The how-manieth attempt, from 1. */
  number: number;
  /** When it began, UTC. */
  startedAt: string;
  /** How long the answer took, in milliseconds. */
  durationMs: number;
  /** Null when no answer came. */
  statusCode: number | null;
  /** Why the answer is missing or incomplete, in one sentence. An answer with a status of 200 to 299 delivers the event even if its body is cut off. */
  error: string | null;
  /** As sent, without the signatures. */
  requestHeaders: Record<string, string>;
  /** The headers of the answer; null where none came. */
  responseHeaders: Record<string, string | Array<string>> | null;
  /** The first 16 kB. */
  responseBody: string | null;
};

export type WebhookDelivery = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The webhook. */
  webhookId: string;
  /** The id that the event carries in its body; every attempt has the same. */
  eventId: string;
  /** The event that is sent. */
  eventType: WebhookEventName;
  /** `PENDING` while attempts go on; `FAILED` once the last one did. */
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** A test event with invented data. */
  test: boolean;
  /** How often it was sent so far. */
  attemptCount: number;
  /** Of the last attempt; null when none was made or no answer came. */
  lastStatusCode: number | null;
  /** Null when no attempt will follow. */
  nextAttemptAt: string | null;
  /** When it was made, UTC. */
  createdAt: string;
  /** When it ended, UTC; null while it goes on. */
  finishedAt: string | null;
};

export type WebhookDeliveryDetail = {
  /** Names this object within your organization and mode; it never changes. */
  id: string;
  /** The webhook. */
  webhookId: string;
  /** The id that the event carries in its body; every attempt has the same. */
  eventId: string;
  /** The event that is sent. */
  eventType: WebhookEventName;
  /** `PENDING` while attempts go on; `FAILED` once the last one did. */
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** A test event with invented data. */
  test: boolean;
  /** How often it was sent so far. */
  attemptCount: number;
  /** Of the last attempt; null when none was made or no answer came. */
  lastStatusCode: number | null;
  /** Null when no attempt will follow. */
  nextAttemptAt: string | null;
  /** When it was made, UTC. */
  createdAt: string;
  /** When it ended, UTC; null while it goes on. */
  finishedAt: string | null;
  /** The JSON text that is signed and sent. */
  requestBody: string;
};

export type WebhookDisabledReason = 'FAILURES' | 'GONE';

export type WebhookEventName = 'TASK_STARTED' | 'TASK_FINISHED' | 'ACCOUNT_SYNC_TASK_FINISHED' | 'USER_CREATED' | 'ACCOUNT_CREATED' | 'ACCOUNT_CONNECTED' | 'ACCOUNT_DISCONNECTED' | 'ACCOUNT_FAILED' | 'ARCHIVE_STARTED' | 'ARCHIVE_ANALYZED' | 'ARCHIVE_REVOKED' | 'ARCHIVE_FAILED' | 'INVITE_INVITED' | 'INVITE_LINKED' | 'IDENTITY_ADDED' | 'RATING_ADDED' | 'TRANSACTIONS_ADDED' | 'INSIGHT_ADDED' | 'LINK_ADDED' | 'VERIFICATION_STARTED' | 'VERIFICATION_COMPLETED' | 'DOCUMENTS_ADDED' | 'DOCUMENTS_UPDATED' | 'EMPLOYMENTS_ADDED' | 'EMPLOYMENTS_UPDATED' | 'INCOMES_ADDED' | 'INCOMES_UPDATED' | 'CONTRIBUTIONS_ADDED' | 'CONTRIBUTIONS_UPDATED' | 'EINCOMES_ADDED' | 'EINCOMES_UPDATED' | 'LIABILITIES_ADDED' | 'LIABILITIES_UPDATED' | 'RECORD_CREATED' | 'RECORD_COMPLETED' | 'USER_SESSION_COMPLETED' | 'USER_SESSION_RESET';

export type WebhookPostRequest = {
  /** Yours to choose; shown in lists. */
  name: string;
  /** Where events are sent, by `POST`; `https://` in Production. */
  url: string;
  /** Which events to send; an empty list means all. */
  eventTypes: Array<RefWebhookEventType>;
  /** Whether events are sent. */
  active: boolean;
  /** Whether events that end a task carry the data that was read, and those that end a session the answers. `false` where it is left out. */
  includePayload?: boolean;
  /** Signs every event. At most 64 characters, or `whsec_` and the base64 of at most 64 bytes, as Standard Webhooks has it. Keep it on your server. */
  secret: string;
};

export type WebhookStatusRequest = {
  /** Whether events are sent from now on. */
  active: boolean;
};

export type WebhookTestRequest = {
  /** The event that is sent. */
  eventType: WebhookEventName;
  /** The event’s `data`; an example of its type unless given. */
  data?: Record<string, unknown>;
};
