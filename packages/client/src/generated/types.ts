// Written by `npm run openapi` from openapi.json; not edited by hand.

import type { CallOptions } from '../send.ts';
import type { Pages } from '../pages.ts';

/** The Open API: one method for each operation, by its `operationId`. */
export interface Operations {
  /**
   * List end users, newest first.
   * To match end users with your customers by `externalMetadata`. Filters are combined; unknown filters are refused.
   */
  listUsers(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<User>;
  /**
   * Create an end user and the token that opens the widget for them.
   * The first call of each flow: create one end user for each of your customers, and find it again by the pairs in `externalMetadata`. The token lives for five hours; get a fresh one with `POST /tokens` rather than a second user.
   * **Allowance:** none is spent. **Events:** `USER_CREATED`.
   */
  createUser(input?: {
    /** Your own key-value pairs, such as your customer number: at most five, ASCII, keys of up to 50 and values of up to 500 characters. */
    externalMetadata?: ExternalMetadata | null;
  } | null, options?: CallOptions): Promise<{
    /** The end user. */
    user: User;
    /** Token that opens the widget for them. */
    token: Token;
  }>;
  /**
   * Get an end user.
   * Includes the session with the person’s progress, for example to show it in your own pages.
   */
  getUser(id: string, options?: CallOptions): Promise<User>;
  /**
   * Get everything that an end user shared in one answer.
   * Everything that one person shared, for a decision that needs all data at once. For more than a few hundred items use the lists. Lists have up to 300 items; use nextCursor in the list of the data point, with the sourceId of the account or archive, for more.
   */
  getUserPayload(id: string, options?: CallOptions): Promise<UserPayload>;
  /**
   * Delete everything that an end user shared and start their session anew.
   * Lets a person start again, such as after a refused application. The data they shared is deleted permanently. Accounts and archives are revoked and forms deleted; the user and their tokens stay.
   * **Allowance:** none is spent. **Events:** `ACCOUNT_DISCONNECTED`, `ARCHIVE_REVOKED`, `USER_SESSION_RESET`.
   */
  resetUserSession(id: string, options?: CallOptions): Promise<void>;
  /**
   * Create a fresh token for an existing end user.
   * For every launch of the widget after the first: a token lives for five hours, and earlier ones stay valid until they expire.
   * **Allowance:** none is spent. **Events:** none.
   */
  createToken(input: {
    /** End user for whom the widget opens. */
    userId: string;
  }, options?: CallOptions): Promise<Token>;
  /**
   * List consent templates, newest first.
   * For the `consentTemplateId` of lookups; templates belong to the organization and are the same in both modes.
   */
  listConsentTemplates(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<ConsentTemplate>;
  /**
   * Create a consent template.
   * Once for each text of your consent, so that lookups refer to it instead of repeating it. Consent templates belong to the organization and are the same in both modes.
   * **Allowance:** none is spent. **Events:** none.
   */
  createConsentTemplate(input: ConsentTemplateCreateRequest, options?: CallOptions): Promise<ConsentTemplate>;
  /**
   * Delete a consent template.
   * Existing records keep their consent.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteConsentTemplate(id: string, options?: CallOptions): Promise<void>;
  /**
   * List the providers end users can connect.
   * Providers in the widget, each with its data points, for your organization in this mode. Filters are combined; unknown filters are refused.
   */
  listProviders(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this type. */
    type?: ProviderType;
    /** Only items of this subtype. */
    subType?: string;
    /** Filters by this property, `true` or `false`. An inactive provider does not work at the moment. */
    active?: 'true' | 'false' | boolean;
    /** Filters by this property, `true` or `false`. Your organization cannot use items that are not enabled. */
    enabled?: 'true' | 'false' | boolean;
    /** Filters by this property, `true` or `false`. Other providers only take uploaded documents. */
    accountConnection?: 'true' | 'false' | boolean;
    /** Part of the name; case is ignored. */
    name?: string;
    /** Comma-separated ids; only these are listed. */
    ids?: string | Array<string>;
    /** Comma-separated ids to list first. */
    topIds?: string | Array<string>;
  }, options?: CallOptions): Pages<Provider>;
  /**
   * Get a provider.
   * Includes its data points, and whether it works at the moment.
   */
  getProvider(id: string, options?: CallOptions): Promise<Provider>;
  /**
   * List the file types end users can upload.
   * Includes the fields that are read from each. Filters are combined; unknown filters are refused.
   */
  listFileTypes(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this type. */
    type?: string;
    /** Filters by this property, `true` or `false`. An inactive provider does not work at the moment. */
    active?: 'true' | 'false' | boolean;
    /** Filters by this property, `true` or `false`. Your organization cannot use items that are not enabled. */
    enabled?: 'true' | 'false' | boolean;
    /** Filters by this property, `true` or `false`. Files of other types are stored, not read. */
    ocr?: 'true' | 'false' | boolean;
  }, options?: CallOptions): Pages<FileType>;
  /**
   * List connected accounts, newest first.
   * One for each connection of a person; failed ones have a reason. Filters are combined; unknown filters are refused.
   */
  listAccounts(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Account>;
  /**
   * Get an account.
   * Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   */
  getAccount(id: string, options?: CallOptions): Promise<Account>;
  /**
   * Revoke an account and delete all its data.
   * For a person who withdraws their data. The connection ends, nothing that was read remains, and `ACCOUNT_DISCONNECTED` is sent. It cannot be undone.
   * **Allowance:** none is spent. **Events:** `ACCOUNT_DISCONNECTED`.
   */
  deleteAccount(id: string, options?: CallOptions): Promise<void>;
  /**
   * Get all data of an account in one answer.
   * Saves small accounts a call for each data point; a list has up to 300 items. The list of the data point with `sourceId` has the rest.
   */
  getAccountPayload(id: string, options?: CallOptions): Promise<AccountPayload>;
  /**
   * Stop the continuous data sync of an account.
   * When you no longer need updates about a person. The account stays connected and keeps the data read so far. Cannot be undone.
   * **Allowance:** none is spent. **Events:** none.
   */
  disableAccountMonitor(accountId: string, options?: CallOptions): Promise<void>;
  /**
   * List tasks, newest first.
   * To see what is being read, or why reading failed, if you have no webhook. startDate and endDate filter the day on which the task started, both days included.
   */
  listTasks(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Task>;
  /**
   * Get a task.
   * Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   */
  getTask(id: string, options?: CallOptions): Promise<Task>;
  /**
   * List uploaded archives, newest first.
   * One for each upload, by the end user or by you. Filters are combined; unknown filters are refused.
   */
  listArchives(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
    /** Only archives of this file type. */
    fileType?: string;
  }, options?: CallOptions): Pages<Archive>;
  /**
   * Upload an archive of one or more files.
   * For documents that your customers have already given you. They are read in the background: wait for `TASK_FINISHED`, then read the archive. At most 10 files of up to 15 MB each, 40 MB together. Their content decides the format. Without a `userId` the API creates a user; without a `fileType` it detects the type.
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
   * To check that a document has the right type before you have it read; returns the type only. Returns the classification if it takes only seconds, else the archive as STARTED; the classification follows. No fields are read.
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
   * Includes links to its files, and the data read from them once its status is `ANALYZED`. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   */
  getArchive(id: string, options?: CallOptions): Promise<Archive>;
  /**
   * Revoke an archive and delete its files.
   * For a person who withdraws a document. `ARCHIVE_REVOKED` is sent. It cannot be undone.
   * **Allowance:** none is spent. **Events:** `ARCHIVE_REVOKED`.
   */
  deleteArchive(id: string, options?: CallOptions): Promise<void>;
  /**
   * List archives under their older name.
   * The same as `GET /archives`, for programs written when archives were called uploads.
   * @deprecated
   */
  listUploads(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
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
   * The short way for a single file: reading starts at once in the background. Get the prediction with the returned id, or wait for `ARCHIVE_ANALYZED`.
   * **Allowance:** one unit of `SubmitArchive`. **Events:** `ARCHIVE_STARTED`, `TASK_STARTED`, `ARCHIVE_ANALYZED`, `ARCHIVE_FAILED`, `TASK_FINISHED`.
   */
  uploadPayslipFile(input: {
    /** The end user it belongs to. */
    userId: string;
    /** Format of the file; its first bytes must match. */
    fileExtensionType: 'PDF' | 'PNG' | 'JPG' | 'JPEG';
    /** File content in base64, at most 15 MB before encoding. */
    fileContent: string;
  }, options?: CallOptions): Promise<Archive>;
  /**
   * Get the fields of a payslip, with corrections.
   * Corrections replace the values that were read. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   */
  getPayslipPrediction(input: {
    /** Id of the archive. */
    archiveId: string;
  }, options?: CallOptions): Promise<ArchivePayslip>;
  /**
   * List the fields of payslips, newest first.
   * All payslips with the values read from them, in the format of older programs. startDate and endDate filter the day of the upload, both days included.
   */
  listPayslipPredictions(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<ArchivePayslip>;
  /**
   * Send a person’s corrections of a payslip.
   * When one of your employees has checked a payslip and found other values. The given values are stored and returned instead of the read ones.
   * **Allowance:** none is spent. **Events:** none.
   */
  sendPayslipManualResult(input: {
    /** The uploaded archive. */
    archiveId: string;
    /** Whether the file is a payslip. */
    validFile: boolean;
    /** Fields that a person checked. */
    checkedFields?: Array<string>;
    /** Requested data. */
    data?: {
      /** First day. */
      startDate?: string | null;
      /** Last day; null if still ongoing. */
      endDate?: string | null;
      /** Currency of the amounts, ISO 4217. */
      currency?: RefCurrency | null;
      /** Amount before deductions, in units of `currency`. */
      grossAmount?: number | null;
      /** Amount after deductions, in units of `currency`. */
      netAmount?: number | null;
      /** Name of the employer as written. */
      employerName?: string | null;
      /** Name of the employee as written. */
      employeeName?: string | null;
      /** Date of payment. */
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
   * A document with your logo, for people to read. It is stored, and the same request returns it again until the data changes. Returns when the file is written. After TIME_LIMIT_EXCEEDED the file is still being written: the same request again waits for it.
   * **Allowance:** none is spent. **Events:** none.
   */
  generateAccountExport(id: string, input: AccountExportGenerateRequest, options?: CallOptions): Promise<AccountExport>;
  /**
   * List identities.
   * One for each account or archive with personal details. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listIdentities(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
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
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getIdentity(id: string, options?: CallOptions): Promise<Identity>;
  /**
   * List ratings.
   * Ratings of the person by customers and platforms, such as gig platforms. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listRatings(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
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
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getRating(id: string, options?: CallOptions): Promise<Rating>;
  /**
   * List documents.
   * Certificates, clearances and other documents of the person. Data points appear once an account or archive has been read: wait for the events of its task.
   */
  listDocuments(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
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
   * Includes a signed link to the file, if there is one.
   */
  getDocument(id: string, options?: CallOptions): Promise<Document>;
  /**
   * List employments.
   * Jobs, present and past, with employer and dates. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the employment date, both days included.
   */
  listEmployments(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Employment>;
  /**
   * Get an employment.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getEmployment(id: string, options?: CallOptions): Promise<Employment>;
  /**
   * List incomes.
   * One item for each period and employer. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the income date, both days included.
   */
  listIncomes(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Income>;
  /**
   * Get an income.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getIncome(id: string, options?: CallOptions): Promise<Income>;
  /**
   * List contributions.
   * Payments to social insurers and funds; they show employment month by month. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the contribution date, both days included.
   */
  listContributions(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Contribution>;
  /**
   * Get a contribution.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getContribution(id: string, options?: CallOptions): Promise<Contribution>;
  /**
   * List liabilities.
   * Loans with their outstanding balances and payments. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the start date of the liability, both days included.
   */
  listLiabilities(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Liability>;
  /**
   * Get a liability.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getLiability(id: string, options?: CallOptions): Promise<Liability>;
  /**
   * List transactions.
   * Single payments, such as the trips of a driver. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). startDate and endDate filter the transaction date, both days included.
   */
  listTransactions(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
    /**
     * Former spelling of sourceId.
     * @deprecated
     */
    accountId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Transaction>;
  /**
   * Get a transaction.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getTransaction(id: string, options?: CallOptions): Promise<Transaction>;
  /**
   * List submitted forms, newest first.
   * Answers to the forms of your hosted sites, as soon as they are sent. startDate and endDate filter the day of submission, both days included.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listForms(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Only forms of this Wink site. */
    winkSiteId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Form>;
  /**
   * Get a submitted form.
   * Answers of a person on one Wink site, by field name.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getForm(id: string, options?: CallOptions): Promise<Form>;
  /**
   * List invites, newest first.
   * All invites with the person’s progress. Filters are combined; unknown filters are refused.
   */
  listInvites(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<Invite>;
  /**
   * Create an invite and send it.
   * To ask a person for their data without code of your own: a mail, a page, the widget. Creates an end user, and sends a mail with the link unless the template says otherwise. `INVITE_INVITED` follows, and `INVITE_LINKED` when the person has connected a first account. A person who was invited before gets a new link, and is a new end user. Each invite spends one unit of its allowance; one address takes at most five an hour.
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
   * Times at which the invite was sent, opened and followed, for your support team.
   */
  listInviteLogs(inviteId: string, input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<InviteLog>;
  /**
   * List invite templates, newest first.
   * For the `templateId` of invites.
   */
  listInviteTemplates(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<InviteTemplate>;
  /**
   * Create an invite template.
   * Once for each occasion; invites refer to it. The texts of the mail and of the pages that an invited person sees. In every text `${companyName}`, `${fullName}`, `${firstName}` and `${lastName}` stand for the company and the person; a first or last name that the invite lacks is its full name.
   * **Allowance:** none is spent. **Events:** none.
   */
  createInviteTemplate(input: InviteTemplateRequest, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Get an invite template.
   * Its texts as written, with placeholders.
   */
  getInviteTemplate(id: string, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Update an invite template.
   * New invites use the changed texts. Invites that were sent keep the texts they were sent with. In every text `${companyName}`, `${fullName}`, `${firstName}` and `${lastName}` stand for the company and the person; a first or last name that the invite lacks is its full name.
   * **Allowance:** none is spent. **Events:** none.
   */
  updateInviteTemplate(id: string, input: InviteTemplateRequest, options?: CallOptions): Promise<InviteTemplate>;
  /**
   * Delete an invite template.
   * For templates that are no longer used. Invites that were sent keep working with the texts they were sent with.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteInviteTemplate(id: string, options?: CallOptions): Promise<void>;
  /**
   * List estimated incomes (early access).
   * For a monthly income if a source has none. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). One for each month that is over, derived from contributions, salaries or transactions. startMonth and endMonth filter the month, both included.
   */
  listEincomes(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
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
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked.
   */
  getEincome(id: string, options?: CallOptions): Promise<Eincome>;
  /**
   * List insights.
   * About eighty numbers for scoring, such as the median income of a year. Of all your end users, of one (`userId`), or of one account or archive (`sourceId`). One for each connected account whose provider supports insights, computed when its data was read.
   */
  listInsights(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
  }, options?: CallOptions): Pages<Insight>;
  /**
   * Get an insight.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked. The event `INSIGHT_ADDED` names it.
   */
  getInsight(id: string, options?: CallOptions): Promise<Insight>;
  /**
   * List links.
   * To recognise people who borrow from many lenders at once. With how many other participating organizations the account was connected in the 730 days before, and when last with each.
   */
  listLinks(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only items of this end user. */
    userId?: string;
    /** Id of the account or the archive the data comes from. */
    sourceId?: string;
  }, options?: CallOptions): Pages<Link>;
  /**
   * Get a link.
   * Reads one item again by its id from the list, an event or a payload, until its account or archive is revoked. The event `LINK_ADDED` names it.
   */
  getLink(id: string, options?: CallOptions): Promise<Link>;
  /**
   * List verifications, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listVerifications(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    verificationId?: string;
    /** Only items with this result. */
    finalMatches?: boolean;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Verification>;
  /**
   * Verify the details of a person.
   * Before you ask people to connect anything. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered. `VERIFICATION_STARTED` and `VERIFICATION_COMPLETED` are sent to webhooks. A name and an identifier or an email address are needed. Names and addresses match tolerantly: upper and lower case, accents, punctuation, the order of names and initials do not matter. Dates, gender and numbers match exactly. `finalMatches` says that the name belongs to the identifiers; without that, nothing else is said about the person. What was not sent, or cannot be checked, is null. Each request spends one unit of its allowance.
   * **Allowance:** one unit of `RequestVerification`. **Events:** `VERIFICATION_STARTED`, `VERIFICATION_COMPLETED`.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createVerification(input: VerificationCreateRequest, options?: CallOptions): Promise<Verification>;
  /**
   * Get a verification.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getVerification(id: string, options?: CallOptions): Promise<Verification>;
  /**
   * List risk signal requests by phone number, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listAlphaSignals(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    signalId?: string;
    /** With or without the plus. */
    phone?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<Signal>;
  /**
   * Request the risk signals of a phone number in the Philippines.
   * Lending history of a phone number; use the beta operation for new code. Earlier version of the beta operation: each indicator is a field of `result`. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createAlphaSignal(input: SignalPostRequest, options?: CallOptions): Promise<Signal>;
  /**
   * Get a risk signal request by phone number.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getAlphaSignal(id: string, options?: CallOptions): Promise<Signal>;
  /**
   * List risk signal requests, newest first.
   * Of all three types. Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  listSignals(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    signalId?: string;
    /** Only signals of this type. */
    signalType?: SignalType;
    /** With or without the plus. */
    phone?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaSignal>;
  /**
   * Request the risk signals of a phone number.
   * Lending history of a phone number: applications, repayments, overdue loans. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  createSignal(input: BetaSignalPostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Request the risk signals of a phone number in one of six countries.
   * A second set of indicators of the same kind, from another source. The number must be of `countryCode`. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has signals, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  createSignal2(input: BetaSignal2PostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Request the risk signals of a person in Mexico or Thailand.
   * Finds the person by name and national number. The fields of the request depend on `templateId`. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the examples have signals, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  createSignal3(input: BetaSignal3PostRequest, options?: CallOptions): Promise<BetaSignal>;
  /**
   * Get a risk signal request.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  getSignal(id: string, options?: CallOptions): Promise<BetaSignal>;
  /**
   * List blacklist requests, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listBlacklists(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    blacklistId?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaBlacklist>;
  /**
   * Check whether a mobile number is on a blacklist.
   * Before you grant a loan: shows whether other lenders have written off loans of this number. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` is a hit, any other valid number is none.
   * **Allowance:** one unit of `CreateBlacklist`. **Events:** none.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createBlacklist(input: AlphaBlacklistPostRequest, options?: CallOptions): Promise<AlphaBlacklist>;
  /**
   * Get a blacklist request.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getBlacklist(id: string, options?: CallOptions): Promise<AlphaBlacklist>;
  /**
   * List digital footprint requests, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listFootprints(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    footprintId?: string;
    /** Only items about this address. */
    emailAddress?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaFootprint>;
  /**
   * Request the digital footprint of an email address, a mobile number, or both.
   * Shows whether an address or a number is really used: where it is registered, and since when. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `gpalomero1234@smileapi.io` and `639559991234` in PH have a footprint, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateFootprint`. **Events:** none.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createFootprint(input: AlphaFootprintPostRequest, options?: CallOptions): Promise<AlphaFootprint>;
  /**
   * Get a digital footprint request.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getFootprint(id: string, options?: CallOptions): Promise<AlphaFootprint>;
  /**
   * List multiple application warning requests, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listMaws(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    mawId?: string;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Accepted and ignored: a result holds no email address. */
    emailAddress?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaMaw>;
  /**
   * Request the multiple application warnings of a mobile number.
   * Shows whether a person applied to many lenders within days. Use the beta operations for new code. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has warnings, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createMaw(input: AlphaMawPostRequest, options?: CallOptions): Promise<AlphaMaw>;
  /**
   * Get a multiple application warning request.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getMaw(id: string, options?: CallOptions): Promise<AlphaMaw>;
  /**
   * Request the multiple application warnings of a mobile number, with tags of the platforms.
   * Shows whether a person applied to many lenders within days, one item for each. Takes the request of the alpha operation and returns `maw2Items`. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: `639559991234` in PH has warnings, any other valid number has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  requestMaw2(input: AlphaMawPostRequest, options?: CallOptions): Promise<BetaMaw>;
  /**
   * Request the multiple application indicators of a person or an advertising id.
   * The same for a person with name and identity number, as named indicators. The fields of the request depend on `templateId`. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the published test values have indicators, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `CreateMaw`. **Events:** none.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  requestMaw3(input: BetaMaw3PostRequest, options?: CallOptions): Promise<BetaMaw>;
  /**
   * List multiple application warning requests of both types, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  listBetaMaws(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    mawId?: string;
    /** Only items of this type. */
    mawType?: MawType;
    /** With or without the plus. */
    mobileNumber?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaMaw>;
  /**
   * Get a multiple application warning request of either type.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  getBetaMaw(id: string, options?: CallOptions): Promise<BetaMaw>;
  /**
   * Check whether a bank account belongs to a person.
   * Before you pay out. Offline checks come first: the check digits and the length of an IBAN, the form of a BIC, whether the countries agree, and the form of account numbers in IN, MX, PH, ID, CO and TH. An account that cannot exist is complete at once with the score 0, and `resultMessage` says why; no source is asked. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the example is an account of George; any other account that may exist has no data (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** none.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  validateBankAccount(input: AlphaValidationValidateBankAccountRequest, options?: CallOptions): Promise<AlphaValidation>;
  /**
   * List validations, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listValidations(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only `BankAccount` exists so far. */
    type?: string;
    /** Accepted, but finds nothing, since validations do not belong to end users. */
    userId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<AlphaValidation>;
  /**
   * Get a validation.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getValidation(id: string, options?: CallOptions): Promise<AlphaValidation>;
  /**
   * List social security records, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  listSocialSecurities(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    socialSecurityId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<SocialSecurity>;
  /**
   * Request a person's social security record in Mexico.
   * The employment history of a person in Mexico, by CURP. Publishes `RECORD_CREATED`, and `RECORD_COMPLETED` with the whole record once it has ended. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the mobile number `529559991234` has a record, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** `RECORD_CREATED`, `RECORD_COMPLETED`.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  createSocialSecurity(input: SocialSecurityPostRequest, options?: CallOptions): Promise<SocialSecurity>;
  /**
   * Get a social security record.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  getSocialSecurity(id: string, options?: CallOptions): Promise<SocialSecurity>;
  /**
   * List social security records with their payment marks, newest first.
   * Request and result never change; reading them again is free. Filters are combined; unknown filters are refused.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  listBetaSocialSecurities(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only the item with this id. */
    socialSecurityId?: string;
    /** Only items created on this day (UTC) or later. */
    startDate?: string;
    /** Only items created on this day (UTC) or earlier. */
    endDate?: string;
  }, options?: CallOptions): Pages<BetaSocialSecurity>;
  /**
   * Request a person's social security record in Mexico, and whether the last contribution was paid.
   * The employment history of a person in Mexico, by CURP, with payment marks. Publishes `RECORD_CREATED`, and `RECORD_COMPLETED` with the whole record once it has ended. Returns the whole record. In Sandbox it is complete at once; in Production its status is `PROCESSING` until the source has answered, then `COMPLETED`, or `ERROR` with the reason in `resultCode` and `resultMessage`. Each request spends one unit of its allowance, given back when it ends in `ERROR`; without any left it is refused with `UNAUTHORIZED_ACCESS`. Sandbox: the mobile number `529559991234` has a record, any other valid input has none (`NO_DATA`).
   * **Allowance:** one unit of `RequestRecord`. **Events:** `RECORD_CREATED`, `RECORD_COMPLETED`.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  createBetaSocialSecurity(input: BetaSocialSecurityPostRequest, options?: CallOptions): Promise<BetaSocialSecurity>;
  /**
   * Get a social security record with its payment mark.
   * Request and result never change; reading them again is free. Returns the current state, so you can poll until it has ended; a webhook makes polling unnecessary.
   * Beta: names stay, fields may be added; it is removed twelve months after its stable version appears.
   */
  getBetaSocialSecurity(id: string, options?: CallOptions): Promise<BetaSocialSecurity>;
  /**
   * Search employers by a part of their name.
   * For a field in which people type their employer. For search as you type: words may be incomplete or misspelt, case does not count; the best twenty come first. The directory is the catalogue of providers and the employers in your own end users' data of the mode.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  queryEmployerBasics(input: {
    /** Part of a name or a registration number, at least three characters. */
    keyword: string;
  }, options?: CallOptions): Promise<Array<EmployerBasic>>;
  /**
   * Find an employer by its exact name.
   * For one employer whose name you know. One employer, or none in an empty list; case does not count. The directory is the catalogue of providers and the employers in your own end users' data of the mode.
   * Alpha: it may change, and is removed six months after its beta version appears.
   */
  queryEmployers(input: {
    /** Part of the name, at least three characters. */
    businessName: string;
  }, options?: CallOptions): Promise<Array<Employer>>;
  /**
   * List webhooks, newest first.
   * Shows whether each is active; secrets are never returned.
   */
  listWebhooks(input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
  }, options?: CallOptions): Pages<Webhook>;
  /**
   * Create a webhook.
   * Once for each of your servers that needs events; it then does not need to poll. Events are sent to the URL as `POST` with a JSON body `{ id, version, type, createdAt, data }`. An answer with status 200 to 299 within 10 seconds ends the delivery; otherwise it is repeated a few times after a while, later if the answer asks so with `Retry-After`. Events may arrive more than once, with the same id, and in any order: sort them by the number in the header `Smile-Sequence`, which grows from event to event of your organization and mode. The header `Smile-Signature` is the lowercase hex HMAC-SHA512 of the raw body with the secret; the headers of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too. The secret is never returned. With `includePayload`, finished tasks carry the fetched data as `data.payload`, and completed sessions the answers in `data.payload.forms`. A webhook is deactivated after too many failed attempts in a row, or if its endpoint answers `410 Gone` at once, without another attempt; the administrators are told by email.
   * **Allowance:** one unit of `CreateWebhook`. **Events:** none.
   */
  createWebhook(input: WebhookPostRequest, options?: CallOptions): Promise<Webhook>;
  /**
   * Get a webhook.
   * Shows whether it is active; the secret is never returned.
   */
  getWebhook(id: string, options?: CallOptions): Promise<Webhook>;
  /**
   * Delete a webhook.
   * No more events are sent, and pending deliveries end. Its delivery log is deleted too.
   * **Allowance:** none is spent. **Events:** none.
   */
  deleteWebhook(id: string, options?: CallOptions): Promise<void>;
  /**
   * Make a webhook active or inactive.
   * To pause a webhook while its server is down, and to activate one that the platform deactivated. An inactive webhook gets no events. Pending deliveries continue when it is active again.
   * **Allowance:** none is spent. **Events:** none.
   */
  setWebhookStatus(id: string, input: WebhookStatusRequest, options?: CallOptions): Promise<Webhook>;
  /**
   * List the deliveries of a webhook, newest first.
   * To find out which events did not arrive, and why. Filters are combined; unknown filters are refused.
   */
  listWebhookDeliveries(id: string, input?: {
    /** Number of items per page. */
    size?: number;
    /** `nextCursor` of the previous page, with the same filters; omit it for the first page. */
    cursor?: string;
    /** Only deliveries in this state. */
    state?: 'PENDING' | 'DELIVERED' | 'FAILED';
    /** Only deliveries of this event. */
    eventType?: WebhookEventName;
    /** Only deliveries created at this time (UTC) or later. */
    createdFrom?: string;
    /** Only deliveries created at this time (UTC) or earlier. */
    createdTo?: string;
    /** Only deliveries of the event with this id. */
    eventId?: string;
    /** Id of the delivery. */
    deliveryId?: string;
  }, options?: CallOptions): Pages<WebhookDelivery>;
  /**
   * Get a delivery with the body that it sends.
   * The body is byte for byte the signed one.
   */
  getWebhookDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDeliveryDetail>;
  /**
   * List the attempts of a delivery, first to last.
   * Includes request, answer and duration of each.
   */
  listWebhookAttempts(id: string, deliveryId: string, options?: CallOptions): Pages<WebhookAttempt>;
  /**
   * Send a finished delivery again.
   * After your server lost or refused an event. Sends the same event with the same id, at once and with the usual retries; new attempts are added to the earlier ones.
   * **Allowance:** none is spent. **Events:** none.
   */
  resendWebhookDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>;
  /**
   * Send a test event to a webhook.
   * To test your endpoint before real events. One attempt, with the header `smile-test: true`, also to a webhook that is not active. Its result does not affect the webhook: it neither disables it nor ends a streak of failures.
   * **Allowance:** none is spent. **Events:** none.
   */
  sendTestEvent(id: string, input: WebhookTestRequest, options?: CallOptions): Promise<WebhookDelivery>;
}

/** Webhook events by type. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Kind of work that was done. */
      taskType: TaskType;
    };
  };
  /** Work on an account or archive has ended, with the data points it produced: fetch them now. With *Include Payload* the event contains the data. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Kind of work that was done. */
      taskType: TaskType;
      /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
      status: 'SUCCEEDED' | 'FAILED';
      /** Data points that it produced. */
      datapoints: Array<RefDatapoint>;
      /** Null unless the task failed. */
      errorCode: string | null;
      /** Data; null unless the webhook includes the payload. */
      payload: AllDatapointPayload | null;
    };
  };
  /** An automatic sync of an account has ended. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
      status: 'SUCCEEDED' | 'FAILED';
      /** Data points that it produced. */
      datapoints: Array<RefDatapoint>;
      /** Whether the account is synced automatically. */
      monitorStatus: AccountMonitorStatus;
      /** Data; null unless the webhook includes the payload. */
      payload: AllDatapointPayload | null;
    };
  };
  /** An end user was created, by your call, an invite or a Wink site. */
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
      /** Progress of this end user. */
      session: UserSession;
    };
  };
  /** A person has started to connect an account. */
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
      /** Deprecated: list the accounts of the user instead. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Login name of the person. */
      loginName: string;
    };
  };
  /** An account was revoked, by the person or by you; its data is deleted. */
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
      /** Deprecated: list the accounts of the user instead. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Login name of the person. */
      loginName: string | null;
      /** Error code; null if it did not fail. */
      errorCode: AccountErrorCode;
      /** Reason as a sentence; null if there is none. */
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
  /** An archive was revoked; its files and data are deleted. */
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
      /** Error code; null if it did not fail. */
      errorCode: string;
      /** Reason as a sentence; null if there is none. */
      errorMessage: string;
    };
  };
  /** An invite was created. */
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
      /** Deprecated: list the accounts of the user instead. */
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
      /** Deprecated: list the accounts of the user instead. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Id of this object within your organization and mode; it never changes. */
      id: string;
    };
  };
  /** The number of connections of the account is known. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Id of this object within your organization and mode; it never changes. */
      id: string;
    };
  };
  /** A verification was requested. */
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
      /** Result code; null until finished. */
      resultCode: string;
      /** Result as a sentence. */
      resultMessage: string | null;
      /** Result; null if there is none. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new documents. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Ids of new or changed objects. */
      updatedIds: Array<string>;
      /** Number of them. */
      count: number;
      /** Time of the last change, UTC. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new employments. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Ids of new or changed objects. */
      updatedIds: Array<string>;
      /** Number of them. */
      count: number;
      /** Time of the last change, UTC. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new incomes. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
      /** Start of the period of the changes, UTC. */
      updatedFrom: string;
      /** End of the period of the changes, UTC. */
      updatedTo: string;
      /** Time of the last change, UTC. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new contributions. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
      /** Start of the period of the changes, UTC. */
      updatedFrom: string;
      /** End of the period of the changes, UTC. */
      updatedTo: string;
      /** Time of the last change, UTC. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new estimated incomes. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
      /** Start of the period of the changes, UTC. */
      updatedFrom: string;
      /** End of the period of the changes, UTC. */
      updatedTo: string;
      /** Time of the last change, UTC. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Number of them. */
      count: number;
    };
  };
  /** A later reading of an account found changed or new liabilities. */
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
      /** Deprecated: list the accounts of the user instead. */
      providers: Array<string>;
      /** Ids of new or changed objects. */
      updatedIds: Array<string>;
      /** Number of them. */
      count: number;
      /** Time of the last change, UTC. */
      updatedAt: string;
    };
  };
  /** A social security record was requested. */
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
      /** Type of record. */
      recordType: 'SOCIAL_SECURITY';
    };
  };
  /** A social security record is complete. */
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
      /** Type of record. */
      recordType: 'SOCIAL_SECURITY';
      /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
      status: 'COMPLETED' | 'ERROR';
      /** Result code; null until finished. */
      resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
      /** Result as a sentence. */
      resultMessage: string | null;
      /** Data; null unless the webhook includes the payload. */
      payload: BetaSocialSecurity | SocialSecurity | null;
    };
  };
  /** A person has finished a Wink site; the event lists everything they shared. */
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
      /** Progress of this end user. */
      session: UserSession;
      /** Data; null unless the webhook includes the payload. */
      payload: UserPayload;
    };
  };
  /** The session of a person was reset; the data they shared is deleted. */
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
      /** Progress of this end user. */
      session: UserSession;
    };
  };
}

export type Account = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Provider of the account. */
  providerId: string;
  /** The end user it belongs to. */
  userId: string;
  /** Whether the account is connected. */
  connectionStatus: AccountConnectionStatus;
  /** Whether the account is synced automatically. */
  monitorStatus: AccountMonitorStatus;
  /** Whether the account is synced automatically, and the state of the sync. */
  monitor: {
    /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
    status: AccountMonitorStatus;
    /** Time of the last change, UTC. */
    updatedAt: string | null;
  };
  /** Status of the account and, if it failed, the reason. */
  connection: {
    /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
    status: AccountConnectionStatus;
    /** Error code; null if it did not fail. */
    errorCode: AccountErrorCode | null;
    /** Reason as a sentence; null if there is none. */
    errorMessage: string | null;
    /** Time of the last change, UTC. */
    updatedAt: string;
  };
};

export type AccountConnectionStatus = 'PENDING' | 'AWAITING_MFA' | 'ERROR' | 'CONNECTED' | 'DISCONNECTED';

export type AccountErrorCode = 'ACCOUNT_DISABLED' | 'ACCOUNT_INACCESSIBLE' | 'ACCOUNT_INCOMPLETE' | 'ACCOUNT_LOCKED' | 'AUTH_REQUIRED' | 'EXPIRED_CREDENTIALS' | 'INVALID_ACCOUNT_TYPE' | 'INVALID_AUTH' | 'INVALID_CREDENTIALS' | 'INVALID_MFA' | 'MFA_TIMEOUT' | 'SERVICE_UNAVAILABLE' | 'SYSTEM_ERROR' | 'TOS_REQUIRED' | 'UNSUPPORTED_AUTH_TYPE' | 'UNSUPPORTED_MFA_METHOD';

export type AccountExport = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** The connected account. */
  accountId: string;
  /** Format of the export. */
  exportExtensionType: ExportExtensionType;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Downloads the file without credentials until the account is revoked, for at most 60 days. */
  downloadUrl: string;
  /** The MD5 of the file, which tells whether it was changed. */
  md5: string;
};

export type AccountExportGenerateRequest = {
  /** Format of the export. */
  exportExtensionType: ExportExtensionType;
};

export type AccountMonitorStatus = 'ACTIVE' | 'USER_ACTION_REQUIRED' | 'UNSUPPORTED' | 'CUSTOMER_DISABLED';

export type AccountPayload = {
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata2;
  /** Identity of the person; null if the source has none. */
  identity: IdentityPayload | null;
  /** Rating of the person; null if the source has none. */
  rating: RatingPayload | null;
  /** Certificates and other documents of the person. */
  documents: Array<DocumentPayload>;
  /** Income by period. */
  incomes: Array<IncomePayload>;
  /** Payments to and from the person. */
  transactions: Array<TransactionPayload>;
  /** Present and past jobs. */
  employments: Array<EmploymentPayload>;
  /** Payments made for the person, such as to social security. */
  contributions: Array<ContributionPayload>;
  /** Loans of the person. */
  liabilities: Array<LiabilityPayload>;
  /** Income by month, estimated. */
  eincomes: Array<EincomePayload>;
  /** Number of connections of the person. */
  links: Array<LinkPayload>;
  /** Features computed from the data; null if there is too little of it. */
  insight: InsightPayload | null;
};

export type AllDatapointPayload = {
  /** Identity of the person; null if the source has none. */
  identity: IdentityPayload | null;
  /** Rating of the person; null if the source has none. */
  rating: RatingPayload | null;
  /** Certificates and other documents of the person. */
  documents: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<DocumentPayload>;
  } | null;
  /** Income by period. */
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
  /** Present and past jobs. */
  employments: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<EmploymentPayload>;
  } | null;
  /** Payments made for the person, such as to social security. */
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
  /** Number of connections of the person. */
  links: {
    /** Pass it as `cursor` to get the next page; null on the last one. */
    nextCursor: string | null;
    /** The items of this page. */
    items: Array<LinkPayload>;
  } | null;
  /** Features computed from the data; null if there is too little of it. */
  insight: InsightPayload | null;
};

export type AlphaBlacklist = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Mobile number with country code, without plus sign and leading zeros. */
    mobileNumber: string;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry;
    /** Set of items to request. */
    templateId: string;
    /** Only data from before this day counts. */
    applicationDate: string | null;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
  /** Null until the lookup is complete. */
  result: {
    /** Whether the number is on the list. */
    hit: boolean;
    /** Dates of its entries on the list. */
    dates: Array<string>;
  } | null;
};

export type AlphaBlacklistPostRequest = {
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** PH is the default. */
  countryCode?: RefCountry | null;
  /** tpl-blk002001 when nothing is sent. */
  templateId?: 'tpl-blk002001' | 'blacklistTpl-f29e992a970f4dbbbf9df3cdfec4cd4e' | null;
  /** Only entries before this date count; it cannot be in the future. */
  applicationDate?: string | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type AlphaFootprint = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Email address. */
    emailAddress: string | null;
    /** Mobile number with country code, without plus sign and leading zeros. */
    mobileNumber: string | null;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry | null;
    /** Set of items to request. */
    templateId: string;
    /** Seconds to wait; items that take longer are null. */
    footprintItemsTimeout: number | null;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
  /** Empty until the lookup is complete, and if there is no data. */
  items: Array<AlphaFootprintItem>;
};

export type AlphaFootprintItem = {
  /** Name of the item. */
  name: string;
  /** Value as text, whatever its type; null if unknown. */
  value: string | null;
  /** Type of `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type AlphaFootprintPostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-email-footprint' | 'tpl-ftp005001' | 'footprintTpl-61e10d070e07a4ea96e9430668d4bb9f';
  /** Email address. */
  emailAddress: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode?: RefCountry | null;
  /** Seconds to wait for items; items that take longer are null. */
  footprintItemsTimeout?: number | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
} | {
  /** Set of items to request. */
  templateId: 'tpl-mobile-footprint' | 'tpl-ftp005002';
  /** Email address. */
  emailAddress?: string | null;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode?: RefCountry | null;
  /** Seconds to wait for items; items that take longer are null. */
  footprintItemsTimeout?: number | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
} | {
  /** Set of items to request. */
  templateId: 'tpl-score-footprint';
  /** Email address. */
  emailAddress: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Seconds to wait for items; items that take longer are null. */
  footprintItemsTimeout?: number | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type AlphaMaw = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Mobile number with country code, without plus sign and leading zeros. */
    mobileNumber: string;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry;
    /** Set of items to request. */
    templateId: string;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
  /** Empty until the lookup is complete, and if there is no data. */
  items: Array<AlphaMawItem>;
};

export type AlphaMawItem = {
  /** Date. */
  date: string;
  /** 1 whitelist, 2 secondary whitelist, 3 normal, 4 greylist, 5 blacklist. */
  level: string;
  /** Id of the platform; it never changes. */
  platformId: string;
  /** Null unless the source is seat. */
  duration: string | null;
  /** seat, voice or sms. */
  source: string;
};

export type AlphaMawPostRequest = {
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Set of items to request. */
  templateId: 'tpl-maw002001' | 'mawTpl-bfc93eb72d24860bf62429a1dd06708d';
  /** Consent that the person gave before your request. */
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
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Null until the validation is complete, and if there is no data. */
  result: AlphaValidationResult | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Name of the account’s owner. */
    name: string;
    /** Document that has the number. */
    idType: 'NATIONAL_ID' | 'REGISTRATION_ID' | null;
    /** Number of the document. */
    idNumber: string | null;
    /** Country, ISO 3166-1 alpha-2. */
    countryCode: RefCountry | null;
    /** Bank identifier, 8 or 11 characters. */
    bic: string | null;
    /** International bank account number. */
    iban: string | null;
    /** Number of the bank account. */
    accountNumber: string | null;
    /** Set of items to request. */
    templateId: string;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
};

export type AlphaValidationResult = {
  /** Kind of validation. */
  type: 'BankAccount';
  /** Similarity of the sent name and the name of the account; 0 for an account that cannot exist. */
  matchScore: number;
  /** From 85, from 50, and below 50. */
  matchScoreDescription: 'Strong Match' | 'Partial Match' | 'Weak Match';
};

export type AlphaValidationValidateBankAccountRequest = {
  /** Name of the account holder. */
  name: string;
  /** Document that has the number. */
  idType?: ValidationIdType | '' | null;
  /** Number of the document. */
  idNumber?: string | '' | null;
  /** Country of the account; required without bic. */
  countryCode?: RefCountry | '' | null;
  /** 8 or 11 characters. */
  bic?: string | '' | null;
  /** Required without accountNumber. */
  iban?: string | '' | null;
  /** Number of the bank account. */
  accountNumber?: string | '' | null;
  /** tpl-vld006001 is the default. */
  templateId?: 'tpl-vld006001' | '' | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type Archive = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `user-provided` through the widget, `tenant-provided` through the API. */
  providerId: 'user-provided' | 'tenant-provided';
  /** The end user it belongs to. */
  userId: string;
  /** A file type as `/fileTypes` lists them. */
  type: string;
  /** Status of the archive and, if it failed, the reason. */
  state: {
    /** `STARTED` while it is read, then `ANALYZED`, `UNSUPPORTED` or `ERROR`. */
    status: 'STARTED' | 'ANALYZED' | 'UNSUPPORTED' | 'ERROR' | 'REVOKED';
    /** Error code; null if it did not fail. */
    errorCode: 'MISSING_MANDATARY_FIELD' | 'MISSING_MANDATORY_FIELD' | 'INVALID_FIELD_FORMAT' | 'SYSTEM_ERROR' | 'FILE_UNABLE_TO_RECOGNIZE' | null;
    /** Reason as a sentence; null if there is none. */
    errorMessage: string | null;
    /** Time of the last change, UTC. */
    updatedAt: string;
  };
  /** Empty once the archive was revoked. */
  rawFiles: Array<RawFile>;
  /** File type, with a confidence. */
  classification: ArchiveClassification | null;
  /** Use `extraction`. */
  analysis: ArchiveAnalysis | null;
  /** The fields with value, confidence and place. */
  extraction: ArchiveExtraction | null;
  /** Checks of the document against the user’s other data and against itself, and signs of editing. */
  validation: ArchiveValidation | null;
};

export type ArchiveAnalysis = {
  /** The person’s name. */
  name: string | null;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** Address as written. */
  address: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
  /** Number on the front of the card. */
  idCard1: string | null;
  /** Second number on the card. */
  idCard2: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** Date of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Amount after deductions, in units of `currency`. */
  netAmount: number | null;
  /** Social security number. */
  ssNumber: string | null;
  /** Tax identification number. */
  taxNumber: string | null;
  /** Regular part of the pay, in units of `currency`. */
  baseAmount: number | null;
  /** Last day of validity. */
  expireDate: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Number of the clearance. */
  nbiIdNumber: string | null;
  /** Marital status, if the source has it. */
  maritalStatus: RefMaritalStatus | null;
  /** Citizenship, as in the source. */
  citizenship: string | null;
  /** Remark on the clearance. */
  remark: string | null;
  /** Full name. */
  fullName: string | null;
  /** Account number as written. */
  accountNumber: string | null;
  /** Date of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** Due date. */
  dueDate: string | null;
  /** Date of the last payment. */
  paymentDate: string | null;
  /** Amount to pay, in units of `currency`; null if it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null if it was not read. */
  vatAmount: number | null;
  /** Charges of this period, in units of `currency`; null if it was not read. */
  currentBillAmount: number | null;
  /** Unpaid rest of earlier bills, in units of `currency`; null if it was not read. */
  balanceAmount: number | null;
  /** Amount to pay of the previous bill, in units of `currency`; null if it was not read. */
  previousDueAmount: number | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Sender of the bill. */
  supplier: string | null;
  /** Correction, in units of `currency`; null if it was not read. */
  adjustmentAmount: number | null;
  /** Use in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** Previous meter reading. */
  previousReading: number | null;
  /** Current meter reading. */
  presentReading: number | null;
  /** Id number of the employee. */
  employeeIdNumber: string | null;
  /** Type of that number. */
  employeeIdType: string | null;
  /** Job title. */
  position: string | null;
  /** Department or unit. */
  department: string | null;
  /** Employment status as written. */
  employmentStatus: string | null;
  /** The salary, in units of `currency`; null if it was not read. */
  salaryAmount: number | null;
  /** Period of the salary. */
  salaryTerm: string | null;
  /** Purpose of the certificate. */
  purpose: string | null;
  /** Remarks on the document. */
  remarks: string | null;
  /** Date of issue. */
  issueDate: string | null;
  /** Name of the signatory. */
  signatoryName: string | null;
  /** Job title of the signatory. */
  signatoryPosition: string | null;
};

export type ArchiveClassification = {
  /** Type that the content looks like. */
  fileType: 'PAYSLIP' | 'TAX_DOCUMENT' | 'EMPLOYMENT_CERTIFICATE' | 'BANK_STATEMENT' | 'COMPANY_ID' | 'CLEARANCE_NBI' | 'GOVERNMENT_ID' | 'TELCO_BILL' | 'ELECTRICITY_BILL' | 'WATER_BILL' | 'OTHERS';
};

export type ArchiveCompanyIdAnalysis = {
  /** The person’s name. */
  name: string | null;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** Address as written. */
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
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'COMPANY_ID';
  /** The fields that were read. */
  analysis: ArchiveCompanyIdAnalysis;
};

export type ArchiveElectricityBillAnalysis = {
  /** Full name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as written. */
  accountNumber: string | null;
  /** Address as written. */
  address: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** Due date. */
  dueDate: string | null;
  /** Date of the last payment. */
  paymentDate: string | null;
  /** Amount to pay, in units of `currency`; null if it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null if it was not read. */
  vatAmount: number | null;
  /** Charges of this period, in units of `currency`; null if it was not read. */
  currentBillAmount: number | null;
  /** Unpaid rest of earlier bills, in units of `currency`; null if it was not read. */
  balanceAmount: number | null;
  /** Amount to pay of the previous bill, in units of `currency`; null if it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Sender of the bill. */
  supplier: string | null;
  /** Use in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** Previous meter reading. */
  previousReading: number | null;
  /** Current meter reading. */
  presentReading: number | null;
};

export type ArchiveElectricityBillExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'ELECTRICITY_BILL';
  /** The fields that were read. */
  analysis: ArchiveElectricityBillAnalysis;
};

export type ArchiveEmploymentCertificateAnalysis = {
  /** Name of the employer as written. */
  employerName: string | null;
  /** Full name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Id number of the employee. */
  employeeIdNumber: string | null;
  /** Type of that number. */
  employeeIdType: string | null;
  /** Job title. */
  position: string | null;
  /** Department or unit. */
  department: string | null;
  /** Employment status as written. */
  employmentStatus: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** The salary, in units of `currency`; null if it was not read. */
  salaryAmount: number | null;
  /** Period of the salary. */
  salaryTerm: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Purpose of the certificate. */
  purpose: string | null;
  /** Remarks on the document. */
  remarks: string | null;
  /** Date of issue. */
  issueDate: string | null;
  /** Name of the signatory. */
  signatoryName: string | null;
  /** Job title of the signatory. */
  signatoryPosition: string | null;
};

export type ArchiveEmploymentCertificateExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'EMPLOYMENT_CERTIFICATE';
  /** The fields that were read. */
  analysis: ArchiveEmploymentCertificateAnalysis;
};

export type ArchiveExtraction = ArchivePayslipExtraction | ArchiveTaxDocumentExtraction | ArchiveNbiClearanceDocumentExtraction | ArchiveTelcoBillExtraction | ArchiveElectricityBillExtraction | ArchiveWaterBillExtraction | ArchiveEmploymentCertificateExtraction | ArchiveCompanyIdExtraction;

export type ArchiveNbiClearanceDocumentAnalysis = {
  /** Last day of validity. */
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
  /** Address as written. */
  address: string | null;
  /** Marital status, if the source has it. */
  maritalStatus: RefMaritalStatus | null;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Citizenship, as in the source. */
  citizenship: string | null;
  /** Remark on the clearance. */
  remark: string | null;
};

export type ArchiveNbiClearanceDocumentExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'CLEARANCE_NBI';
  /** The fields that were read. */
  analysis: ArchiveNbiClearanceDocumentAnalysis;
};

export type ArchivePayslip = {
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** Date of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Amount after deductions, in units of `currency`. */
  netAmount: number | null;
  /** Social security number. */
  ssNumber: string | null;
  /** Number at the national health insurance. */
  philHealthNumber: string | null;
  /** Tax identification number. */
  taxNumber: string | null;
  /** Number at the housing provident fund. */
  pagIbigNumber: string | null;
  /** How well the name matches each number according to the user’s other data; null without other data. */
  matchResult: {
    /** The lowest of the other scores. */
    employeeNameAndIdentificationNumberMatchScore: number | null;
    /** How well name and number match, 0 to 100; null if not checked. */
    employeeNameAndSsNumberMatchScore: number | null;
    /** How well name and number match, 0 to 100; null if not checked. */
    employeeNameAndPagIbigNumberMatchScore: number | null;
    /** How well name and number match, 0 to 100; null if not checked. */
    employeeNameAndPhilHealthNumberMatchScore: number | null;
    /** How well name and number match, 0 to 100; null if not checked. */
    employeeNameAndTaxNumberMatchScore: number | null;
  };
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type ArchivePayslipAnalysis = {
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** Date of payment. */
  payDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Amount after deductions, in units of `currency`. */
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
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'PAYSLIP';
  /** The fields that were read. */
  analysis: ArchivePayslipAnalysis;
};

export type ArchiveTaxDocumentAnalysis = {
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Name of the employer as written. */
  employerName: string | null;
  /** Name of the employee as written. */
  employeeName: string | null;
  /** Date of birth. */
  dateOfBirth: string | null;
  /** Regular part of the pay, in units of `currency`. */
  baseAmount: number | null;
  /** Tax identification number. */
  taxNumber: string | null;
};

export type ArchiveTaxDocumentExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'TAX_DOCUMENT';
  /** The fields that were read. */
  analysis: ArchiveTaxDocumentAnalysis;
};

export type ArchiveTelcoBillAnalysis = {
  /** Full name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as written. */
  accountNumber: string | null;
  /** Address as written. */
  address: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** Due date. */
  dueDate: string | null;
  /** Date of the last payment. */
  paymentDate: string | null;
  /** Amount to pay, in units of `currency`; null if it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null if it was not read. */
  vatAmount: number | null;
  /** Charges of this period, in units of `currency`; null if it was not read. */
  currentBillAmount: number | null;
  /** Unpaid rest of earlier bills, in units of `currency`; null if it was not read. */
  balanceAmount: number | null;
  /** Amount to pay of the previous bill, in units of `currency`; null if it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Sender of the bill. */
  supplier: string | null;
  /** Correction, in units of `currency`; null if it was not read. */
  adjustmentAmount: number | null;
};

export type ArchiveTelcoBillExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'TELCO_BILL';
  /** The fields that were read. */
  analysis: ArchiveTelcoBillAnalysis;
};

export type ArchiveValidation = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: string;
  /** Signs of editing in the file itself. */
  metadata: ArchiveValidationResult;
  /** Whether the amounts of the document add up. */
  computation: ArchiveValidationResult;
  /** Identity of the person; null if the source has none. */
  identity: ArchiveValidationResult;
  /** Whether the places in the document exist and agree with each other. */
  location: ArchiveValidationResult;
};

export type ArchiveValidationResult = {
  /** Result of the check. */
  resultCode: 'PASSED' | 'FAILED' | 'NO_DATA';
  /** 0–100; null where there is nothing to compare with. */
  score: number | null;
  /** Result as a sentence. */
  resultMessage: string;
};

export type ArchiveWaterBillAnalysis = {
  /** Full name. */
  fullName: string | null;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Account number as written. */
  accountNumber: string | null;
  /** Address as written. */
  address: string | null;
  /** First day. */
  startDate: string | null;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the bill. */
  statementDate: string | null;
  /** Number of the bill. */
  statementNumber: string | null;
  /** Due date. */
  dueDate: string | null;
  /** Date of the last payment. */
  paymentDate: string | null;
  /** Amount to pay, in units of `currency`; null if it was not read. */
  dueAmount: number | null;
  /** Value added tax, in units of `currency`; null if it was not read. */
  vatAmount: number | null;
  /** Charges of this period, in units of `currency`; null if it was not read. */
  currentBillAmount: number | null;
  /** Unpaid rest of earlier bills, in units of `currency`; null if it was not read. */
  balanceAmount: number | null;
  /** Amount to pay of the previous bill, in units of `currency`; null if it was not read. */
  previousDueAmount: number | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency | null;
  /** Email address. */
  emailAddress: string | null;
  /** Phone number as written. */
  phoneNumber: string | null;
  /** Sender of the bill. */
  supplier: string | null;
  /** Use in the period, in the meter’s unit. */
  currentPeriodUsage: number | null;
  /** Previous meter reading. */
  previousReading: number | null;
  /** Current meter reading. */
  presentReading: number | null;
};

export type ArchiveWaterBillExtraction = {
  /** Type of document, such as `PAYSLIP`. */
  fileType: 'WATER_BILL';
  /** The fields that were read. */
  analysis: ArchiveWaterBillAnalysis;
};

export type BetaMaw = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** One of the two types. */
  type: MawType;
  /** Request as it was sent. */
  requestMeta: BetaMawRequestMeta;
  /** Empty for MAW3, until the request is complete, and if there is no data. */
  maw2Items: Array<BetaMaw2Item>;
  /** Empty for MAW2, until the request is complete, and if there is no data. */
  maw3Items: Array<BetaMaw3Item>;
};

export type BetaMaw2Item = {
  /** Date. */
  date: string;
  /** 1 whitelist, 2 secondary whitelist, 3 normal, 4 greylist, 5 blacklist. */
  level: string;
  /** Id of the platform; it never changes. */
  platformId: string;
  /** Null unless the source is seat. */
  duration: string | null;
  /** seat, voice or sms. */
  source: string;
  /** For instance finance, or other. */
  platformTags: Array<string>;
};

export type BetaMaw3Item = {
  /** Name of the item. */
  name: string;
  /** Value as text, whatever its type; null if unknown. */
  value: string | null;
  /** Type of `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type BetaMaw3PostRequest = BetaMaw3Tpl1PostRequest | BetaMaw3Tpl2PostRequest | BetaMaw3Tpl3PostRequest;

export type BetaMaw3Tpl1PostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-maw004001';
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Full name. */
  fullName: string;
  /** Document that has the number. */
  idType: MawIdType;
  /** Number of the document. */
  idNumber: string;
  /** Optional. */
  gaid?: string | '' | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaMaw3Tpl2PostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-maw004002';
  /** The person's advertising id on Android. */
  gaid: string;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaMaw3Tpl3PostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-maw004003';
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Full name. */
  fullName: string;
  /** Document that has the number. */
  idType: MawIdType;
  /** Number of the document. */
  idNumber: string;
  /** Optional. */
  gaid?: string | '' | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaMawRequestMeta = {
  /** Set of items to request. */
  templateId: 'tpl-maw002001' | 'mawTpl-bfc93eb72d24860bf62429a1dd06708d';
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-maw004001';
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Full name. */
  fullName: string;
  /** Document that has the number. */
  idType: MawIdType;
  /** Number of the document. */
  idNumber: string;
  /** Google advertising id of the device. */
  gaid: string | null;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-maw004002';
  /** Google advertising id of the device. */
  gaid: string;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-maw004003';
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Full name. */
  fullName: string;
  /** Document that has the number. */
  idType: MawIdType;
  /** Number of the document. */
  idNumber: string;
  /** Google advertising id of the device. */
  gaid: string | null;
  /** Consent that the person gave before your request. */
  consent: Consent;
};

export type BetaSignal = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** One of the three types. */
  signalType: SignalType;
  /** Request as it was sent. */
  requestMeta: BetaSignalRequestMeta;
  /** Empty until the lookup is complete, and if there is no data. */
  items: Array<BetaSignalItem>;
};

export type BetaSignal2PostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** Set of items to request. */
  templateId: 'tpl-sgn002001';
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaSignal3PostRequest = BetaSignal3Tpl1PostRequest | BetaSignal3Tpl2PostRequest;

export type BetaSignal3Tpl1PostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-sgn003002';
  /** Full name. */
  fullName: string;
  /** Phone number with country code, E.164. */
  phone: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Optional. */
  nss?: string | '' | null;
  /** Optional. */
  emailAddress?: string | '' | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaSignal3Tpl2PostRequest = {
  /** Set of items to request. */
  templateId: 'tpl-social-securities-signal-th';
  /** Full name. */
  fullName: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Document that has the number. */
  idType: SignalIdType;
  /** Number of the document. */
  idNumber: string;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaSignalItem = {
  /** Name of the item. */
  name: string;
  /** Value as text, whatever its type; null if unknown. */
  value: string | null;
  /** Type of `value`. */
  valueType: 'STRING' | 'NUMBER' | 'BOOLEAN';
};

export type BetaSignalPostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** Set of items to request. */
  templateId: 'tpl-sgn003001' | 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8' | 'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03' | 'signalTpl-f6b74d81a4807f4c01e6a920920775ad' | 'signalTpl-7a01659636c119ca4566308effd05d06' | 'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70';
  /** PH is the default. */
  countryCode?: RefCountry | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type BetaSignalRequestMeta = {
  /** Set of items to request. */
  templateId: 'tpl-sgn003001' | 'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8' | 'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03' | 'signalTpl-f6b74d81a4807f4c01e6a920920775ad' | 'signalTpl-7a01659636c119ca4566308effd05d06' | 'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70';
  /** Phone number with country code, E.164. */
  phone: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-sgn002001';
  /** Phone number with country code, E.164. */
  phone: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: RefCountry;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-sgn003002';
  /** Full name. */
  fullName: string;
  /** Phone number with country code, E.164. */
  phone: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string | null;
  /** Email address. */
  emailAddress: string | null;
  /** Consent that the person gave before your request. */
  consent: Consent;
} | {
  /** Set of items to request. */
  templateId: 'tpl-social-securities-signal-th';
  /** Full name. */
  fullName: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Document that has the number. */
  idType: SignalIdType;
  /** Number of the document. */
  idNumber: string;
  /** Consent that the person gave before your request. */
  consent: Consent;
};

export type BetaSocialSecurity = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Null until the record is complete, and if there is no data. */
  result: BetaSocialSecurityResult | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Full name. */
    fullName: string;
    /** Mobile number with country code, without plus sign and leading zeros. */
    mobileNumber: string;
    /** Mexican population register number (CURP). */
    curp: string;
    /** Set of items to request. */
    templateId: string;
    /** Consent that the person gave before your request. */
    consent: Consent;
    /** Email address. */
    emailAddress: string | null;
    /** Mexican social security number (NSS). */
    nss: string | null;
  };
};

export type BetaSocialSecurityPostRequest = {
  /** Full name. */
  fullName: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
  /** Optional. */
  emailAddress?: string | '' | null;
  /** Optional. */
  nss?: string | '' | null;
  /** Set of items to request. */
  templateId: 'tpl-sss003002';
};

export type BetaSocialSecurityResult = {
  /** Full name. */
  fullName: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string;
  /** Date of the record. */
  reportDate: string;
  /** Name of the employer as written. */
  employerName: string;
  /** Registration number of the employer. */
  employerRegistration: string;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Mexican state in which the contributions are made. */
  state: string | null;
  /** Days that count as contributed. */
  contributionDays: number;
  /** Per day, in `currency`. */
  contributionBaseAmount: number;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Whether the most recent contribution was paid; null if unknown. */
  payMark: boolean | null;
};

export type Consent = {
  /** Type of consent. */
  type: string | null;
  /** Version of the document. */
  version: string | null;
  /** Time of consent, UTC. */
  consentedAt: string;
  /** Text of the consent as shown to the person. */
  consentedWith: string;
  /** Consent template; null if you keep the text yourself. */
  consentTemplateId: string | null;
};

export type ConsentRequest = {
  /** Type of consent. */
  type?: string | null;
  /** Version of the document. */
  version?: string | null;
  /** Time of consent, UTC. */
  consentedAt: string;
  /** Text of the consent as shown to the person. */
  consentedWith: string;
  /** Consent template; null if you keep the text yourself. */
  consentTemplateId?: string | null;
};

export type ConsentTemplate = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Type of consent. */
  consentType: string;
  /** The name of the consent document. */
  title: string;
  /** Version of the document. */
  version: string;
  /** Method of consent. */
  consentMethod: string;
  /** Text of the document. */
  consentText: string;
};

export type ConsentTemplateCreateRequest = {
  /** Type of consent. */
  consentType: string;
  /** Visible to end users. Empty by default. */
  title?: string;
  /** Version of the document. */
  version: string;
  /** Method of consent. Empty by default. */
  consentMethod?: string;
  /** Text of the document. */
  consentText: string;
};

export type Contribution = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Date. */
  date: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Amount in units of `currency`, such as pesos. */
  amount: number;
  /** Id at the source. */
  referenceId: string | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type ContributionPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Date. */
  date: string;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Amount in units of `currency`, such as pesos. */
  amount: number;
  /** Id at the source. */
  referenceId: string | null;
};

export type Document = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Name of the document. */
  name: string;
  /** Number of the document. */
  docId: string | null;
  /** `VALID` if the issuer confirmed it. */
  status: string | null;
  /** Type of the document. */
  documentType: 'IDENTIFICATION' | 'PAYSLIP' | 'CLEARANCE' | 'CERTIFICATE' | null;
  /** Date of issue. */
  issueDate: string | null;
  /** Last day of validity. */
  expiryDate: string | null;
  /** Signed link to the file, valid for some minutes; null if there is no file. */
  fileUrl: string | null;
  /** Remarks on the document. */
  remarks: string | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type DocumentPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Name of the document. */
  name: string;
  /** Number of the document. */
  docId: string | null;
  /** `VALID` if the issuer confirmed it. */
  status: string | null;
  /** Type of the document. */
  documentType: 'IDENTIFICATION' | 'PAYSLIP' | 'CLEARANCE' | 'CERTIFICATE' | null;
  /** Date of issue. */
  issueDate: string | null;
  /** Last day of validity. */
  expiryDate: string | null;
  /** Signed link to the file, valid for some minutes; null if there is no file. */
  fileUrl: string | null;
  /** Remarks on the document. */
  remarks: string | null;
};

export type Eincome = {
  /** Id of this object within your organization and mode; it never changes. */
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
  /** Amount in units of `currency`, such as pesos. */
  amount: number | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type EincomePayload = {
  /** Id of this object within your organization and mode; it never changes. */
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
  /** Amount in units of `currency`, such as pesos. */
  amount: number | null;
};

export type Employer = {
  /** Registered name of the business. */
  businessName: string;
  /** Short name of the business. */
  shortName: string | null;
  /** Registrations of the business. */
  registrations: Array<EmployerRegistration>;
  /** Address of the business. */
  businessAddress: RefAddress | null;
  /** Section of ISIC revision 4, a letter. */
  isicCode: string | null;
  /** Sector, International Standard Industrial Classification. */
  isicSector: string | null;
  /** Code, Philippine Standard Industrial Classification. */
  psicCode: string | null;
  /** Industry, Philippine Standard Industrial Classification. */
  psicIndustry: string | null;
  /** Contacts at the business. */
  contactPersons: Array<EmployerContactPerson>;
  /** Licences of the business. */
  licenses: Array<EmployerLicense>;
};

export type EmployerBasic = {
  /** Registered name of the business. */
  businessName: string;
  /** Registrations of the business. */
  registrations: Array<EmployerRegistration>;
  /** 100 where the name is the keyword. */
  matchPercentage: number;
  /** Sources of the entry. */
  sources: Array<EmployerSource>;
  /** VERIFIED for employers of the catalogue, UNVERIFIED for names from end users' sources. */
  verificationStatus: 'VERIFIED' | 'UNVERIFIED';
};

export type EmployerContactPerson = {
  /** Name of the contact. */
  contactName: string | null;
  /** Job title. */
  position: string | null;
  /** Email address of the contact. */
  contactEmail: string | null;
  /** Phone number of the contact. */
  contactPhone: string | null;
};

export type EmployerLicense = {
  /** Number of the licence. */
  licenseNumber: string;
  /** Type of licence. */
  licenseType: string;
  /** Date of issue. */
  licenseIssuedDate: string | null;
  /** Status of the licence. */
  licenseStatus: string | null;
};

export type EmployerRegistration = {
  /** Number of the registration. */
  number: string;
  /** Registering authority. */
  organization: string;
  /** Date of the registration. */
  date: string | null;
  /** Scope of the registration. */
  scope: string | null;
  /** Status of the registration. */
  status: 'Registered' | 'Suspended' | 'Revoked' | 'Dissolved' | 'Delinquent' | null;
};

export type EmployerSource = 'SEC' | 'DTI' | 'SERP' | 'Facebook' | 'LinkedIn';

export type Employment = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Name of the person in the employer’s records. */
  name: string | null;
  /** Description of the work. */
  description: string | null;
  /** Job title. */
  jobTitle: string | null;
  /** Department or unit. */
  department: string | null;
  /** Number of the person at the employer. */
  employeeNumber: string | null;
  /** Number of the employer at the source. */
  employerNumber: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** Status of the employment, as in the source. */
  status: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the employer’s report. */
  reportedDate: string | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type EmploymentPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Name of the person in the employer’s records. */
  name: string | null;
  /** Description of the work. */
  description: string | null;
  /** Job title. */
  jobTitle: string | null;
  /** Department or unit. */
  department: string | null;
  /** Number of the person at the employer. */
  employeeNumber: string | null;
  /** Number of the employer at the source. */
  employerNumber: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** Status of the employment, as in the source. */
  status: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the employer’s report. */
  reportedDate: string | null;
};

export type Error = {
  /** Result for programs: `OK`, `CREATED` or an error code. */
  code: 'INVALID_CREDENTIALS' | 'INVALID_PARAMETERS' | 'INVALID_TOKEN' | 'UNAUTHORIZED_ACCESS' | 'MISSING_RESOURCE' | 'UNSUPPORTED_TYPE' | 'REQUEST_LIMIT_EXCEEDED' | 'SERVER_ERROR' | 'UNSUPPORTED_METHOD' | 'SERVER_UNAVAILABLE' | 'TIME_LIMIT_EXCEEDED' | 'RANGE_NOT_SATISFIABLE' | 'SESSION_EXPIRED' | 'EMAIL_NOT_CONFIRMED' | 'ALREADY_EXISTS' | 'EDIT_CONFLICT' | 'CONFIRMATION_REQUIRED' | 'LINK_EXPIRED';
  /** Result for people. Programs should use `code`. */
  message: string;
  /** Id of this request, to quote when you ask for help; also in the header `x-request-id`. */
  requestId: string;
  /** Empty for errors. */
  data: Record<string, unknown>;
};

/** The type of the export. */
export type ExportExtensionType = 'PDF' | 'CSV';

export type ExternalMetadata = Record<string, string>;

export type FileObject = {
  /** Part of the document in the file; null for the whole document. */
  fileSubtype?: FileSubtype | null;
  /** Defaults to the name of the file type. */
  fileName?: string | null;
  /** Format of the file; its first bytes must match. */
  fileExtensionType: 'PDF' | 'PNG' | 'JPG' | 'JPEG';
  /** File content in base64, at most 15 MB before encoding. */
  fileContent: string;
};

export type FileSubtype = 'PAYSLIP' | 'PERSONAL_INFORMATION' | 'EMPLOYMENT_INFORMATION' | 'TAX_PAYMENT' | 'COMPANY_ID_FRONT' | 'COMPANY_ID_BACK' | 'CARD_FRONT' | 'CARD_BACK';

export type FileType = {
  /** URL of its logo. */
  logoUrl: string;
  /** Type of document. */
  type: string;
  /** The type as shown to people. */
  typeLabel: string;
  /** Whether it can be uploaded at the moment. */
  active: boolean;
  /** Whether your organization may use it. */
  enabled: boolean;
  /** Whether its files are read into data points. */
  ocr: boolean;
  /** Data points that it provides. */
  supported: Array<'IDENTITIES' | 'TRANSACTIONS' | 'RATINGS' | 'EMPLOYMENTS' | 'DOCUMENTS' | 'INCOMES' | 'CONTRIBUTIONS' | 'EINCOMES' | 'LIABILITIES' | 'LINK' | 'INSIGHTS' | 'NONE'>;
};

export type Form = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** The person’s name. */
  name: string | null;
  /** The end user it belongs to. */
  userId: string;
  /** Wink site that contains the form. */
  winkSiteId: string;
  /** Visit in which it was filled in. */
  winkSiteSessionId: string;
  /** Id of the form screen within its site. */
  reference: string;
  /** Entered values by field name. */
  data: Record<string, unknown>;
};

export type Identity = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Full name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Suffix of the name. */
  suffix: string | null;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Date of birth. */
  dob: string | null;
  /** Marital status, if the source has it. */
  maritalStatus: RefMaritalStatus | null;
  /** Country of residence, ISO 3166-1 alpha-2. */
  countryResidence: RefCountry | null;
  /** Citizenship, as in the source. */
  citizenship: 'Citizen' | 'Resident Alien' | 'Non-resident Alien' | 'Undocumented' | 'Others' | null;
  /** URL of the person’s photo; null if there is none. */
  photoUrl: string | null;
  /** Id at the source. */
  referenceId: string | null;
  /** The person’s public profile at the provider. */
  profileUrl: string | null;
  /**
   * Deprecated: use the latest employment.
   * @deprecated
   */
  latestEmployerName: string | null;
  /** Email addresses, primary first. */
  emails: Array<{
    /** The email address. */
    address: string | null;
    /** Use of it. */
    type: 'Primary' | 'Secondary' | 'Work' | 'Personal' | null;
  }>;
  /** Phone numbers, primary first. */
  phones: Array<{
    /** The phone number, E.164. */
    number: string | null;
    /** Use of it. */
    type: 'Mobile' | 'Fixed' | 'Unspecified' | null;
  }>;
  /** Profiles on social networks. */
  socialProfiles: Array<{
    /** URL of the profile. */
    socialUrl: string | null;
    /** Use of it. */
    type: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Others' | null;
  }>;
  /** Postal addresses, primary first. */
  addresses: Array<RefAddress>;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type IdentityPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Full name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Middle name. */
  middleName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Suffix of the name. */
  suffix: string | null;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Date of birth. */
  dob: string | null;
  /** Marital status, if the source has it. */
  maritalStatus: RefMaritalStatus | null;
  /** Country of residence, ISO 3166-1 alpha-2. */
  countryResidence: RefCountry | null;
  /** Citizenship, as in the source. */
  citizenship: 'Citizen' | 'Resident Alien' | 'Non-resident Alien' | 'Undocumented' | 'Others' | null;
  /** URL of the person’s photo; null if there is none. */
  photoUrl: string | null;
  /** Id at the source. */
  referenceId: string | null;
  /** The person’s public profile at the provider. */
  profileUrl: string | null;
  /**
   * Deprecated: use the latest employment.
   * @deprecated
   */
  latestEmployerName: string | null;
  /** Email addresses, primary first. */
  emails: Array<{
    /** The email address. */
    address: string | null;
    /** Use of it. */
    type: 'Primary' | 'Secondary' | 'Work' | 'Personal' | null;
  }>;
  /** Phone numbers, primary first. */
  phones: Array<{
    /** The phone number, E.164. */
    number: string | null;
    /** Use of it. */
    type: 'Mobile' | 'Fixed' | 'Unspecified' | null;
  }>;
  /** Profiles on social networks. */
  socialProfiles: Array<{
    /** URL of the profile. */
    socialUrl: string | null;
    /** Use of it. */
    type: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Others' | null;
  }>;
  /** Postal addresses, primary first. */
  addresses: Array<RefAddress>;
};

export type Income = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Work that was paid, such as a freelance task. */
  workItem: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Frequency of payment. */
  frequency: RefPayPeriod | null;
  /** Regular part of the pay, in units of `currency`. */
  baseAmount: number | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Amount after deductions, in units of `currency`. */
  netAmount: number | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type IncomePayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Work that was paid, such as a freelance task. */
  workItem: string | null;
  /** Name of the employer. */
  employer: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Frequency of payment. */
  frequency: RefPayPeriod | null;
  /** Regular part of the pay, in units of `currency`. */
  baseAmount: number | null;
  /** Amount before deductions, in units of `currency`. */
  grossAmount: number | null;
  /** Amount after deductions, in units of `currency`. */
  netAmount: number | null;
};

export type Insight = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of the latest data that was included, UTC. */
  cutoffTime: string;
  /** Computed numbers by name; null if the data is missing. */
  features: ObjectFeature;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type InsightPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of the latest data that was included, UTC. */
  cutoffTime: string;
  /** Computed numbers by name; null if the data is missing. */
  features: ObjectFeature;
};

export type Invite = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Full name. */
  fullName: string;
  /** Given name. */
  firstName: string | null;
  /** Family name. */
  lastName: string | null;
  /** Email address of the invited person. */
  email: string;
  /** Invite template with the texts of mail and page. */
  templateId: string;
  /** Wink template of the widget on the page; null for the default. */
  winkTemplateId: string | null;
  /** The site that the link opens. */
  winkSiteId: string | null;
  /** End user created for the invite. */
  userId: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: InviteStatus;
  /** Time of the last change, UTC. */
  updatedAt: string;
  /** Time of the invitation, UTC. */
  invitedAt: string;
  /** Time of the first connected account. */
  linkedAt: string | null;
  /** Days after the invitation on which a reminder is sent. */
  reminderDays: Array<number>;
  /** Time at which the person stopped the reminders. */
  remindersStoppedAt: string | null;
  /** The link of this person; it works any number of times for 14 days. */
  inviteLandingPageUrl: string;
};

export type InviteLog = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** The invite. */
  inviteId: string;
  /** Progress of the invited person from then on. */
  inviteStatus: InviteStatus;
  /** A new status, a reminder that was sent, or the end of reminders at the person’s wish. */
  event: 'STATUS' | 'REMINDER_SENT' | 'REMINDERS_STOPPED';
  /** The end user it belongs to. */
  userId: string;
  /** Time of creation, UTC. */
  createdAt: string;
};

export type InvitePage = {
  /** The heading of the page. */
  header: string;
  /** The text of the page. */
  description: string;
  /** Text of the button on the page. */
  button: string;
};

export type InvitePostRequest = {
  /** Full name. */
  fullName: string;
  /** Given name. */
  firstName?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** Recipient of the mail. */
  email: string;
  /** The invite template with the texts. */
  templateId: string;
  /** Widget template; defaults to the built-in one. */
  winkTemplateId?: string | null;
  /** A published site, which the link opens instead. */
  winkSiteId?: string | null;
  /** Days after the invitation on which the mail is sent again, until the person shares something, finishes or stops the reminders. Default: ``. */
  reminderDays?: Array<number>;
};

/** Progress of the person; `REVOKED` when no linked account is left. */
export type InviteStatus = 'INVITED' | 'EMAIL_OPENED' | 'LANDING_PAGE_OPENED' | 'WINK_WIDGET_OPENED' | 'LINKED' | 'REVOKED';

export type InviteTemplate = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Your name for it, shown in lists. */
  name: string;
  /** Inviting company: name and logo. */
  company: {
    /** Your name for it, shown in lists. */
    name: string;
    /** URL of its logo. */
    logoUrl: string;
  };
  /** The mail: subject, text and button. */
  email: {
    /** Whether the platform sends the mail; otherwise you send the link yourself. */
    sendEmail: boolean;
    /** Name of the sender. */
    senderName: string;
    /** Address for replies to the mail. */
    replyAddress: string;
    /** The subject of the mail. */
    subject: string;
    /** The text of the mail; placeholders are replaced by the person’s names. */
    body: string;
  };
  /** Page that the link in the mail opens. */
  landingPage: InvitePage;
  /** Page shown once the first account is connected. */
  successPage: InvitePage;
  /** The language of your texts: ours in the mail, its reminders and the page of the link are in it too. When left out, the mail is in English, and the page in the language of the browser. */
  language?: 'en' | 'fil';
};

export type InviteTemplateRequest = {
  /** `Invite` and the date when left out; an update then leaves it as it is. */
  name?: string;
  /** Inviting company: name and logo. */
  company: {
    /** Shown in the mail and on the pages. */
    name: string;
    /** Shown in the mail and on the pages; defaults to the logo of the organization. A text other than an http or https address shows no logo. */
    logoUrl?: string;
  };
  /** The mail: subject, text and button. */
  email: {
    /** Without a mail, send the invite link to the person yourself. Default: `true`. */
    sendEmail?: boolean;
    /** Defaults to the name of the company. */
    senderName?: string;
    /** Address for replies to the mail. */
    replyAddress: string;
    /** The subject of the mail. */
    subject: string;
    /** The text of the mail; placeholders are replaced by the person’s names. */
    body: string;
  };
  /** Page that the link in the mail opens. */
  landingPage: InvitePage;
  /** Page shown once the first account is connected. */
  successPage: InvitePage;
  /** The language of your texts: ours in the mail, its reminders and the page of the link are in it too. When left out, the mail is in English, and the page in the language of the browser. */
  language?: 'en' | 'fil';
};

export type Liability = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Type of loan. */
  type: string;
  /** Id at the source. */
  referenceId: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the first instalment. */
  firstAmortizationDate: string | null;
  /** Frequency of instalments. */
  amortizationFrequency: RefPayPeriod | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Original amount of the loan, in units of `currency`. */
  loanAmount: number;
  /** Amount of one instalment, in units of `currency`. */
  amortizationAmount: number | null;
  /** Amount still owed, in units of `currency`. */
  outstandingBalance: number | null;
  /** Amount of the next payment, in units of `currency`. */
  nextPaymentAmount: number | null;
  /** Overdue amount, in units of `currency`. */
  overduePaymentAmount: number | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type LiabilityPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Type of loan. */
  type: string;
  /** Id at the source. */
  referenceId: string | null;
  /** First day. */
  startDate: string;
  /** Last day; null if still ongoing. */
  endDate: string | null;
  /** Date of the first instalment. */
  firstAmortizationDate: string | null;
  /** Frequency of instalments. */
  amortizationFrequency: RefPayPeriod | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Original amount of the loan, in units of `currency`. */
  loanAmount: number;
  /** Amount of one instalment, in units of `currency`. */
  amortizationAmount: number | null;
  /** Amount still owed, in units of `currency`. */
  outstandingBalance: number | null;
  /** Amount of the next payment, in units of `currency`. */
  nextPaymentAmount: number | null;
  /** Overdue amount, in units of `currency`. */
  overduePaymentAmount: number | null;
};

export type Link = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Start of the counted period, UTC; null for no start. */
  startDate: string | null;
  /** End of the counted period, UTC. */
  endDate: string;
  /** Connections, by application. */
  records: Array<{
    /** Number of them. */
    count: number;
    /** Time of each application’s latest connection, UTC. */
    linkedAt: Array<string>;
  }>;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type LinkPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Start of the counted period, UTC; null for no start. */
  startDate: string | null;
  /** End of the counted period, UTC. */
  endDate: string;
  /** Connections, by application. */
  records: Array<{
    /** Number of them. */
    count: number;
    /** Time of each application’s latest connection, UTC. */
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
  /** EMPLOYED, GIG or UNEMPLOYED; the text -999 if unknown */
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
  /** Time when this object was first stored, UTC. */
  itemCreatedAt: string;
  /** Time of creation, UTC. */
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
  /** Provider of the account. */
  providerId: string;
};

export type ObjectReferenceMetadata2 = {
  /** The account or archive the object came from. */
  sourceId: string;
  /** Whether it came from a connected account or an uploaded archive. */
  sourceType: RefSourceType;
  /** The end user it belongs to. */
  userId: string;
  /** Provider of the account. */
  providerId: string;
};

export type Provider = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Name shown to people. */
  name: string;
  /** Full name. */
  longName: string;
  /** URL of its logo. */
  logoUrl: string;
  /** Type of source. */
  type: ProviderType;
  /** The type as shown to people. */
  typeLabel: string;
  /** Subtype. */
  subType: string;
  /** Subtype as shown to people. */
  subTypeLabel: string;
  /** Whether it works at the moment. */
  active: boolean;
  /** Whether your organization may use it. */
  enabled: boolean;
  /** Whether its login has a second step. */
  mfa: boolean;
  /** Whether accounts can be connected; otherwise only documents can be uploaded. */
  accountConnection: boolean;
  /** Data points that it provides. */
  supported: Array<RefDatapoint>;
  /** Whether connected accounts can be synced automatically. */
  monitorSupported: boolean;
  /** Text shown below its name. */
  description: string;
  /** Whether its documents are read. */
  enableOcr: boolean;
  /** `LOGIN` if people log in; `NO_NEED_LOGIN` if they only enter their details. */
  connectionType: 'LOGIN' | 'NO_NEED_LOGIN';
  /** Always `PROVIDER`. */
  kind: 'PROVIDER';
  /** Position in the list, smallest first. */
  ord: number;
};

export type ProviderType = 'GIG' | 'GOVERNMENT' | 'SYSTEM' | 'EMPLOYER' | 'CREDENTIAL';

export type Rating = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Current rating. */
  currentRating: number | null;
  /** Maximum rating. */
  maxRating: number | null;
  /** Rating as a percentage of the maximum, 0 to 100. */
  calculatedPercentage: number | null;
  /** Number of reviews behind the rating. */
  reviewsReceived: number | null;
  /** Number of recommendations. */
  likesReceived: number | null;
  /** Number of jobs completed on the platform. */
  jobsCompleted: number | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type RatingPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Current rating. */
  currentRating: number | null;
  /** Maximum rating. */
  maxRating: number | null;
  /** Rating as a percentage of the maximum, 0 to 100. */
  calculatedPercentage: number | null;
  /** Number of reviews behind the rating. */
  reviewsReceived: number | null;
  /** Number of recommendations. */
  likesReceived: number | null;
  /** Number of jobs completed on the platform. */
  jobsCompleted: number | null;
};

export type RawFile = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** The name of the file. */
  name: string;
  /** Part of the document in the file; null for the whole document. */
  subType: FileSubtype | null;
  /** Kilobytes. */
  size: number;
  /** Format of the file. */
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
  /** Rest of the street address, such as the unit. */
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
  /** Whether it is the primary address. */
  type: 'Primary' | 'Secondary' | null;
  /** Uses of the address. */
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
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Phone number with country code, E.164. */
    phone: string;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
  /** Null until the lookup is complete, and if there is no data. */
  result: AlphaSignalResult | null;
};

export type SignalIdType = 'PID';

export type SignalPostRequest = {
  /** Phone number with country code, E.164. */
  phone: string;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type SignalType = 'Signal1' | 'Signal2' | 'Signal3';

export type SocialSecurity = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Result code; null until finished. */
  resultCode: 'SUCCESS' | 'NO_DATA' | 'SYSTEM_ERROR' | 'INVALID_PARAMETERS' | 'SERVICE_UNAVAILABLE' | null;
  /** Result as a sentence. */
  resultMessage: string | null;
  /** Null until the record is complete, and if there is no data. */
  result: SocialSecurityResult | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Full name. */
    fullName: string;
    /** Mobile number with country code, without plus sign and leading zeros. */
    mobileNumber: string;
    /** Mexican population register number (CURP). */
    curp: string;
    /** Set of items to request. */
    templateId: string;
    /** Consent that the person gave before your request. */
    consent: Consent;
    /** Email address. */
    emailAddress: string;
  };
};

export type SocialSecurityPostRequest = {
  /** Full name. */
  fullName: string;
  /** Mobile number with country code, without plus sign and leading zeros. */
  mobileNumber: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
  /** Email address. */
  emailAddress: string;
  /** Set of items to request. */
  templateId: 'tpl-sss003001';
};

export type SocialSecurityResult = {
  /** Full name. */
  fullName: string;
  /** Mexican population register number (CURP). */
  curp: string;
  /** Mexican social security number (NSS). */
  nss: string;
  /** Date of the record. */
  reportDate: string;
  /** Name of the employer as written. */
  employerName: string;
  /** Registration number of the employer. */
  employerRegistration: string;
  /** Gender, if the source has it. */
  gender: RefGender | null;
  /** Mexican state in which the contributions are made. */
  state: string | null;
  /** Days that count as contributed. */
  contributionDays: number;
  /** Per day, in `currency`. */
  contributionBaseAmount: number;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
};

export type Task = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Kind of work. */
  type: TaskType;
  /** Start time, UTC. */
  startedAt: string;
  /** End time, UTC; null until finished. */
  finishedAt: string | null;
  /** `Finished` once the work has ended, successfully or not. */
  status: 'Started' | 'Finished';
  /** Data points saved when the task finished. */
  datapoints: Array<RefDatapoint>;
  /** Account or archive that the task works on. */
  metadata: ObjectReferenceMetadata;
};

export type TaskType = 'LINK_ACCOUNT' | 'ANALYZE_ARCHIVE' | 'CLASSIFY_ARCHIVE' | 'UPDATE_ACCOUNT';

export type Token = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Expiry time, UTC. */
  expiresAt: string;
  /** Mode of its data. */
  mode: Mode;
  /** Opens the widget for this person, for five hours. Pass it to the browser, never your API secret. */
  accessToken: string;
};

export type Transaction = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Date. */
  date: string;
  /** Purpose of the payment. */
  description: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Negative amounts are debits. */
  amount: number;
  /** Id at the source. */
  referenceId: string | null;
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: ObjectReferenceMetadata;
};

export type TransactionPayload = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Date. */
  date: string;
  /** Purpose of the payment. */
  description: string | null;
  /** Currency of the amounts, ISO 4217. */
  currency: RefCurrency;
  /** Negative amounts are debits. */
  amount: number;
  /** Id at the source. */
  referenceId: string | null;
};

export type User = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Your own key-value pairs, such as your customer number: at most five, ASCII, keys of up to 50 and values of up to 500 characters. */
  externalMetadata: Record<string, string>;
  /** Time of creation, UTC. */
  createdAt: string;
  /**
   * Deprecated: list the accounts of the user instead.
   * @deprecated
   */
  providers: Array<string>;
  /** Progress of this end user. */
  session: UserSession;
};

export type UserPayload = {
  /** Origin: the end user, the account or archive, the provider, and the time. */
  metadata: UserSession;
  /** The newest 1,000; *List forms* has all of them, page by page. */
  forms: Array<{
    /** Id of this object within your organization and mode; it never changes. */
    id: string;
    /** The person’s name. */
    name: string | null;
    /** Answers of the person by field name. */
    data: Record<string, unknown>;
  }>;
  /** Values that Wink sites calculated from the answers, in the newest 1,000 visits. */
  calculatedValues: Array<{
    /** The person’s name. */
    name: string;
    /** Decimal number, rounded as configured in the site. */
    value: string;
    /** Visit in which it was filled in. */
    winkSiteSessionId: string;
  }>;
  /** The accounts the person connected. */
  accounts: Array<{
    /** Id of this object within your organization and mode; it never changes. */
    id: string;
    /** Provider of the account. */
    providerId: string;
    /** All data points read from it. */
    payload: AllDatapointPayload;
  }>;
  /** The newest 1,000; *List archives* has all of them, page by page. */
  archives: Array<{
    /** Id of this object within your organization and mode; it never changes. */
    id: string;
    /** Type of document, such as `PAYSLIP`. */
    fileType: string;
    /** All data points read from it. */
    payload: AllDatapointPayload;
  }>;
};

export type UserSession = {
  /** The end user it belongs to. */
  userId: string;
  /** Place where the person shares data: a Wink site, or the widget in your own pages. */
  channel: 'WinkSite' | 'Default';
  /** The Wink site of a session that came through one. */
  channelId: string | null;
  /** `IN_PROGRESS` until the person has finished, `REVOKED` once all they shared is revoked. */
  status: 'IN_PROGRESS' | 'COMPLETED' | 'REVOKED';
};

export type ValidationIdType = string;

export type Verification = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Time of the last change, UTC. */
  updatedAt: string;
  /** `PROCESSING`, then `COMPLETED` or `ERROR`. */
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR';
  /** Null unless the status is ERROR. */
  errorMessage: string | null;
  /** Request as it was sent. */
  requestMeta: {
    /** Given name. */
    firstName: string | null;
    /** Middle name. */
    middleName: string | null;
    /** Family name. */
    lastName: string | null;
    /** Suffix of the name. */
    suffix: string | null;
    /** Full name. */
    fullName: string | null;
    /** Further details of the person; more details make the result more certain. */
    additionalData: {
      /** Email address. */
      email: string | null;
      /** Phone number with country code, E.164. */
      phone: string | null;
      /** Date of birth. */
      dob: string | null;
      /** Gender, if the source has it. */
      gender: 'Male' | 'Female' | 'Non-binary' | null;
      /** Address of the person. */
      address: string | null;
      /** Name of the employer. */
      employer: string | null;
      /** Employment status. */
      employmentStatus: 'EMPLOYED' | 'UNEMPLOYED' | 'RETIRED' | 'SELF-EMPLOYED' | 'GIG' | null;
      /** Documents to compare. */
      ids: Array<{
        /** Document that has the number. */
        idType: string;
        /** Profession, for a licence of the PRC. */
        idSubType: string | null;
        /** Number of the document. */
        idNumber: string;
      }>;
    } | null;
    /** Consent that the person gave before your request. */
    consent: Consent;
  };
  /** Null until the verification is complete. */
  result: VerificationResult | null;
};

export type VerificationContactMatchResult = {
  /** Value as text, whatever its type; null if unknown. */
  value: string | null;
  /** Whether it matches; null if it was not sent or cannot be compared. */
  matches: boolean | null;
  /** Whether it is a disposable address; null if unknown. */
  disposable: boolean | null;
  /** Whether messages can be delivered; null if unknown. */
  deliverable: boolean | null;
  /** Whether it is in use; null if unknown. */
  active: boolean | null;
  /** Provider of the number or address. */
  provider: string | null;
  /** Whether the provider is free of charge; null if unknown. */
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
  /** Full name. */
  fullName?: string | null;
  /** Further details of the person; more details make the result more certain. */
  additionalData?: {
    /** Email address. */
    email?: string | null;
    /** Phone number with country code, E.164. */
    phone?: string | null;
    /** Date of birth. */
    dob?: string | null;
    /** Gender, if the source has it. */
    gender?: 'Male' | 'Female' | 'Non-binary' | null;
    /** Address as written. */
    address?: string | null;
    /** Name of the employer. */
    employer?: string | null;
    /** Employment status. */
    employmentStatus?: 'EMPLOYED' | 'UNEMPLOYED' | 'RETIRED' | 'SELF-EMPLOYED' | 'GIG' | null;
    /** Documents to compare. */
    ids?: Array<VerificationIdRequest> | null;
  } | null;
  /** Consent that the person gave before your request. */
  consent: ConsentRequest;
};

export type VerificationIdMatchResult = {
  /** Number of the document. */
  idNumber: string;
  /** Document that has the number. */
  idType: string;
  /** Profession, for a licence of the PRC. */
  idSubtype: string | null;
  /** Whether it matches; null if it was not sent or cannot be compared. */
  matches: boolean | null;
};

export type VerificationIdRequest = {
  /** Document that has the number. */
  idType: string;
  /** Profession, for a licence of the PRC. */
  idSubType?: string | null;
  /** Number of the document. */
  idNumber: string;
};

export type VerificationResult = {
  /** Overall result: whether the details belong to the person. */
  finalMatches: boolean;
  /** Result for each part of the name. */
  names: {
    /** Whether the given name matches; null if it was not sent or cannot be compared. */
    firstNameMatches: boolean | null;
    /** Whether the family name matches; null if it was not sent or cannot be compared. */
    lastNameMatches: boolean | null;
    /** Whether the middle name matches; null if it was not sent or cannot be compared. */
    middleNameMatches: boolean | null;
    /** Whether the whole name matches; null if it was not sent or cannot be compared. */
    fullNameMatches: boolean | null;
  };
  /** Further details of the person; more details make the result more certain. */
  additionalData: {
    /** Documents to compare. */
    ids: Array<VerificationIdMatchResult>;
    /** Whether the date of birth matches; null if it was not sent or cannot be compared. */
    dobMatches: boolean | null;
    /** Whether the gender matches; null if it was not sent or cannot be compared. */
    genderMatches: boolean | null;
    /** Result for the phone number. */
    phoneMatches: VerificationContactMatchResult | null;
    /** Result for the email address. */
    emailMatches: VerificationContactMatchResult | null;
    /** Whether the address matches; null if it was not sent or cannot be compared. */
    addressMatches: boolean | null;
  } | null;
};

export type Webhook = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** Time of creation, UTC. */
  createdAt: string;
  /** Your name for it, shown in lists. */
  name: string;
  /** URL to which events are sent by `POST`; `https://` in Production. */
  url: string;
  /** Events to send; an empty list means all. */
  eventTypes: Array<RefWebhookEventType>;
  /** Whether events are sent. */
  active: boolean;
  /** Whether events of finished tasks contain the data that was read, and events of finished sessions the answers. */
  includePayload: boolean;
  /** Time of the last change, UTC. */
  updatedAt: string;
  /** Time at which the platform deactivated it; null while active, or if somebody else deactivated it. */
  disabledAt: string | null;
  /** Reason why the platform deactivated it: too many attempts in a row failed, or its endpoint answered `410 Gone`. */
  disabledReason: WebhookDisabledReason | null;
};

export type WebhookAttempt = {
  /** Number of the attempt, from 1. */
  number: number;
  /** Start time, UTC. */
  startedAt: string;
  /** Response time in milliseconds. */
  durationMs: number;
  /** Null if there was no answer. */
  statusCode: number | null;
  /** Why the answer is missing or incomplete, in one sentence. An answer with a status of 200 to 299 delivers the event even if its body is cut off. */
  error: string | null;
  /** Headers as sent, without the signatures. */
  requestHeaders: Record<string, string>;
  /** Headers of the answer; null if there was none. */
  responseHeaders: Record<string, string | Array<string>> | null;
  /** The first 16 kB. */
  responseBody: string | null;
};

export type WebhookDelivery = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** The webhook. */
  webhookId: string;
  /** The id that the event carries in its body; every attempt has the same. */
  eventId: string;
  /** Type of the event. */
  eventType: WebhookEventName;
  /** `PENDING` while attempts continue; `FAILED` once the last one failed. */
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** A test event with invented data. */
  test: boolean;
  /** Number of attempts so far. */
  attemptCount: number;
  /** HTTP status of the last attempt; null if there was no attempt or no answer. */
  lastStatusCode: number | null;
  /** Null if no attempt follows. */
  nextAttemptAt: string | null;
  /** Time of creation, UTC. */
  createdAt: string;
  /** End time, UTC; null until finished. */
  finishedAt: string | null;
};

export type WebhookDeliveryDetail = {
  /** Id of this object within your organization and mode; it never changes. */
  id: string;
  /** The webhook. */
  webhookId: string;
  /** The id that the event carries in its body; every attempt has the same. */
  eventId: string;
  /** Type of the event. */
  eventType: WebhookEventName;
  /** `PENDING` while attempts continue; `FAILED` once the last one failed. */
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** A test event with invented data. */
  test: boolean;
  /** Number of attempts so far. */
  attemptCount: number;
  /** HTTP status of the last attempt; null if there was no attempt or no answer. */
  lastStatusCode: number | null;
  /** Null if no attempt follows. */
  nextAttemptAt: string | null;
  /** Time of creation, UTC. */
  createdAt: string;
  /** End time, UTC; null until finished. */
  finishedAt: string | null;
  /** The JSON text that is signed and sent. */
  requestBody: string;
};

export type WebhookDisabledReason = 'FAILURES' | 'GONE';

export type WebhookEventName = 'TASK_STARTED' | 'TASK_FINISHED' | 'ACCOUNT_SYNC_TASK_FINISHED' | 'USER_CREATED' | 'ACCOUNT_CREATED' | 'ACCOUNT_CONNECTED' | 'ACCOUNT_DISCONNECTED' | 'ACCOUNT_FAILED' | 'ARCHIVE_STARTED' | 'ARCHIVE_ANALYZED' | 'ARCHIVE_REVOKED' | 'ARCHIVE_FAILED' | 'INVITE_INVITED' | 'INVITE_LINKED' | 'IDENTITY_ADDED' | 'RATING_ADDED' | 'TRANSACTIONS_ADDED' | 'INSIGHT_ADDED' | 'LINK_ADDED' | 'VERIFICATION_STARTED' | 'VERIFICATION_COMPLETED' | 'DOCUMENTS_ADDED' | 'DOCUMENTS_UPDATED' | 'EMPLOYMENTS_ADDED' | 'EMPLOYMENTS_UPDATED' | 'INCOMES_ADDED' | 'INCOMES_UPDATED' | 'CONTRIBUTIONS_ADDED' | 'CONTRIBUTIONS_UPDATED' | 'EINCOMES_ADDED' | 'EINCOMES_UPDATED' | 'LIABILITIES_ADDED' | 'LIABILITIES_UPDATED' | 'RECORD_CREATED' | 'RECORD_COMPLETED' | 'USER_SESSION_COMPLETED' | 'USER_SESSION_RESET';

export type WebhookPostRequest = {
  /** Your name for it, shown in lists. */
  name: string;
  /** URL to which events are sent by `POST`; `https://` in Production. */
  url: string;
  /** Events to send; an empty list means all. */
  eventTypes: Array<RefWebhookEventType>;
  /** Whether events are sent. */
  active: boolean;
  /** Whether events of finished tasks contain the data that was read, and events of finished sessions the answers. Default: `false`. */
  includePayload?: boolean;
  /** Signs every event. At most 64 characters, or `whsec_` and the base64 of at most 64 bytes, as in Standard Webhooks. Keep it on your server. */
  secret: string;
};

export type WebhookStatusRequest = {
  /** Whether events are sent from now on. */
  active: boolean;
};

export type WebhookTestRequest = {
  /** Type of the event. */
  eventType: WebhookEventName;
  /** The event’s `data`; defaults to an example of its type. */
  data?: Record<string, unknown>;
};
