import { blacklistNoun } from './features/blacklists/service.ts';
import { footprintNoun } from './features/footprints/service.ts';
import type { LookupNouns } from './features/lookups/jobs.ts';
import { mawNoun } from './features/maws/service.ts';
import { signalNoun } from './features/signals/service.ts';
import { socialSecurityNoun } from './features/social-securities/service.ts';
import { validationNoun } from './features/validations/service.ts';
import { verificationNoun } from './features/verifications/service.ts';

/** Definition of each kind of lookup; the jobs of lookups know them by this list only. */
export const lookupNouns = {
  verifications: verificationNoun,
  signals: signalNoun,
  blacklists: blacklistNoun,
  footprints: footprintNoun,
  maws: mawNoun,
  validations: validationNoun,
  socialSecurities: socialSecurityNoun,
} as LookupNouns;
