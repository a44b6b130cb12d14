import { type Mode, modeNames } from '@smile/contract/common';
import type { UsageAction } from '@smile/contract/usage';
import type { AllowanceTerms } from './default-allowances.ts';

const things: Record<UsageAction, string> = {
  CreateWebhook: 'webhooks',
  CreateInvite: 'invitations',
  SubmitArchive: 'documents',
  RequestVerification: 'verifications',
  RequestRecord: 'signals requests',
  CreateBlacklist: 'blacklist lookups',
  CreateFootprint: 'digital footprint lookups',
  CreateMaw: 'MAW lookups',
  ConnectAccount: 'account connections',
};

/** Explains a refused action in terms that developers can act on. */
export function describeRefusal(mode: Mode, action: UsageAction, { isEnabled, totalVolume }: AllowanceTerms): string {
  const place = modeNames[mode];
  if (!isEnabled)
    return `Your organization has no access to ${things[action]} in ${place} mode. Get in touch to get it.`;
  return `Your organization has used up its ${totalVolume} free ${things[action]} in ${place} mode. Get in touch to get more.`;
}
