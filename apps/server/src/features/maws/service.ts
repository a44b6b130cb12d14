import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import { type Maw, type MawItem, mawRegions, type mawsApi, type NewMaw } from '@smile/contract/maws';
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

type Result = { items: MawItem[] };

export const mawNoun: LookupNoun<Maw['requestMeta'], Result> = {
  kind: 'maws',
  idKind: 'maw',
  action: 'CreateMaw',
  answer: ({ source }, { id, request }, now) => {
    const { countryCode, templateId } = request;
    const question = { phone: foldPhone(request.mobileNumber), countryCode, templateId };
    return askSource(source, { kind: 'maws', id, question, now }, (items) => ({ items: items ?? [] }));
  },
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createMaw(ctx: ModeContext, input: NewMaw): Promise<Maw> {
  const { mobileNumber, countryCode, templateId } = input;
  refuseOtherRegions(countryCode, mawRegions);
  const request = { mobileNumber, countryCode, templateId, consent: readConsent(ctx, input.consent) };
  const keys = { phone: readPhone('mobileNumber', mobileNumber, countryCode), emailAddress: null };
  return show(await requestLookup(ctx, mawNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getMaw(ctx: ModeContext, id: string): Promise<Maw> {
  return show(await getLookup(ctx, mawNoun, id));
}

export function listMaws(ctx: ModeContext, query: QueryOf<typeof mawsApi.list>): Promise<List<Maw>> {
  const { size, cursor, startDate, endDate, mawId, mobileNumber } = query;
  return listLookups(ctx, mawNoun, { size, cursor, startDate, endDate, id: mawId, phone: mobileNumber }, show);
}

function show(lookup: Lookup<Maw['requestMeta'], Result>): Maw {
  return { ...showHead(lookup), requestMeta: lookup.request, items: lookup.result?.items ?? [] };
}
