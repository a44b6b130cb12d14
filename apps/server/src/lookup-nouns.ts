import type { LookupNouns } from './features/lookups/jobs.ts';
import { blacklistNoun } from './features/lookups/service/blacklists.ts';
import { footprintNoun } from './features/lookups/service/footprints.ts';
import { mawNoun } from './features/lookups/service/maws.ts';
import { signalNoun } from './features/lookups/service/signals.ts';
import { socialSecurityNoun } from './features/lookups/service/social-securities.ts';
import { validationNoun } from './features/lookups/service/validations.ts';
import { verificationNoun } from './features/lookups/service/verifications.ts';

/** Definition of each kind of lookup; lookup jobs find them here. */
export const lookupNouns = {
  verifications: verificationNoun,
  signals: signalNoun,
  blacklists: blacklistNoun,
  footprints: footprintNoun,
  maws: mawNoun,
  validations: validationNoun,
  socialSecurities: socialSecurityNoun,
} as LookupNouns;
