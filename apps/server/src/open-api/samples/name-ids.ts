/** Variable names of ids in samples, by id prefix. */
const names: Readonly<Record<string, string>> = {
  a: 'ACCOUNT_ID',
  u: 'ARCHIVE_ID',
  f: 'FILE_ID',
  task: 'TASK_ID',
  i: 'IDENTITY_ID',
  r: 'RATING_ID',
  d: 'DOCUMENT_ID',
  e: 'EMPLOYMENT_ID',
  inc: 'INCOME_ID',
  einc: 'EINCOME_ID',
  con: 'CONTRIBUTION_ID',
  lia: 'LIABILITY_ID',
  t: 'TRANSACTION_ID',
  insight: 'INSIGHT_ID',
  link: 'LINK_ID',
  form: 'FORM_ID',
  ct: 'CONSENT_TEMPLATE_ID',
  tpl: 'INVITE_TEMPLATE_ID',
  iv: 'INVITE_ID',
  ver: 'VERIFICATION_ID',
  signal: 'SIGNAL_ID',
  blacklist: 'BLACKLIST_ID',
  footprint: 'FOOTPRINT_ID',
  maw: 'MAW_ID',
  vld: 'VALIDATION_ID',
  ss: 'SOCIAL_SECURITY_ID',
  wh: 'WEBHOOK_ID',
  whd: 'DELIVERY_ID',
};
const idForm = /^([a-z0-9]+)-[0-9a-f]{32}$/;

/** Replaces an example's ids with environment variables, since the ids exist for nobody else. */
export function nameIds<T>(value: T): T {
  if (typeof value === 'string') return nameId(value) as T;
  if (Array.isArray(value)) return value.map(nameIds) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, nameIds(entry)])) as T;
}

/** User ids start with their tenant's id instead of a fixed prefix. */
function nameId(text: string): string {
  const prefix = idForm.exec(text)?.[1];
  return prefix ? `$${names[prefix] ?? 'USER_ID'}` : text;
}
