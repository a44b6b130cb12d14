import { oneLine } from '../../../../platform/text.ts';

export const headings = new RegExp(
  oneLine`
    pay ?slip|pay advice|salary advice|payroll|statement|earnings|billing|^bill?\b|\bbill?$|invoice|certificat|
    republi[ck]|^singil|department of|bureau|confidential|tala ?an|sahod|pahayag|^resibo\b|page \d|official|
    identification|employee id|company id|^your |^(?:hi|hello|kumusta|good day)\b|private|^(?:sub)?total$|^date|
    soa\b|copy|kopya|katibayan|sertipiko|to whom|system generated|verification|\bletter$|self-service`,
  'i',
);
export const sentence = /\s(is|are|the|this|all|on|please|that|was|has|have|had|your|here|joined|worked|works|hired)\s/;
/** A person's name with the surname first. */
export const isPerson = /^[\p{L}-]+,\s\p{L}+(\s\p{L}+){0,3}\.?$/u;
export const offices = new RegExp(
  oneLine`
    ^(?:local government unit of|(?:city|municipal|provincial) government of|(?:city|municipality|province) of|
    department of|commission on|bureau of|barangay(?=\s[^,\d]+$)|supreme court|court of appeals|sandiganbayan|
    house of representatives|senate of)\b|\s(?:commission|authority|administration|bureau|council)$`,
  'i',
);
/** Schools, churches and banks whose type comes first. */
export const institutions =
  /(?:^|\s)(?:university|college|polytechnic|academy|archdiocese|diocese|parish|bank|hospital|congregation) of\s[a-zà-ÿ]/iu;
/** Words common in company names that are not a name on their own. */
export const kindOfMaker = /^(?:college|university|school|hospital|agency|bank|group|services|foundation|campus)$/i;
/** Local governments, recognised even without "Republic of the Philippines" above. */
export const governments = /^(?:(?:city|municipal|provincial) government|municipality) of\s[a-zà-ÿ]/iu;
/** Names of utilities without a legal form; excludes places. */
export const utility = new RegExp(
  oneLine`
    ^(?:pang[a-zà-ÿ]+ |pangasiwaan ng |samahang? )?(?:patubig|tubig|patubigan|kuryente|pailaw)\b|\b(?:patubig|
    tubig|pailaw|elektripikasyon) ng\b|\bwater ?works\b|\bwater (?:district|system|services|association|
    cooperative)\b|\b(?:electric|power|telecom|broadband|communications)$`,
  'iu',
);
/** Endings of schools, shops and workshops without a legal form. */
export const trade = new RegExp(
  oneLine`
    \b(?:academy|institute|seminary|hotel|resort|inn|industries|ventures|logistics|manufacturing|trading|
    marketing|enterprises?|pharmacy|drugstore|restaurant|catering|engineering works|works|builders|garments|
    textile mills|mills|bakeshop|bakery|(?:dental |medical )?clinics?|(?:medical|diagnostic|dialysis|wellness|
    learning|review) cent(?:er|re)|diagnostics|laborator(?:y|ies)|printing press|(?:machine|auto|repair|
    tailoring|print) shop(?: (?:&|and) \p{L}+)?|fabrication|hardware|security agency|manpower)$`,
  'iu',
);
export const placeName = /^(?:bayan|lungsod|munisipyo|lalawigan|barangay|municipality|province|city) (?:ng|of)\b/i;
