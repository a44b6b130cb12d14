import type { Mode } from '@smile/contract/common';
import type { UsageAction } from '@smile/contract/usage';

export interface AllowanceTerms {
  isEnabled: boolean;
  /** Null for an unmetered action. */
  totalVolume: number | null;
}

const metered = (totalVolume: number): AllowanceTerms => ({ isEnabled: true, totalVolume });
const unmetered: AllowanceTerms = { isEnabled: true, totalVolume: null };

/** Allowances of a new tenant; the operator changes them per tenant, mode and action. */
export const defaultAllowances: Record<Mode, Record<UsageAction, AllowanceTerms>> = {
  SANDBOX: {
    CreateWebhook: metered(20),
    CreateInvite: metered(100),
    SubmitArchive: metered(1000),
    RequestVerification: metered(1000),
    RequestRecord: metered(1000),
    CreateBlacklist: metered(1000),
    CreateFootprint: metered(1000),
    CreateMaw: metered(1000),
    ConnectAccount: unmetered,
  },
  PRODUCTION: {
    CreateWebhook: metered(20),
    CreateInvite: metered(100),
    SubmitArchive: metered(100),
    RequestVerification: metered(100),
    RequestRecord: metered(100),
    CreateBlacklist: metered(100),
    CreateFootprint: metered(100),
    CreateMaw: metered(100),
    ConnectAccount: metered(100),
  },
};
