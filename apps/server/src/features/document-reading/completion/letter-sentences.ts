import type { FieldName } from '@smile/contract/archive-analysis';
import { oneLine } from '../../../platform/text.ts';
import type { ValueKind } from '../lexicon/slot.ts';

export type LetterField = FieldName<'EMPLOYMENT_CERTIFICATE'>;

const anyStatus =
  '(?:regular|probationary|permanent|contractual|full[- ]time|part[- ]time|fixed[- ]term|project[- ]based|casual|seasonal)';
/** The department after a position; skips subjects taught ("Teacher in …") and "Officer in Charge". */
const departmentPart =
  'in(?<!(?:Professor|Instructor|Teacher|Lecturer)(?:\\s[IVX\\d]+)?\\sin)(?=\\s(?!Charge\\b)\\p{Lu})';
/** Text that ends a position; after "on" or "last" only a date does. */
const positionEnd = oneLine`
  (?=,?\s+(?:under|from|since|in (?:the|our|my|this|its|their)|${departmentPart}|of (?:the|our|my|this)|at|with|and|
  assigned|effective|on a|for|until|up to|starting|beginning|commencing|to (?:date|the present)|
  of(?=\s+(?:\p{Lu}[\p{L}.&’'-]*\s+){1,5}(?:Inc|Corp|Corporation|Company|Co|Hardware|Store|Shop|Bakery|
  Bakeshop|Restaurant|Clinic|Hospital|School|College|University|Bank|Services|Enterprises|Trading|Agency|
  Cooperative|Construction|Supply|Center)\b)|who|here|earning|receiving|mula|(?:on|
  last)(?=\s+(?:the\s)?(?:\p{Lu}\p{Ll}+\.?\s+)?\d))\b|[.,;]|\s+\()`;
/** A branch in brackets after a position; skips abbreviations and employment statuses. */
const branch =
  '(?:\\s\\((?!(?:Regular|Probationary|Permanent|Contractual|Casual|Project|Full|Part)\\b)\\p{Lu}\\p{Ll}[\\p{L} &/-]{1,30}\\))?';
/** The rest of the clause; initials of a name do not end it. */
const aside = '(?:[^.]|\\b(?:\\p{Lu}|Nos?)\\.){0,180}?';
const purposeOf = oneLine`
  \b(?:for|in connection with|in support of|as (?:a )?requirement (?:for|in)|to support|to comply with|
  for the purpose of)\s+(?:the purposes? of\s+|use (?:in|as|for)\s+)?(?:(?:his|her|their|the|a|
  an)(?:/(?:his|her))?\s+)?([\p{L}][\p{L}/’' -]{5,100}?(?:\s\([^()]{2,40}\))?)(?:\s+purposes?\s+only)?\s*
  (?=[.,;]|\s+this\b|\s+only\b|\s+(?:and|but)\s+(?:is|are|was|shall|may|not|cannot|must|should|does|carries|
  for no)\b|$)`;

/** Sentence patterns of certificates in English and Filipino. The first match counts; its group 1 is the value. */
export const sentences: { field: LetterField; kind: ValueKind; patterns: RegExp[] }[] = [
  {
    field: 'fullName',
    kind: 'person',
    patterns: [
      new RegExp(
        oneLine`
        (?:certif(?:y|ies)|attests?|confirms?|inform(?:ed| you)|state)\s+that\s+(?:the bearer,?\s+)?(?:(?:mr|ms|mrs|
        miss|dr|engr|atty|sg|capt|col|fr|rev|prof|hon|arch)[./\s]+)*([\p{Lu}][\p{L}.,'’\- ]{4,60}?)(?=,?\s+(?:was|
        is|has|had|who|with|an? |of |whose|bearing|holder|currently|joined|works|worked|served|serves|started|began|
        rendered|resigned|holds|held|continues|remains|\()|,\s+\p{Ll}|\s*\()`,
        'iu',
      ),
      new RegExp(
        oneLine`
        (?:certif(?:y|ies)|attests?|confirms?|inform(?:ed| you)|state)\s+that\b[^.;:]{0,90}?,?\s(?:mr|ms|mrs|miss|
        dr|engr|atty)[./\s]+([\p{Lu}][\p{L}.,'’\- ]{4,60}?)(?=,?\s+(?:was|is|has|had|who|with|an? |of |whose|
        bearing|holder|currently|joined|works|worked|served|serves|started|began|rendered|resigned|holds|held|
        continues|remains|\()|,\s+\p{Ll}|\s*\()`,
        'iu',
      ),
      new RegExp(
        oneLine`
        (?:certif(?:y|ies)|attests?|confirms?)\s+that,?\s(?:per|based on|according to|as per|
        upon verification of)\b[^.;:]{0,90}?,\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,5}?)(?=,?\s+(?:was|is|
        has|had|who)\b)`,
        'u',
      ),
      new RegExp(
        oneLine`
        \b[Oo]ur\s(?:(?:former|present|current|own)\s)?(?:\p{L}[\p{L}/&-]*\s){0,3}?\p{L}[\p{L}/&-]{2,},\s(?:(?:Mr|
        Ms|Mrs|Miss|Dr|Engr)\.?\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,5}?)(?=,?\s(?:was|is|has|had|
        worked|works|served|joined|resigned|started)\b)`,
        'u',
      ),
      /\b(?:issued|given|granted)\s+to\s+(?:(?:mr|ms|mrs|miss|dr|engr|atty)[./\s]+)+([a-zà-ÿ][a-zà-ÿ.'’\- ]{4,60}?)(?=,?\s+(?:who|whose|was|is|has)\b)/iu,
      new RegExp(
        oneLine`
        (?:nagpapatunay|pinatutunayan|pinatototohanan|pinatitibayan|nagpapatotoo|katunayan|patunay)\s+(?:(?:ito|
        nito|ko|namin|po|rito|dito)\s+)*na\s+si\s+(?:(?:g|gng|bb|mr|ms|mrs|dr|
        engr)[./\s]+)*([a-zà-ÿ][a-zà-ÿ.'’\- ]{4,60}?)(?=,?\s+(?:ay|na|at)\b|\s?,|\s+\()`,
        'iu',
      ),
    ],
  },
  {
    field: 'employerName',
    kind: 'company',
    patterns: [
      new RegExp(
        oneLine`
        (?:employee of|employed (?:with|by|at|in)|connected with|works? (?:for|at|in)|working (?:for|at|in|
        with))\s+the\s+((?:(?:City|Municipal|Provincial|Local) Government|Municipality|Province|Department|Bureau|
        Office) of(?:\s(?:de|del|la|and|of|the|\p{Lu}[\p{L}.’'-]*))+?)(?=[,.]|\s+(?:as|since|from|and|with|holding|
        under|in)\b)`,
        'u',
      ),
      new RegExp(
        oneLine`
        (?<=^|[.,:;]\s|\s)(?!(?:Certificat|Employment|Compensation|CERTIFICAT|EMPLOYMENT|
        COMPENSATION))(\p{Lu}[\p{L}\d.,&'’()-]*(?:\s(?:\p{Lu}[\p{L}\d.,&'’()-]*|of|and|&|the)){0,8}\s(?:Inc|Corp|
        Corporation|Company|Co|Ltd|OPC|LLC|Cooperative)\b\.?),?\s(?:\((?:the|our|
        hereinafter)?[^()]{0,30}\)\s)?(?:hereby\s)?(?:certifies|confirms|attests|verifies)\b`,
        'u',
      ),
      /\bjoined\s(?!the\s|our\s)(\p{Lu}[\p{L}\d.,&'’-]*(?:\s(?:\p{Lu}[\p{L}\d.,&'’-]*|of|and|&)){0,7}?\s(?:Inc|Corp|Corporation|Company|Co|Ltd|OPC|LLC|Cooperative)\b\.?)/u,
      new RegExp(
        oneLine`
        (?:employed (?:with|by|at|in)|connected (?:with|to)|employee of|working (?:with|for|at|in)|work(?:s|
        ed) (?:for|at|with)|under the employ of|employment with|staff of|member of|empleyado ng|
        nagtatrabaho sa)\s+(?!the |this |our |us\b|its |a )([\p{Lu}\d][\p{L}\d.,&'’()\- ]{3,70}?)(?=,?\s+(?:from|
        since|as|effective|holding|with|under|for|on|starting|bilang|mula|at present|located|until|and(?!\s\p{Lu})|
        in the|at (?:its|our|the))\b|\.\s+(?!Co\b|Inc\b|Corp\b|Ltd\b)\p{Lu}|\.$)`,
        'u',
      ),
    ],
  },
  {
    field: 'position',
    kind: 'words',
    patterns: [
      new RegExp(
        oneLine`
        (?:position of|position as|(?:position|post)(?: that)?(?: (?:he|she|they))?(?: (?:last|currently|
        previously))?(?: (?:held|holds|occupied|occupies))? (?:was|is)(?: that of)?|designation of|
        designation (?:was|is)|capacity (?:of|as)|designated as|role of|rank of|job title of|
        posisyong?(?: ng| na)?)\s+(?:an? |the )?([\p{Lu}][\p{L}/&.\- ]{2,50}?)(?=,?\s+(?:under|from|since|in the|
        in our|of the|at|with|and|assigned|effective|on a|for|until|up to|department|mula)\b|[.,;]|\s+\()`,
        'u',
      ),
      new RegExp(
        `\\b(?:as|bilang)\\s+(?:an?|our|my|its|the|isang)?\\s*(?:${anyStatus}\\s+)?([\\p{Lu}][\\p{L}/&.\\- ]{2,50}?${branch})${positionEnd}`,
        'u',
      ),
      new RegExp(
        oneLine`
        \b(?:is|was|been)\s[^.]{0,40}?\b(?:an?|our|the)\s+(?:(?:bona[- ]?fide|duly|licensed|active|current|
        incumbent|regular|probationary|permanent|contractual|full[- ]time|part[- ]time|project[- ]based|
        casual)\s+)*((?:\p{Lu}[\p{L}/&-]*\s?){1,5}?)(?=,?\s+(?:of|in|at|under|assigned|from|since|with)\s|[.,;])`,
        'u',
      ),
      new RegExp(
        oneLine`
          \b(?:employ|employed|employment|hired|engaged|work(?:s|ed|ing)|serv(?:es|ed|ing)|with (?:us|me)|connected|
          appointed)\b[^.;]{0,60}?\bas\s+(?:(?:an?|our|my|its|
          the)\s+)?(?:${anyStatus}\s+)?((?:\d{1,2}-(?=\p{L}))?
          (?:\p{L}[\p{L}/&-]*\s){0,3}?\p{L}[\p{L}/&-]{2,})${positionEnd}`,
        'u',
      ),
      // Between the name and the verb: that NAME, RN, Nurse II (Item No. 12), is a permanent employee.
      new RegExp(
        oneLine`
        \bcertif(?:y|ies)\s+that\b[^;:]{5,90}?,\s((?!(?:Filipino|Single|Married|Jr|Sr|
        PhD)\b)\p{Lu}\p{Ll}{2,}(?:\s(?:\p{Lu}\p{Ll}{2,}|[IVX]{1,4}|of|and)){0,5})(?:\s?\([^)]{3,80}\))?,\s(?:is|was|
        has been)\b`,
        'u',
      ),
      // Before the name: our former technician, NAME, worked with us.
      new RegExp(
        oneLine`
        \b[Oo]ur\s(?:(?:former|present|current|own)\s)?((?:\p{L}[\p{L}/&-]*\s){0,3}?\p{L}[\p{L}/&-]{2,}),\s(?:(?:Mr|
        Ms|Mrs|Miss|Dr|Engr)\.?\s+)?\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,5},?\s(?:was|is|has|had|worked|
        works|served|joined|resigned|started)\b`,
        'u',
      ),
      /\bbilang\s(?:isang\s)?((?:\p{L}[\p{L}/-]*\s){0,2}?\p{L}{3,})(?=\s(?:mula|sa|noong|simula|at|na|hanggang)\b|[,.])/u,
    ],
  },
  {
    field: 'department',
    kind: 'words',
    patterns: [
      new RegExp(
        oneLine`
        \b(?:assigned|detailed|deployed)\s(?:at|to|in|with)\s(?:the|our|its)\s(\p{Lu}[\p{L}&’'-]*(?:\s(?:(?:and|of|
        of the|&)\s)?\p{Lu}[\p{L}&’'-]*){0,5}?\s(?:Office|Ward|Center|Laboratory|Room|Unit))(?=[.,;]|\s(?:since|
        from|with|as|effective|until|and)\b)`,
        'u',
      ),
      /\b(?:in|at|under|to)\sthe\s(Office of the \p{Lu}\p{L}+(?:\s(?:and\s|for\s)?\p{Lu}\p{L}+){0,5})(?=[.,;]|\s(?:since|from|with|as|and|effective|until)\b)/u,
      // A department without a word such as "Department" after it.
      new RegExp(
        oneLine`
        \bunder\s(?:the|our|its)\s(?!(?:Labor|Civil|Contract|Company|Republic|Act|Program|Law|Supervision|Dean|
        Director|Manager|President|Principal|Head|Supervisor|Chief|Mayor|Governor|Secretary|
        Rector)\b)(\p{Lu}[\p{L}&’'-]*(?:\s(?:(?:and|of|of the|&)\s)?\p{Lu}[\p{L}&’'-]*){0,4})(?<!\b(?:Department|
        Division|Section|Unit|Group|Team|Program|Code|Act))(?=[.,;]|\s(?:since|from|with|as|at|on|effective|until|
        and(?!\s\p{Lu}\p{L}+\s(?:Department|Division|Section|Unit)\b)|for|holding|assigned|starting)\b)`,
        'u',
      ),
      new RegExp(
        oneLine`
        (?:under|in|of|at|to|from|with) (?:the|our|its)\s+(?!(?:local|
        national) government\b)([a-zà-ÿ][a-zà-ÿ&/,\- ]{1,40}?(?:\s+(?:division|group)\b|(?=\s+(?:department|dept|
        section|team|unit)\b)))`,
        'iu',
      ),
      /(?<=[\p{Ll}\p{Lu}],\s)((?:\p{Lu}[\p{L}&-]*\s(?:and\s|&\s)?){1,4}(?:Division(?=[,.])|(?=Department[,.])))/u,
      new RegExp(
        oneLine`
          \bas\s(?:an?\s|our\s)?(?:\p{Lu}[\p{L}/&.-]*\s){1,5}(?:assigned\s)?${departmentPart}\s(\p{Lu}[\p{L}&’'-]*(?:\s(?:
          (?:and|&)\s)?\p{Lu}[\p{L}&’'-]*){0,3})(?=[.,;]|\s(?:since|from|with|effective|until|and|starting)\b)`,
        'u',
      ),
      new RegExp(
        oneLine`
        \bas\s[^.;]{3,60}?\s(?:in|at|under|of)\sthe\s((?:College|School|Faculty|Institute|
        Graduate School) of\s\p{Lu}[\p{L}-]*(?:,?\s(?:(?:and|&|of)\s)?\p{Lu}[\p{L}-]*){0,5})(?=[.,;]|\s(?:since|
        from|with|effective|until|and|starting|for)\b)`,
        'u',
      ),
      /(?:department|division) of\s+([\p{Lu}][\p{L}&/\- ]{2,40}?)(?=[.,;]|\s+(?:from|since|as|at|with)\b)/u,
    ],
  },
  {
    field: 'employmentStatus',
    kind: 'words',
    patterns: [
      /\bunder (?:an? )?(job order|contract of service|(?:regular|casual|permanent|temporary|coterminous|project[- ]based|probationary)(?: (?:status|appointment))?)\b/iu,
      /\bas (?:an? )?((?:project|job order|contract of service|co-?terminous|temporary|on-call|agency|relie(?:f|ver))\s(?:employee|worker|staff|personnel|hire))\b/iu,
      new RegExp(
        oneLine`
        \b(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal|
        fixed[- ]term)\b(?=[a-zà-ÿ\d,&/\- ]{0,60}\b(?:employee|status|basis|position|staff|worker|from|since|
        empleyad[oa]|kawani|manggagawa)\b)`,
        'iu',
      ),
      /(?:employment status|status) (?:is|as|of) (?:an? )?(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)/iu,
      /\b(?:is|was|been)\s[^.]{0,40}?\b(?:an?|our)\s+(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)\s+[a-zà-ÿ]/iu,
      /\bcontract\s(?:is|was)\s(?:an?\s)?(fixed[- ]term|project[- ]based|probationary|seasonal|temporary|part[- ]time|full[- ]time|co-?terminous)\b/iu,
      /as (?:an? )?(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)\b/iu,
      /\bas\s[^.;]{3,60}\((regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)\)/iu,
    ],
  },
  {
    field: 'purpose',
    kind: 'words',
    patterns: [
      new RegExp(`\\bissued?${aside}${purposeOf}`, 'iu'),
      new RegExp(
        oneLine`
          \b(?:certificat(?:e|ion)|letter|document|attestation|statement)\s(?:is|was|has been)\s(?:being\s|
          hereby\s)?(?:given|granted|executed|released|made|prepared|provided|furnished|requested|written|
          signed)${aside}${purposeOf}`,
        'iu',
      ),
      new RegExp(
        `\\b(?:needs?|needed|requires?|requested|(?:asks?|asked|applied)\\sfor|use|used)\\s(?:this|it|the certificat\\p{L}+)${aside}${purposeOf}`,
        'iu',
      ),
      /\b(?:because|as|since) (?:he|she|they) (?:will|is going to|wants? to|would like to|wishes to|is|are)\s((?:apply(?:ing)?|use|using)\s[^.;,]{4,60}?)(?=[.;,]|$)/u,
      /for\s+((?:whatever|any)\s+(?:legal|lawful)\s+purposes?(?:\s+(?:it|this|that it|they)\s+may\s+(?:serve|be required))?)/iu,
      new RegExp(
        oneLine`
        \b(?:ibinigay|ibinibigay|ipinagkaloob|inisyu|iniisyu|iginawad|ginawa|hiniling|hinihingi|
        kahilingan)\b(?:[^.]|\b[a-zà-ÿ]\.){0,140}?\b(?:para sa|upang (?:gamitin|magamit)(?: niya)? (?:sa|bilang)|
        bilang (?:kahingian|pangangailangan|requirement) (?:para )?sa)\s+(?:(?:kan(?:i)?yang|kanilang|
        aking)\s+)?([a-zà-ÿ][a-zà-ÿ\d/’' -]{5,70}?(?:\s\([^)]{3,40}\))?)(?=[.,;])`,
        'iu',
      ),
      /(?:para sa|layuning)\s+(?:kan(?:i)?yang\s+)?([a-zà-ÿ][a-zà-ÿ/ -]{5,50}?)(?=[.,;])/iu,
    ],
  },
  {
    field: 'salaryTerm',
    kind: 'words',
    patterns: [
      /\b(monthly|annual|annually|yearly|daily|weekly|hourly|semi-monthly|arawang?|lingguhang?|buwanang?)\b(?=[^.]{0,70}(?:php|₱|p\s?\d|peso|\d,\d{3}))/iu,
      new RegExp(
        oneLine`
        \b(monthly|annual|yearly|daily|weekly|hourly|semi-monthly)\s(?=(?:(?:basic|gross|net|base)\s)?(?:salary|
        compensation|pay|rate|wage|remuneration|income)\s(?:of|is|amounting to|
        in the amount of)\b[^.;]{0,180}(?:php|₱|pesos?|\d,\d{3}))`,
        'iu',
      ),
      new RegExp(
        oneLine`
        \d\)?\s*(?:\([^)]*\)\s*)?(?:pesos\s*)?((?:per|a|an|every|each|kada|bawa’?t|bawa't|sa (?:bawat|isang|
        loob ng isang))\s+(?:month|year|annum|day|week|hour|buwan|araw|linggo|taon|oras)|\/\s?(?:month|mo\b|year|
        day|hour)|monthly|annually|annual|yearly|daily|weekly|hourly|buwanang?|arawang?)\b`,
        'iu',
      ),
    ],
  },
];
