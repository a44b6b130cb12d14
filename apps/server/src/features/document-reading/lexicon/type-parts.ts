import { oneLine } from '../../../platform/text.ts';
/** A topic of a document type: one matching pattern is enough, and up to `max` of them add weight. */
export interface Part {
  weight: number;
  words: readonly RegExp[];
  max?: number;
  /** True when a document without this topic is not of the type. */
  isNeeded?: boolean;
}

const perTime = new RegExp(
  oneLine`
    \b(?:per|a|an|each|every|kada|bawat)\s(?:month|day|hour|week|annum|year|araw|buwan|linggo|oras)\b|
    \b(?:monthly|daily|weekly|hourly|annual|annually|yearly|semi-monthly|piece-rate|buwanan|arawan|lingguhan|
    taunan)\b|\bsa (?:isang|bawat) (?:araw|buwan|linggo|taon)\b`,
  'i',
);

export const employmentParts: readonly Part[] = [
  {
    isNeeded: true,
    weight: 2,
    words: [
      new RegExp(
        oneLine`
        \bcertif(?:y|ies|ied|icate|ication)\b|\battests?\b|\bconfirm(?:s|ed|ation)?\b|\binform(?:s|ed)?\b|
        \bbe it known\b|\badvised\b|\bverif(?:y|ies|ied|ication)\b|\bto whom(?:so)?(?:ever)?\b|\bvouch\b|
        \bstatement of service\b|\p{L}*(?:patu(?:tu)?nay|patoto[oh]|katunaya)\p{L}*|\bembassy\b|\bconsul(?:ate|
        ar)?\b|\bkatibayan\b|\bkinauukulan\b`,
        'iu',
      ),
    ],
  },
  {
    isNeeded: true,
    weight: 2.2,
    max: 3,
    words: [
      new RegExp(
        oneLine`
        \b(?:our|my|this (?:company|firm|office|school|institution|agency|hospital|cooperative|establishment|clinic|
        store|municipality|university|college|resort|hotel|restaurant))(?:['’]s)? (?:[a-zà-ÿ]+ ){0,3}(?:staff|team|
        employees?|workers?|personnel|assistants?|drivers?|waiters?|waitress(?:es)?|cooks?|guards?|clerks?|
        cashiers?|teachers?|instructors?|engineers?|nurses?|officers?|managers?|supervisors?|analysts?|technicians?|
        sewers?|operators?|helpers?|agents?|faculty|payroll|workforce|roster)\b`,
        'iu',
      ),
      /\bemploy(?:ed|ment|ee|ees|s|ing)?\b|\bempleyado\b/i,
      new RegExp(
        oneLine`
        \b(?:joined|started (?:working|work|with)|worked|works|working|hired|rehired|served|serves|serving|rendered|
        renders|connected with|affiliated with|taught|teaches|teaching|engaged|retained|deployed|detailed|posted|
        assigned|appointed|designated|promoted)\b`,
        'i',
      ),
      /\b(?:member|part|one) of (?:our|the|this)\b|\bwith us\b|\bjoined us\b|\bpersonnel of\b|\bon (?:the|our) payroll\b|\bunder (?:our|this|the) (?:employ|agency|company|management)\b/i,
      /\b(?:nagtatrabaho|nagtrabaho|namamasukan|namasukan|naglilingkod|naglingkod|nagsisilbi|nagsilbi|pumasok|kawani|manggagawa|tsuper|trabahador|tauhan|kasambahay)\b|\b(?:aming|namin)\b/i,
      /\bas (?:an? |our |the )?\p{Lu}\p{L}/u,
      /\b(?:position|designation|job title|title|rank|capacity|role)\b/i,
      new RegExp(
        oneLine`
        \b(?:resigned|resignation|separated|tenure|contract (?:ended|expired)|end of contract|reason for leaving|
        left (?:the|our|us|on (?:his|her))|inclusive dates|hire date|date hired|sign on|first day)\b`,
        'i',
      ),
    ],
  },
  {
    weight: 1.4,
    words: [
      /\b(?:since|from|mula|simula|buhat|between)\b.{3,40}?\b(?:to|and|until|till|up to|hanggang|through|present|(?:19|20)\d{2})\b/i,
      /\b(?:since|mula|simula|buhat)\b.{0,25}(?:19|20)\d{2}/i,
      /(?:19|20)\d{2}\s?[-–—]\s?(?:present|[a-zà-ÿ]{3,9}\.? \d{1,2}, (?:19|20)\d{2}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})/iu,
    ],
  },
  {
    weight: 1.4,
    words: [
      /\b(?:salary|wages?|pay|paid|compensation|remuneration|honorarium|emoluments?|earns?|earning|receiv(?:es|ing)|draws|stipend|sumasahod|sahod|suweldo|sweldo|kita|kumikita|tumatanggap)\b/i,
    ],
  },
  { weight: 1, words: [perTime] },
  {
    weight: 1.2,
    words: [
      new RegExp(
        oneLine`
        \b(?:upon|at|per) (?:the|his|her|their) (?:[a-zà-ÿ]+ )?request\b|\brequest(?:ed)? (?:by|of)\b|
        \bissued (?:for|this|in|on|upon|to)\b|\bpurposes?\b|\basked for this\b|\bfor (?:his|her) reference\b|
        \bin connection with\b|\bfor (?:his|her) .{0,30}\bapplication\b|\bkahilingan\b|\blayunin\b`,
        'iu',
      ),
    ],
  },
];

export const payParts: readonly Part[] = [
  {
    isNeeded: true,
    weight: 2,
    max: 2,
    words: [
      /\b(?:basic|base|regular) (?:pay|salary|wages?|rate)\b|\bbasic\b|\bbase salary\b|\bmonthly salary\b|\bsalary\b|\b(?:total )?wages?\b/i,
      /\b(?:overtime|reg(?:ular)?\.? ?ot|ot|night (?:diff|prem)\S*|holiday pay|rice (?:subsidy|allowance)|pera|cola|allowances?|incentives?|commissions?|13th month|leave pay)\b/i,
      /\b(?:days|hrs|hours?|trips|rate|arawan|rate\/hr)\b.{0,30}\d/i,
      /\b(?:sahod|suweldo|sweldo|kita|honorarium|crew wages|earnings?|credits)\b/i,
    ],
  },
  {
    isNeeded: true,
    weight: 1.5,
    max: 3,
    words: [
      /\bdeductions?\b|\bless\b|\bdebits\b|\bbawas\b|\bkaltas\b/i,
      /\b(?:sss|gsis)\b/i,
      /\b(?:phil-?health|phic)\b/i,
      /\b(?:pag-?ibig|hdmf)\b/i,
      /\bw(?:ithholding|\/h|h|\/)? ?tax\b|\bewt\b|\btax\b/i,
      /\b(?:cash advances?|c\/a|advances|vale|bale|utang|hulog|loans?|uniform|union dues)\b/i,
    ],
  },
  {
    isNeeded: true,
    weight: 2.5,
    words: [
      new RegExp(
        oneLine`
        \bnet\b|\btake[- ]home\b|\bamount (?:received|credited|deposited|released|paid|due)\b|\bpay-?out\b|
        \bbalance (?:paid|for the month|payable)\b|\b(?:natira|natitira|natanggap|tinanggap|tatanggapin|maiuuwi|
        naiuwi)\b|\b(?:1st|first|2nd|second) half\b|\breleased?\b`,
        'i',
      ),
    ],
  },
  {
    weight: 1.2,
    words: [
      /\b(?:cut-?off|pay ?(?:period|roll|day|date)|credit date|week ending|for the (?:month|week|period) of|period|account from|para sa)\b|\b(?:1|16)\s?[-–]\s?(?:15|28|29|30|31)\b/i,
    ],
  },
  {
    weight: 1.2,
    words: [/\b(?:employee|emp\.?|worker|crew|rider|seafarer|guard|agent|teacher|pangalan|empleyado|manggagawa)\b/i],
  },
];

/** The back of a card has the person's numbers and dates, and an emergency contact. */
export const cardParts: readonly Part[] = [
  {
    isNeeded: true,
    weight: 3,
    words: [
      /\b(?:emp(?:loyee)?|staff|crew|guard|badge|id|i\.d|company|associate|faculty|personnel|agent|worker|card|pass)\.?['’]?s?\s?(?:id|code|no|number|num|#)\b|\bid\s?[#:]|#\s?\d/i,
    ],
  },
  {
    isNeeded: true,
    weight: 1.5,
    max: 5,
    words: [
      /\bs\.?s\.?s\b/i,
      /\bphil-?health\b|\bphic\b/i,
      /\bpag-?ibig\b|\bhdmf\b/i,
      /\bt\.?i\.?n\b/i,
      /\bblood(?: type)?\b/i,
      /\b(?:emergency|notify|next of kin|guardian|contact person)\b/i,
      /\b(?:birth ?(?:date|day)|date of birth|dob|b-?day|born)\b/i,
      /\b(?:sex|gender|civil status|nationality)\b/i,
      /\b(?:valid (?:until|thru|up to|from)|validity|expires?|expiry|date (?:issued|hired)|issued)\b/i,
      /\bsignature\b/i,
      /\b(?:if found|lost|return (?:to|this)|property of|surrender(?:ed)?|non-?transferable|must be worn)\b/i,
    ],
  },
];
