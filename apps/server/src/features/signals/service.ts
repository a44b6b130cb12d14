import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { LookupItem } from '@smile/contract/lookups';
import { type NewSignal, type Signal, signalRegions, type signalsApi } from '@smile/contract/signals';
import type { ModeContext } from '../../context.ts';
import type { Lookup, LookupNoun } from '../lookups/lookup.ts';
import { askSource } from '../lookups/service/ask-source.ts';
import { foldPhone } from '../lookups/service/fold-contacts.ts';
import { getLookup } from '../lookups/service/get-lookup.ts';
import { listLookups } from '../lookups/service/list-lookups.ts';
import { readConsent, readPhone } from '../lookups/service/read-request.ts';
import { refuseOtherRegions } from '../lookups/service/refuse-request.ts';
import { requestLookup } from '../lookups/service/request-lookup.ts';
import { showHead } from '../lookups/service/show-head.ts';

type Result = { items: LookupItem[] };
const signalType = 'Signal1';

export const signalNoun: LookupNoun<Signal['requestMeta'], Result> = {
  kind: 'signals',
  idKind: 'signal',
  action: 'RequestRecord',
  answer: ({ source }, { id, request }, now) => {
    const { countryCode, templateId } = request;
    const question = { phone: foldPhone(request.phone), countryCode, templateId };
    return askSource(source, { kind: 'signals', id, question, now }, (items) => ({ items: items ?? [] }));
  },
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createSignal(ctx: ModeContext, input: NewSignal): Promise<Signal> {
  const { phone, countryCode, templateId } = input;
  refuseOtherRegions(countryCode, signalRegions);
  const request = { phone, countryCode, templateId, consent: readConsent(ctx, input.consent) };
  const keys = { phone: readPhone('phone', phone, countryCode), emailAddress: null };
  return show(await requestLookup(ctx, signalNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getSignal(ctx: ModeContext, id: string): Promise<Signal> {
  return show(await getLookup(ctx, signalNoun, id));
}

export async function listSignals(ctx: ModeContext, query: QueryOf<typeof signalsApi.list>): Promise<List<Signal>> {
  const { signalId, signalType: type, ...filter } = query;
  if (type && type !== signalType) return { nextCursor: null, items: [] };
  return listLookups(ctx, signalNoun, { ...filter, id: signalId }, show);
}

function show(lookup: Lookup<Signal['requestMeta'], Result>): Signal {
  return { ...showHead(lookup), signalType, requestMeta: lookup.request, items: lookup.result?.items ?? [] };
}
