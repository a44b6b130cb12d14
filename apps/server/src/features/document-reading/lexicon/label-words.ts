import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';
import { oneLine } from '../../../platform/text.ts';
import type { AuxiliaryName } from '../extract/read-field.ts';
import type { ValueKind } from './slot.ts';

/** English and Filipino patterns for labels outside the lists; the first match of each kind of value counts. */
export interface LabelWords {
  name: FieldName | AuxiliaryName | 'period';
  kind: ValueKind;
  pattern: RegExp;
}

const words = (name: LabelWords['name'], kind: ValueKind, pattern: RegExp): LabelWords => ({ name, kind, pattern });

const institutions: LabelWords[] = [
  words('ssNumber', 'sss', /\b(sss|ss|social security)\b/),
  words('philHealthNumber', 'philHealth', /\b(phil ?health|phic)\b/),
  words('pagIbigNumber', 'pagIbig', /\b(pag ?ibig|hdmf|mid)\b/),
  words('taxNumber', 'tin', /\b(tin|tax ?payer|tax id)\b/),
];

const birth = words('dateOfBirth', 'date', /\b(birth|born|birthday|dob|kapanganakan)\b/);
const home = words('address', 'address', /\b(address|residence|residing|premises?|location|tirahan)\b/);
const names: LabelWords[] = [
  words('firstName', 'namePart', /\b(first|given|fore ?names?|unang)\b/),
  words('middleName', 'namePart', /\b(middle|maternal|gitnang)\b/),
  words('lastName', 'namePart', /\b(last name|surname|family name|apelyido)\b|^(?:name )?last$/),
];

/** A label such as "Surname, Given Name" asks for one full name in that order. */
const parts = /\b(surname|last name|lastname|family name)\b.*\b(first|given)\b/;

const payslip: LabelWords[] = [
  ...institutions,
  words('employeeName', 'person', parts),
  words(
    'employeeName',
    'person',
    new RegExp(oneLine`
      \b(employee|staff|worker|associate|personnel|payee|member|seafarer|crew|rider|driver|guard|faculty|teacher|
      helper)\b.*\bname\b|\bname of (?!employer|company|agency|office|school|bank|project|vessel|principal|
      client)|\bpaid to\b|\b(pangalan|ngalan) ng (?!amo\b|may ?ari|kompanya|kumpanya|employer|opisina|barko)`),
  ),
  words(
    'employerName',
    'company',
    /\b(pangalan|ngalan) ng (amo|may ?ari|kompanya|kumpanya|employer|opisina|ahensya|negosyo)\b|\bname of (employer|company|agency)\b|^(household employer|amo)$/,
  ),
  words(
    'period',
    'period',
    /\b(period|cut ?off|coverage|covered|covers|covering|cycle|saklaw|sakop|(?:payroll|pay|work|working|wage) (?:week|wk))\b/,
  ),
  words(
    'startDate',
    'date',
    /^(?!(?:system |computer |auto)?\s?(?:generated|printed|exported|downloaded|created|produced|retrieved|extracted|viewed|sent|issued)\b).*\b(start|starts|begin|begins|beginning|from|commencing)\b/,
  ),
  words('endDate', 'date', /\b(ends?|ended|ending|until|through)\b/),
  words(
    'payDate',
    'date',
    new RegExp(oneLine`
      ^(?!.*\b(amount|net|gross|bank|account no|mode|method)\b).*\b(pay ?day|pay ?out|pay ?date|
      pay(ment)?s? (made|on|date)|paid|credit(ed|ing)?|account on|disburse(d|ment)|releas(e|ed)|deposit(ed)?)\b`),
  ),
  words(
    'netAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(taxable|ytd|year|bale|vale|utang|advance|loan)\b).*\b(net|netong?|take ?home|you (receive|get)|
      amount (credited|received|paid|payable)|(na|ma)?tatanggapin?|natanggap|tinanggap|(na|ma)?iuuwi|naiuwi|
      malinis na (kita|sahod|sweldo|suweldo))\b`),
  ),
  words(
    'grossAmount',
    'money',
    /^(?!.*\b(taxable|ytd|year)\b).*\b(gross|total (earnings?|income|pay|compensation)|pay before deductions|earnings total)\b/,
  ),
  words('totalDeductions', 'money', /\btotal\b.*\bded|\bdeduct(ions?|ed)\b.*\btotal\b|^less deductions$/),
];

const bill: LabelWords[] = [
  words('fullName', 'person', parts),
  words(
    'dueDate',
    'date',
    /^(?!.*\b(penalty|penalties|surcharge|after|beyond)\b).*\b(due|(pay|settle|payable|paid|settled) (by|before|until|on)|deadline|last day|on or before|not later than|bayaran)\b/,
  ),
  words(
    'paymentDate',
    'date',
    new RegExp(oneLine`
      ^(?!.*\bas (?:of|at)$)(?!.*\b(?:if|not|unless|when|once|before|due|kung|hindi)\b).*(?:\b(last|latest|
      previous)\b.*\b(pay|paid|payment)\b|\bpaid on\b|\bpayment\b.*\b(date|on|posted|received|made)\b)`),
  ),
  words(
    'statementDate',
    'date',
    /\b(bill|billed|billing|statement|invoice|soa|issued?|prepared|printed|generated|dated|made on|sent on)\b/,
  ),
  words('period', 'period', /\b(period|cycle|coverage|covered|covering|charges|usage|service|billing)\b/),
  words(
    'accountNumber',
    'code',
    /\b(account|customer|contract|subscriber|consumer|member|service)\b.*\b(no|id|code|reference|ref)\b|\baccount\b/,
  ),
  words('statementNumber', 'code', /\b(bill|billing|invoice|statement|soa)\b.*\b(no|id|reference|ref|serial)\b/),
  words('emailAddress', 'email', /\be ?mail\b/),
  words(
    'phoneNumber',
    'phone',
    /\b(mobile|phone|telephone|cell|cellphone|contact|landline|(service|your|line|sim) no)\b/,
  ),
  words(
    'phoneNumber',
    'phone',
    /^(your |my )?(globe|smart|dito|tnt|tm|gomo|sun|pldt|converge|postpaid|prepaid|wireless|plan|subscriber|primary|main|home) (postpaid |prepaid |home |wireless )?no$/,
  ),
  words(
    'fullName',
    'person',
    new RegExp(oneLine`
      \b(account|customer|subscriber|consumer|member|owner|registered|contract)\b.*\b(name|holder|to)\b|
      ^(?:(?:mga |buong )?(?:pangalan|ngalan|ngaran))\b|\b(billed?|service|prepared|sold|bill is) (to|for)\b`),
  ),
  home,
  words(
    'address',
    'address',
    new RegExp(oneLine`
      ^(?:(?:line|meter|unit|service|connection) )?(?:installed|connected|supplied|served|located|rendered|
      found) (?:at|in)$|^where\b.*\b(?:deliver|serve|supply|installed|live|located)\b|\b(?:kinalalagyan|kinabitan|
      kinakabitan|lugar|tinitirhan|direksyon|adres)\b`),
  ),
  words(
    'vatAmount',
    'money',
    /^(?!.*\b(exempt|zero|sales?|reg|gen|generation|trans|transmission|dist|distribution|before|without|loss|ex|excl\w*|net of|base)\b).*\b(vat|value added(?! services?))\b/,
  ),
  words('adjustmentAmount', 'money', /\b(adjustments?|rebates?|credits)\b/),
  words(
    'balanceAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(surcharge|penalty|penalties|interest|fee|fine|multa)\b).*\b(unpaid|unsettled|outstanding|overdue|
      past due|arrears|arrear|carried|forwarded|brought|remaining|left|overpayment|credit balance|credit from|
      credits from|utang|atraso|natitira|natitirang|natirang|naiwang|still owe|still unpaid|nabayaran|nababayaran|
      back (account|accounts|bill|bills|dues|balance))\b`),
  ),
  words('paidAmount', 'money', /^(?!.*\bdiscount\b).*\b(payments?|paid)\b(?!.*\b(due|total)\b)/),
  words(
    'previousDueAmount',
    'money',
    /^(?!.*\b(credit|credits|surcharge|penalty|multa)\b).*\b(previous|prev|last|prior|preceding|earlier|former|nakaraang?|dating|lumang|naunang|noong nakaraan)\b|^before$/,
  ),
  words(
    'currentBillAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(rate|average|reading|vat|due date|before|consumption|usage)\b).*(?:\b(current|this (month|months|
      bill|period)|new)\b.*\b(charges?|bill|billing|amount)\b|\b(charges|total|amount|bill) (this|for this)\b|
      \bthis month costs?\b)`),
  ),
  words(
    'currentBillAmount',
    'money',
    /^(?=.*\b(singil|bayarin|babayaran|bill|halaga|kabuuan|kabuoan|total)\b).*\b(ngayong|ngayon|kasalukuyang|kasalukuyan|bagong|buwang ito)\b/,
  ),
  words(
    'dueAmount',
    'money',
    new RegExp(oneLine`
      ^(?!.*\b(penalty|penalties|surcharge|interest|after|beyond|late|lampas)\b).*(?:\b(due|payable|to pay|
      to load|to reload|please pay|pay now|owe|owed|babayaran|bayaran)\b|^(?:sa )?(?:lahat|suma|kabuoan|
      kabuuan)\b(?!.*\b(?:ngayon|ngayong|buwan|konsumo|singil)\b))`),
  ),
];

const meter: LabelWords[] = [
  words(
    'previousReading',
    'quantity',
    /^(?=.*\b(reading|rdg|read|basa)\b).*\b(previous|prev|last|before|old|past|prior|beginning|opening|start)\b/,
  ),
  words(
    'presentReading',
    'quantity',
    /^(?=.*\b(reading|rdg|read|basa)\b).*\b(present|pres|current|curr|now|new|latest|ending|closing|end)\b/,
  ),
  words(
    'currentPeriodUsage',
    'quantity',
    new RegExp(oneLine`
      ^(?!.*\b(past|previous|prev|last|prior|history|average|ave|avg|daily|months|graph|trend|comparison|year|ago|
      nakaraang?|minimum)\b).*\b(consumption|consumed|usage|used|konsumo|nakonsumo|nagamit|nakunsumo)\b`),
  ),
];

const tax: LabelWords[] = [
  words('employeeName', 'person', parts),
  words('employeeName', 'person', /\b(employee|taxpayer|payee)s?\b.*\bname\b|\bname of (employee|taxpayer|payee)\b/),
  words(
    'employerName',
    'company',
    /\b(employer|withholding agent|payor)s?\b.*\bname\b|\bname of (employer|withholding agent|payor)\b/,
  ),
  birth,
  words('taxWithheld', 'money', /\btax(es)?\b.*\bwithheld\b/),
];

const clearance: LabelWords[] = [
  ...names,
  birth,
  words('expireDate', 'date', /\b(valid|validity|expir\w+|until|good)\b/),
  words('nbiIdNumber', 'code', /\b(nbi|clearance)\b.*\b(no|id|reference|ref|code)\b/),
  home,
  words('citizenship', 'words', /\b(citizenship|nationality|citizen of)\b/),
  words('remark', 'words', /\b(remarks?|result|findings?)\b/),
];

const card: LabelWords[] = [
  words('name', 'person', parts),
  ...institutions.slice(1, 3),
  birth,
  words(
    'idCard1',
    'code',
    /^(?!.*\b(tax|tin|sss|gsis|phil ?health|phic|pag ?ibig|hdmf|licen[sc]e|passport|umid|access)\b).*\b(id|employee|emp|staff|badge|card|personnel|crew)\b.*\b(no|id|code)\b/,
  ),
  home,
];

const certificate: LabelWords[] = [
  words('fullName', 'person', parts),
  words('fullName', 'person', /\b(employee|staff|worker)\b.*\bname\b|\bname of\b/),
  words('position', 'words', /\b(position|designation|job|role|title)\b/),
  words('startDate', 'date', /\b(hired?|joined|joining|started?|commenced|employed since)\b/),
  words(
    'endDate',
    'date',
    /\b(separation|resignation|last day|until|end of)\b|\b(date|effectiv\w+)\b.*\b(separated|resigned)\b|\b(separated|resigned) (on|effective)\b/,
  ),
  words('issueDate', 'date', /\b(issued?|issuance)\b/),
  words(
    'salaryAmount',
    'money',
    /^(?!.*\b(bonus|loans?|bond|benefits?|allowances?|separation|back|final pay|last pay|13th|deductions?|insurance)\b).*\b(salary|compensation|pay|wage)\b/,
  ),
];

export const labelWords: Record<ReadableType, readonly LabelWords[]> = {
  PAYSLIP: payslip,
  TAX_DOCUMENT: tax,
  CLEARANCE_NBI: clearance,
  TELCO_BILL: bill,
  ELECTRICITY_BILL: [...meter, ...bill],
  WATER_BILL: [...meter, ...bill],
  EMPLOYMENT_CERTIFICATE: certificate,
  COMPANY_ID: card,
};
