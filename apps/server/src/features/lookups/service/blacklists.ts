import {
  type Blacklist,
  type BlacklistResult,
  blacklistRegions,
  type blacklistsApi,
  type NewBlacklist,
} from '@smile/contract/blacklists';
import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { askSource, foundMessage } from './ask-source.ts';
import { foldPhone } from './fold-texts.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { normalizeConsent, normalizePhone } from './normalize-request.ts';
import { refuseFutureDate, refuseOtherRegions } from './refuse-request.ts';
import { requestLookup } from './request-lookup.ts';
import { showHead } from './show-head.ts';

const noHit: BlacklistResult = { hit: false, dates: [] };

/** Has no `NO_DATA`: a phone that is on no list is a result. */
export const blacklistNoun: LookupNoun<Blacklist['requestMeta'], BlacklistResult> = {
  kind: 'blacklists',
  idKind: 'blacklist',
  action: 'CreateBlacklist',
  answer: async ({ source }, { id, request }, now) => {
    const { mobileNumber, countryCode, templateId, applicationDate } = request;
    const question = { phone: foldPhone(mobileNumber), countryCode, templateId, before: applicationDate };
    const outcome = await askSource(source, { kind: 'blacklists', id, question, now }, (result) => result ?? noHit);
    return outcome.status === 'COMPLETED' && outcome.resultCode === 'NO_DATA'
      ? { ...outcome, resultCode: 'SUCCESS', resultMessage: foundMessage }
      : outcome;
  },
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createBlacklist(ctx: ModeContext, input: NewBlacklist): Promise<Blacklist> {
  const { mobileNumber, countryCode, templateId, applicationDate = null } = input;
  refuseOtherRegions(countryCode, blacklistRegions);
  refuseFutureDate(ctx, 'applicationDate', applicationDate);
  const consent = normalizeConsent(ctx, input.consent);
  const request = { mobileNumber, countryCode, templateId, applicationDate, consent };
  const keys = { phone: normalizePhone('mobileNumber', mobileNumber, countryCode), emailAddress: null };
  return show(await requestLookup(ctx, blacklistNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getBlacklist(ctx: ModeContext, id: string): Promise<Blacklist> {
  return show(await getLookup(ctx, blacklistNoun, id));
}

export function listBlacklists(ctx: ModeContext, query: QueryOf<typeof blacklistsApi.list>): Promise<List<Blacklist>> {
  const { blacklistId, mobileNumber, ...filter } = query;
  return listLookups(ctx, blacklistNoun, { ...filter, id: blacklistId, phone: mobileNumber }, show);
}

function show(lookup: Lookup<Blacklist['requestMeta'], BlacklistResult>): Blacklist {
  const { resultCode, ...head } = showHead(lookup);
  return {
    ...head,
    resultCode: resultCode as Blacklist['resultCode'],
    requestMeta: lookup.request,
    result: lookup.result,
  };
}
