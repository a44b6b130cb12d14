import {
  type BetaMaw,
  type BetaMawMeta,
  type betaMawsApi,
  type Maw2Item,
  maw3TemplateIds,
  type NewMaw3,
} from '@smile/contract/beta-maws';
import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { LookupItem } from '@smile/contract/lookups';
import { type Maw, mawRegions, type mawsApi, type NewMaw } from '@smile/contract/maws';
import type { ModeContext } from '../../../context.ts';
import type { LookupQuestions } from '../../../lookup-sources/lookup-source.ts';
import { missing } from '../../../platform/errors.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { askSource } from './ask-source.ts';
import { foldPhone } from './fold-texts.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { normalizeConsent, normalizePhone } from './normalize-request.ts';
import { refuseOtherRegions } from './refuse-request.ts';
import { requestLookup } from './request-lookup.ts';
import { showHead } from './show-head.ts';

/** Item shape depends on the lookup's type, MAW2 or MAW3. */
type Result = { items: (Omit<Maw2Item, 'platformTags'> & { platformTags?: string[] })[] | LookupItem[] };
type MawLookup = Lookup<BetaMawMeta, Result>;

export const mawNoun: LookupNoun<BetaMawMeta, Result> = {
  kind: 'maws',
  idKind: 'maw',
  action: 'CreateMaw',
  answer: ({ source }, { id, request }, now) => {
    if (isMaw3(request)) {
      const question = toMaw3Question(request);
      return askSource(source, { kind: 'maws3', id, question, now }, (items) => ({ items: items ?? [] }));
    }
    const { countryCode, templateId } = request;
    const question = { phone: foldPhone(request.mobileNumber), countryCode, templateId };
    return askSource(source, { kind: 'maws', id, question, now }, (items) => ({ items: items ?? [] }));
  },
};

type Maw3Meta = Extract<BetaMawMeta, { templateId: (typeof maw3TemplateIds)[keyof typeof maw3TemplateIds] }>;

function isMaw3(request: BetaMawMeta): request is Maw3Meta {
  return Object.values(maw3TemplateIds).some((id) => id === request.templateId);
}

function toMaw3Question(request: Maw3Meta): LookupQuestions['maws3'] {
  const { templateId, gaid } = request;
  if (templateId === maw3TemplateIds.gaid)
    return { phone: null, countryCode: null, fullName: null, idType: null, idNumber: null, gaid, templateId };
  const { mobileNumber, countryCode, fullName, idType, idNumber } = request;
  return { phone: foldPhone(mobileNumber), countryCode, fullName, idType, idNumber, gaid, templateId };
}

async function requestMaw2(ctx: ModeContext, input: NewMaw): Promise<MawLookup> {
  const { mobileNumber, countryCode, templateId } = input;
  refuseOtherRegions(countryCode, mawRegions);
  const request = { mobileNumber, countryCode, templateId, consent: normalizeConsent(ctx, input.consent) };
  const keys = { phone: normalizePhone('mobileNumber', mobileNumber, countryCode), emailAddress: null, type: 'MAW2' };
  return requestLookup(ctx, mawNoun, { request, ...keys });
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createMaw(ctx: ModeContext, input: NewMaw): Promise<Maw> {
  return show(await requestMaw2(ctx, input));
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createMaw2(ctx: ModeContext, input: NewMaw): Promise<BetaMaw> {
  return showBeta(await requestMaw2(ctx, input));
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createMaw3(ctx: ModeContext, input: NewMaw3): Promise<BetaMaw> {
  const consent = normalizeConsent(ctx, input.consent);
  const type = 'MAW3';
  if (input.templateId === maw3TemplateIds.gaid)
    return showBeta(
      await requestLookup(ctx, mawNoun, { request: { ...input, consent }, phone: null, emailAddress: null, type }),
    );
  const { countryCode } = input;
  refuseOtherRegions(countryCode, [input.templateId === maw3TemplateIds.mexico ? 'MX' : 'PH']);
  const phone = normalizePhone('mobileNumber', input.mobileNumber, countryCode);
  return showBeta(
    await requestLookup(ctx, mawNoun, { request: { ...input, consent }, phone, emailAddress: null, type }),
  );
}

/** @throws ApiError MISSING_RESOURCE, also for MAW3 */
export async function getMaw(ctx: ModeContext, id: string): Promise<Maw> {
  const lookup = await getLookup(ctx, mawNoun, id);
  if (isMaw3(lookup.request)) throw missing();
  return show(lookup);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getBetaMaw(ctx: ModeContext, id: string): Promise<BetaMaw> {
  return showBeta(await getLookup(ctx, mawNoun, id));
}

export function listMaws(ctx: ModeContext, query: QueryOf<typeof mawsApi.list>): Promise<List<Maw>> {
  const { size, cursor, startDate, endDate, mawId, mobileNumber } = query;
  const filter = { size, cursor, startDate, endDate, id: mawId, phone: mobileNumber, type: 'MAW2' };
  return listLookups(ctx, mawNoun, filter, show);
}

export function listBetaMaws(ctx: ModeContext, query: QueryOf<typeof betaMawsApi.list>): Promise<List<BetaMaw>> {
  const { mawId, mawType, mobileNumber, ...filter } = query;
  return listLookups(ctx, mawNoun, { ...filter, id: mawId, type: mawType, phone: mobileNumber }, showBeta);
}

/** The alpha API has neither MAW3 nor tags. */
function show(lookup: MawLookup): Maw {
  const requestMeta = lookup.request as Maw['requestMeta'];
  const items = (lookup.result?.items ?? []) as Maw2Item[];
  return { ...showHead(lookup), requestMeta, items: items.map(({ platformTags: _tags, ...item }) => item) };
}

function showBeta(lookup: MawLookup): BetaMaw {
  const { request } = lookup;
  const items = lookup.result?.items ?? [];
  const head = { ...showHead(lookup), requestMeta: request };
  if (isMaw3(request)) return { ...head, type: 'MAW3', maw2Items: [], maw3Items: items as LookupItem[] };
  const maw2Items = (items as Maw2Item[]).map((item) => ({ ...item, platformTags: item.platformTags ?? [] }));
  return { ...head, type: 'MAW2', maw2Items, maw3Items: [] };
}
