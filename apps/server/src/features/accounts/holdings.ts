import { keptDays } from '@smile/contract/retention';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { stateContext } from './connector-state.ts';
import { endAccountsOfTenant, endAccountsOfUser, expireAccounts, findLateAccounts } from './service/account-upkeep.ts';

export const accountHoldings: Holdings = {
  tables: {
    accounts: {
      endUser: ['login_name'],
      sealed: { connector_state_sealed: stateContext },
      plain: ['mfa', 'status', 'error_code', 'error_message', 'monitor_status', 'stage'],
      kept: { days: keptDays, drop: expireAccounts },
    },
  },
  tenant: { prepareDeletion: endAccountsOfTenant },
  person: { prepareErasure: endAccountsOfUser, erase: findLateAccounts },
};
