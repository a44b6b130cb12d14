import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';
import { oneLine } from '../../../platform/text.ts';
import type { AuxiliaryName } from '../extract/read-field.ts';
import type { ValueKind } from './slot.ts';

/**
 * Matches English and Filipino labels that no slot lists. Of several matching patterns with the same kind of value, the
 * first one counts.
 */
export interface LabelPattern {
  /** The field; a `period` fills both the start and the end date. */
  name: FieldName | AuxiliaryName | 'period';
  kind: ValueKind;
  /** Tested against the label's text in lower case and without punctuation. */
  pattern: RegExp;
}

const define = (name: LabelPattern['name'], kind: ValueKind, pattern: RegExp): LabelPattern => ({
  name,
  kind,
  pattern,
});

const philHealth = define('philHealthNumber', 'philHealth', /\b(phil ?health|phic)\b/);
const pagIbig = define('pagIbigNumber', 'pagIbig', /\b(pag ?ibig|hdmf|mid)\b/);
const governmentNumbers: LabelPattern[] = [
  define('ssNumber', 'sss', /\b(sss|ss|social security)\b/),
  philHealth,
  pagIbig,
  define('taxNumber', 'tin', /\b(tin|tax ?payer|tax id)\b/),
];

const birth = define('dateOfBirth', 'date', /\b(birth|born|birthday|dob|kapanganakan)\b/);
const home = define('address', 'address', /\b(address|residence|residing|premises?|location|tirahan)\b/);
const names: LabelPattern[] = [
  define('firstName', 'namePart', /\b(first|given|fore ?names?|unang)\b/),
  define('middleName', 'namePart', /\b(middle|maternal|gitnang)\b/),
  define('lastName', 'namePart', /\b(last name|surname|family name|apelyido)\b|^(?:name )?last$/),
];

/** A label such as "Surname, Given Name" asks for one full name in that order. */
const fullNameInParts = /\b(surname|last name|lastname|family name)\b.*\b(first|given)\b/;

const payslip: LabelPattern[] = [
  ...governmentNumbers,
  define('employeeName', 'person', fullNameInParts),
  define(
    'employeeName',
    'person',
    new RegExp(oneLine`
      \b(employee|staff|worker|associate|personnel|payee|member|seafarer|crew|rider|driver|guard|faculty|teacher|
      helper)\b.*\bname\b|\bname of (?!employer|company|agency|office|school|bank|project|vessel|principal|
      client)|\bpaid to\b|\b(pangalan|ngalan) ng (?!amo\b|may ?ari|kompanya|kumpanya|employer|opisina|barko)`),
  ),
  define(
    'employerName',
    'company',
    /\b(pangalan|ngalan) ng (amo|may ?ari|kompanya|kumpanya|employer|opisina|ahensya|negosyo)\b|\bname of (employer|company|agency)\b|^(household employer|amo)$/,
  ),
  define(
    'period',
    'period',
    /\b(period|cut ?off|coverage|covered|covers|covering|cycle|saklaw|sakop|(?:payroll|pay|work|working|wage) (?:week|wk))\b/,
  ),
  define(
    'startDate',
    'date',
    /^(?!(?:system |computer |auto)?\s?(?:generated|printed|exported|downloaded|created|produced|retrieved|extracted|viewed|sent|issued)\b).*\b(start|starts|begin|begins|beginning|from|commencing)\b/,
  ),
  define('endDate', 'date', /\b(ends?|ended|ending|until|through)\b/),
  define(
    'payDate',
    'date',
    new RegExp(oneLine`
      ^(?!.*\b(amount|net|gross|bank|account no|mode|method)\b).*\b(pay ?day|pay ?out|pay ?date|
      pay(ment)?s? (made|on|date)|paid|credit(ed|ing)?|account on|disburse(d|ment)|releas(e|ed)|deposit(ed)?)\b`),
  ),
  define(
    'netAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(taxable|ytd|year|bale|vale|utang|advance|loan)\b).*\b(net|netong?|take ?home|you (receive|get)|
      amount (credited|received|paid|payable)|(na|ma)?tatanggapin?|natanggap|tinanggap|(na|ma)?iuuwi|naiuwi|
      malinis na (kita|sahod|sweldo|suweldo))\b`),
  ),
  define(
    'grossAmount',
    'money',
    /^(?!.*\b(taxable|ytd|year)\b).*\b(gross|total (earnings?|income|pay|compensation)|pay before deductions|earnings total)\b/,
  ),
  define('totalDeductions', 'money', /\btotal\b.*\bded|\bdeduct(ions?|ed)\b.*\btotal\b|^less deductions$/),
];

const bill: LabelPattern[] = [
  define('fullName', 'person', fullNameInParts),
  define(
    'dueDate',
    'date',
    /^(?!.*\b(penalty|penalties|surcharge|after|beyond)\b).*\b(due|(pay|settle|payable|paid|settled) (by|before|until|on)|deadline|last day|on or before|not later than|bayaran)\b/,
  ),
  define(
    'paymentDate',
    'date',
    new RegExp(oneLine`
      ^(?!.*\bas (?:of|at)$)(?!.*\b(?:if|not|unless|when|once|before|due|kung|hindi)\b).*(?:\b(last|latest|
      previous)\b.*\b(pay|paid|payment)\b|\bpaid on\b|\bpayment\b.*\b(date|on|posted|received|made)\b)`),
  ),
  define(
    'statementDate',
    'date',
    /\b(bill|billed|billing|statement|invoice|soa|issued?|prepared|printed|generated|dated|made on|sent on)\b/,
  ),
  define('period', 'period', /\b(period|cycle|coverage|covered|covering|charges|usage|service|billing)\b/),
  define(
    'accountNumber',
    'code',
    /\b(account|customer|contract|subscriber|consumer|member|service)\b.*\b(no|id|code|reference|ref)\b|\baccount\b/,
  ),
  define('statementNumber', 'code', /\b(bill|billing|invoice|statement|soa)\b.*\b(no|id|reference|ref|serial)\b/),
  define('emailAddress', 'email', /\be ?mail\b/),
  define(
    'phoneNumber',
    'phone',
    /\b(mobile|phone|telephone|cell|cellphone|contact|landline|(service|your|line|sim) no)\b/,
  ),
  define(
    'phoneNumber',
    'phone',
    /^(your |my )?(globe|smart|dito|tnt|tm|gomo|sun|pldt|converge|postpaid|prepaid|wireless|plan|subscriber|primary|main|home) (postpaid |prepaid |home |wireless )?no$/,
  ),
  define(
    'fullName',
    'person',
    new RegExp(oneLine`
      \b(account|customer|subscriber|consumer|member|owner|registered|contract)\b.*\b(name|holder|to)\b|
      ^(?:(?:mga |buong )?(?:pangalan|ngalan|ngaran))\b|\b(billed?|service|prepared|sold|bill is) (to|for)\b`),
  ),
  home,
  define(
    'address',
    'address',
    new RegExp(oneLine`
      ^(?:(?:line|meter|unit|service|connection) )?(?:installed|connected|supplied|served|located|rendered|
      found) (?:at|in)$|^where\b.*\b(?:deliver|serve|supply|installed|live|located)\b|\b(?:kinalalagyan|kinabitan|
      kinakabitan|lugar|tinitirhan|direksyon|adres)\b`),
  ),
  define(
    'vatAmount',
    'money',
    /^(?!.*\b(exempt|zero|sales?|reg|gen|generation|trans|transmission|dist|distribution|before|without|loss|ex|excl\w*|net of|base)\b).*\b(vat|value added(?! services?))\b/,
  ),
  define('adjustmentAmount', 'money', /\b(adjustments?|rebates?|credits)\b/),
  define(
    'balanceAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(surcharge|penalty|penalties|interest|fee|fine|multa)\b).*\b(unpaid|unsettled|outstanding|overdue|
      past due|arrears|arrear|carried|forwarded|brought|remaining|left|overpayment|credit balance|credit from|
      credits from|utang|atraso|natitira|natitirang|natirang|naiwang|still owe|still unpaid|nabayaran|nababayaran|
      back (account|accounts|bill|bills|dues|balance))\b`),
  ),
  define('paidAmount', 'money', /^(?!.*\bdiscount\b).*\b(payments?|paid)\b(?!.*\b(due|total)\b)/),
  define(
    'previousDueAmount',
    'money',
    /^(?!.*\b(credit|credits|surcharge|penalty|multa)\b).*\b(previous|prev|last|prior|preceding|earlier|former|nakaraang?|dating|lumang|naunang|noong nakaraan)\b|^before$/,
  ),
  define(
    'currentBillAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(rate|average|reading|vat|due date|before|consumption|usage)\b).*(?:\b(current|this (month|months|
      bill|period)|new)\b.*\b(charges?|bill|billing|amount)\b|\b(charges|total|amount|bill) (this|for this)\b|
      \bthis month costs?\b)`),
  ),
  define(
    'currentBillAmount',
    'money',
    /^(?=.*\b(singil|bayarin|babayaran|bill|halaga|kabuuan|kabuoan|total)\b).*\b(ngayong|ngayon|kasalukuyang|kasalukuyan|bagong|buwang ito)\b/,
  ),
  define(
    'dueAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(penalty|penalties|surcharge|interest|after|beyond|late|lampas)\b).*(?:\b(due|payable|to pay|
      to load|to reload|please pay|pay now|owe|owed|babayaran|bayaran)\b|^(?:sa )?(?:lahat|suma|kabuoan|
      kabuuan)\b(?!.*\b(?:ngayon|ngayong|buwan|konsumo|singil)\b))`),
  ),
];

const meter: LabelPattern[] = [
  define(
    'previousReading',
    'quantity',
    /^(?=.*\b(reading|rdg|read|basa)\b).*\b(previous|prev|last|before|old|past|prior|beginning|opening|start)\b/,
  ),
  define(
    'presentReading',
    'quantity',
    /^(?=.*\b(reading|rdg|read|basa)\b).*\b(present|pres|current|curr|now|new|latest|ending|closing|end)\b/,
  ),
  define(
    'currentPeriodUsage',
    'quantity',
    new RegExp(oneLine`
      ^(?!.*\b(past|previous|prev|last|prior|history|average|ave|avg|daily|months|graph|trend|comparison|year|ago|
      nakaraang?|minimum)\b).*\b(consumption|consumed|usage|used|konsumo|nakonsumo|nagamit|nakunsumo)\b`),
  ),
];

const tax: LabelPattern[] = [
  define('employeeName', 'person', fullNameInParts),
  define('employeeName', 'person', /\b(employee|taxpayer|payee)s?\b.*\bname\b|\bname of (employee|taxpayer|payee)\b/),
  define(
    'employerName',
    'company',
    /\b(employer|withholding agent|payor)s?\b.*\bname\b|\bname of (employer|withholding agent|payor)\b/,
  ),
  birth,
  define('taxWithheld', 'money', /\btax(es)?\b.*\bwithheld\b/),
];

const clearance: LabelPattern[] = [
  ...names,
  birth,
  define('expireDate', 'date', /\b(valid|validity|expir\w+|until|good)\b/),
  define('nbiIdNumber', 'code', /\b(nbi|clearance)\b.*\b(no|id|reference|ref|code)\b/),
  home,
  define('citizenship', 'words', /\b(citizenship|nationality|citizen of)\b/),
  define('remark', 'words', /\b(remarks?|result|findings?)\b/),
];

const card: LabelPattern[] = [
  define('name', 'person', fullNameInParts),
  philHealth,
  pagIbig,
  birth,
  define(
    'idCard1',
    'code',
    /^(?!.*\b(tax|tin|sss|gsis|phil ?health|phic|pag ?ibig|hdmf|licen[sc]e|passport|umid|access)\b).*\b(id|employee|emp|staff|badge|card|personnel|crew)\b.*\b(no|id|code)\b/,
  ),
  home,
];

const certificate: LabelPattern[] = [
  define('fullName', 'person', fullNameInParts),
  define('fullName', 'person', /\b(employee|staff|worker)\b.*\bname\b|\bname of\b/),
  define('position', 'words', /\b(position|designation|job|role|title)\b/),
  define('startDate', 'date', /\b(hired?|joined|joining|started?|commenced|employed since)\b/),
  define(
    'endDate',
    'date',
    /\b(separation|resignation|last day|until|end of)\b|\b(date|effectiv\w+)\b.*\b(separated|resigned)\b|\b(separated|resigned) (on|effective)\b/,
  ),
  define('issueDate', 'date', /\b(issued?|issuance)\b/),
  define(
    'salaryAmount',
    'money',
    /^(?!.*\b(bonus|loans?|bond|benefits?|allowances?|separation|back|final pay|last pay|13th|deductions?|insurance)\b).*\b(salary|compensation|pay|wage)\b/,
  ),
];

export const labelPatterns: Record<ReadableType, readonly LabelPattern[]> = {
  PAYSLIP: payslip,
  TAX_DOCUMENT: tax,
  CLEARANCE_NBI: clearance,
  TELCO_BILL: bill,
  ELECTRICITY_BILL: [...meter, ...bill],
  WATER_BILL: [...meter, ...bill],
  EMPLOYMENT_CERTIFICATE: certificate,
  COMPANY_ID: card,
};
