import { oneLine } from '../../../platform/text.ts';
export const job = new RegExp(
  oneLine`
    \b(?:crew|driver|conductor|guard|helper|janitor|nurse|teacher|instructor|clerk|cashier|teller|operator|
    technician|engineer|developer|analyst|assistant|associate|agent|officer|supervisor|manager|staff|employee|
    contractor|worker|laborer|promodiser|merchandiser|specialist|consultant|physician|doctor|resident|mechanic|
    foreman|welder|mason|rider|encoder|secretary|accountant|inspector|aide|leader|cook|chef|waiter|waitress|
    barista|bagger|utility|maintenance|faculty|professor|trainer|representative|coordinator|administrator|
    programmer|designer|seafarer|personnel|tutor|cadet|trainee|intern|apprentice|security|sales|therapist|
    pharmacist|dentist|midwife|caregiver|carpenter|plumber|electrician|machinist|packer|sorter|checker|
    dispatcher|messenger|collector|lineman|reader|auditor|buyer|planner|executive|chief|director|lead|captain|
    dealer|sewer|tailor|baker|butcher|porter|attendant|steward|receptionist|librarian|registrar|principal|
    liaison|warehouseman|timekeeper|surveyor|draftsman|architect)\b`,
  'i',
);

/** Phrases of letters addressed to their subject. */
export const toReader =
  /\b(?:you (?:will|shall|are|have been|may)|(?:offer|extend|extending|give) (?:to )?you|offer of employment)\b/i;
/** Phrases of letters about a person, addressed to others. */
export const thirdPartyPattern = /\b(?:his|her|certif(?:y|ies)|attests?|nagpapatunay|pinatutunayan)\b/i;

export const certifying =
  /\bto whom it may concern\b|\b(?:certif(?:y|ies)|attests?|confirms?) that\b|\bnagpapatunay na\b/i;
/** Words by which a card refers to itself and its holder. */
export const onCard =
  /\b(?:bearer|holder|hereon|hereof|above|card|whose (?:name|picture|photo(?:graph)?|signature))\b/i;

/** Words that only occur on student cards. */
export const studentWords = [
  /\bstudent['’]?s?\s?(?:no|number|num|id|i\.d|code|#|card|pass|identification)\b/i,
  /\bbona ?fide student\b|\b(?:currently|officially|duly) enrolled\b/i,
  /^(?:student|pupil|learner|estudyante|mag-aaral)$/im,
  /\b(?:lrn|learner['’]?s? (?:reference|id)|year level|grade (?:level|\d{1,2})|school year|s\.y\.|academic year|semester)\b/i,
];

/** Other words on student cards. */
export const otherStudentWords = [
  /\b(?:parents? ?(?:\/|or|and) ?guardian|guardian)\b/i,
  /\b(?:bs|ba|ab|bse|bsed|beed|btvted)\s(?:in\s)?[a-zà-ÿ][a-zà-ÿ]{3,}|\bbachelor of\b|\b(?:college|senior high|high school|elementary) department\b/iu,
];
