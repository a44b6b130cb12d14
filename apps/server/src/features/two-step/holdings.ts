import type { Holdings } from '../../platform/holdings/holdings.ts';
import { totpSecretContext } from './queries.ts';

export const twoStepHoldings: Holdings = {
  tables: {
    totp_authenticators: { sealed: { secret_sealed: totpSecretContext }, kept: 'until the member removes it' },
    passkeys: {
      member: ['name'],
      plain: ['public_key', 'transports'],
      kept: 'until the member removes it',
    },
    recovery_codes: { plain: ['code_hash'], kept: 'until they are replaced' },
  },
};
