import type { AlphaSignal, AlphaSignalResult, alphaSignalsApi, NewAlphaSignal } from '@smile/contract/alpha-signals';
import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type { LookupItem } from '@smile/contract/lookups';
import { signalIndicators } from '@smile/contract/signal-indicators';
import { phoneOfSignal, type SignalMeta, signal2TemplateId, signal3TemplateIds } from '@smile/contract/signal-requests';
import {
  type NewSignal,
  type NewSignal2,
  type NewSignal3,
  type Signal,
  type SignalType,
  signal2Regions,
  signalRegions,
  type signalsApi,
  signalTemplateId,
} from '@smile/contract/signals';
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

type Result = { items: LookupItem[] };
type SignalLookup = Lookup<SignalMeta, Result>;

export const signalNoun: LookupNoun<SignalMeta, Result> = {
  kind: 'signals',
  idKind: 'signal',
  action: 'RequestRecord',
  answer: ({ source }, { id, request }, now) =>
    askSource(source, { kind: 'signals', id, question: toQuestion(request), now }, (items) => ({ items: items ?? [] })),
};

function toQuestion(request: SignalMeta): LookupQuestions['signals'] {
  const unasked = { fullName: null, emailAddress: null, curp: null, nss: null, idType: null, idNumber: null };
  const { templateId } = request;
  if (templateId === signal3TemplateIds.mexico) {
    const { fullName, emailAddress, curp, nss, phone } = request;
    return { ...unasked, fullName, emailAddress, curp, nss, templateId, phone: foldPhone(phone), countryCode: 'MX' };
  }
  if (templateId === signal3TemplateIds.thailand) {
    const { fullName, idType, idNumber, mobileNumber } = request;
    const phone = foldPhone(mobileNumber);
    return { ...unasked, fullName, idType, idNumber, templateId, phone, countryCode: 'TH' };
  }
  return { ...unasked, templateId, phone: foldPhone(request.phone), countryCode: request.countryCode };
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export function createSignal(ctx: ModeContext, input: NewSignal): Promise<Signal> {
  refuseOtherRegions(input.countryCode, signalRegions);
  return createByPhone(ctx, input, 'Signal1');
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export function createSignal2(ctx: ModeContext, input: NewSignal2): Promise<Signal> {
  refuseOtherRegions(input.countryCode, signal2Regions);
  return createByPhone(ctx, input, 'Signal2');
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createSignal3(ctx: ModeContext, input: NewSignal3): Promise<Signal> {
  const request: SignalMeta = { ...input, consent: normalizeConsent(ctx, input.consent) };
  const isMexico = input.templateId === signal3TemplateIds.mexico;
  const phone = isMexico
    ? normalizePhone('phone', input.phone, 'MX')
    : normalizePhone('mobileNumber', input.mobileNumber, 'TH');
  const emailAddress = isMexico ? (input.emailAddress?.toLowerCase() ?? null) : null;
  return show(await requestLookup(ctx, signalNoun, { request, phone, emailAddress, type: 'Signal3' }));
}

async function createByPhone(ctx: ModeContext, input: NewSignal | NewSignal2, type: SignalType): Promise<Signal> {
  const { phone, countryCode, templateId } = input;
  const consent = normalizeConsent(ctx, input.consent);
  const request = { phone, countryCode, templateId, consent } as SignalMeta;
  const keys = { phone: normalizePhone('phone', phone, countryCode), emailAddress: null, type };
  return show(await requestLookup(ctx, signalNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getSignal(ctx: ModeContext, id: string): Promise<Signal> {
  return show(await getLookup(ctx, signalNoun, id));
}

export function listSignals(ctx: ModeContext, query: QueryOf<typeof signalsApi.list>): Promise<List<Signal>> {
  const { signalId, signalType: type, ...filter } = query;
  return listLookups(ctx, signalNoun, { ...filter, id: signalId, type }, show);
}

function show(lookup: SignalLookup): Signal {
  const { templateId } = lookup.request;
  const isThird = Object.values(signal3TemplateIds).some((id) => id === templateId);
  const signalType = isThird ? 'Signal3' : templateId === signal2TemplateId ? 'Signal2' : 'Signal1';
  return { ...showHead(lookup), signalType, requestMeta: lookup.request, items: lookup.result?.items ?? [] };
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createAlphaSignal(ctx: ModeContext, input: NewAlphaSignal): Promise<AlphaSignal> {
  const { phone } = input;
  const consent = normalizeConsent(ctx, input.consent);
  const request: SignalMeta = { templateId: signalTemplateId, phone, countryCode: 'PH', consent };
  const keys = { phone: normalizePhone('phone', phone, 'PH'), emailAddress: null, type: 'Signal1' };
  return showAlpha(await requestLookup(ctx, signalNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE, also for signals of the later types */
export async function getAlphaSignal(ctx: ModeContext, id: string): Promise<AlphaSignal> {
  const lookup = await getLookup(ctx, signalNoun, id);
  if (lookup.type !== 'Signal1') throw missing();
  return showAlpha(lookup);
}

export function listAlphaSignals(
  ctx: ModeContext,
  { signalId, ...filter }: QueryOf<typeof alphaSignalsApi.list>,
): Promise<List<AlphaSignal>> {
  return listLookups(ctx, signalNoun, { ...filter, id: signalId, type: 'Signal1' }, showAlpha);
}

function showAlpha(lookup: SignalLookup): AlphaSignal {
  const { request, result } = lookup;
  const phone = phoneOfSignal(request);
  const hasData = result !== null && result.items.length > 0;
  const requestMeta = { phone, consent: request.consent };
  return { ...showHead(lookup), requestMeta, result: hasData ? toFields(result.items) : null };
}

function toFields(items: LookupItem[]): AlphaSignalResult {
  const values = new Map(items.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    signalIndicators.map(({ name }) => {
      const value = Number(values.get(name) ?? Number.NaN);
      return [name, Number.isFinite(value) ? value : null];
    }),
  );
}
