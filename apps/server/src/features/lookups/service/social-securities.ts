import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import {
  type BetaSocialSecurity,
  type NewBetaSocialSecurity,
  type NewSocialSecurity,
  type SocialSecurity,
  type SocialSecurityResult,
  type socialSecuritiesApi,
  socialSecurityTemplateIds,
} from '@smile/contract/social-securities';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { askSource } from './ask-source.ts';
import { foldPhone } from './fold-texts.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { normalizeConsent, normalizePhone } from './normalize-request.ts';
import { requestLookup } from './request-lookup.ts';
import { showHead } from './show-head.ts';

type Request = BetaSocialSecurity['requestMeta'];
type Result = { record: SocialSecurityResult | null };
type RecordLookup = Lookup<Request, Result>;

const recordType = 'SOCIAL_SECURITY';

export const socialSecurityNoun: LookupNoun<Request, Result> = {
  kind: 'socialSecurities',
  idKind: 'socialSecurity',
  action: 'RequestRecord',
  answer: ({ source }, { id, request }, now) => {
    const { fullName, emailAddress, curp, nss, templateId } = request;
    const question = { phone: foldPhone(request.mobileNumber), fullName, emailAddress, curp, nss, templateId };
    return askSource(source, { kind: 'socialSecurities', id, question, now }, (record) => ({ record }));
  },
  onRequested: (tx, recordId) => publishEvent(tx, 'RECORD_CREATED', { recordId, recordType }),
  onSettled: (tx, lookup) =>
    publishEvent(tx, 'RECORD_COMPLETED', {
      recordId: lookup.id,
      recordType,
      status: lookup.status === 'ERROR' ? 'ERROR' : 'COMPLETED',
      resultCode: lookup.resultCode,
      resultMessage: lookup.resultMessage,
      payload: isBeta(lookup) ? showBeta(lookup) : show(lookup),
    }),
};

function isBeta({ request }: RecordLookup): boolean {
  return request.templateId === socialSecurityTemplateIds.beta;
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createSocialSecurity(ctx: ModeContext, input: NewSocialSecurity): Promise<SocialSecurity> {
  return show(await requestRecord(ctx, { ...input, nss: null }, 'alpha'));
}

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createBetaSocialSecurity(
  ctx: ModeContext,
  input: NewBetaSocialSecurity,
): Promise<BetaSocialSecurity> {
  return showBeta(await requestRecord(ctx, input, 'beta'));
}

function requestRecord(
  ctx: ModeContext,
  input: Omit<NewBetaSocialSecurity, 'templateId'> & { templateId: string },
  type: 'alpha' | 'beta',
): Promise<RecordLookup> {
  const request: Request = { ...input, consent: normalizeConsent(ctx, input.consent) };
  const phone = normalizePhone('mobileNumber', input.mobileNumber, 'MX');
  const emailAddress = input.emailAddress?.toLowerCase() ?? null;
  return requestLookup(ctx, socialSecurityNoun, { request, phone, emailAddress, type });
}

/** @throws ApiError MISSING_RESOURCE */
export async function getSocialSecurity(ctx: ModeContext, id: string): Promise<SocialSecurity> {
  const lookup = await getLookup(ctx, socialSecurityNoun, id);
  if (isBeta(lookup)) throw missing();
  return show(lookup);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getBetaSocialSecurity(ctx: ModeContext, id: string): Promise<BetaSocialSecurity> {
  const lookup = await getLookup(ctx, socialSecurityNoun, id);
  if (!isBeta(lookup)) throw missing();
  return showBeta(lookup);
}

export function listSocialSecurities(
  ctx: ModeContext,
  { socialSecurityId, ...filter }: QueryOf<typeof socialSecuritiesApi.list>,
): Promise<List<SocialSecurity>> {
  return listLookups(ctx, socialSecurityNoun, { ...filter, id: socialSecurityId, type: 'alpha' }, show);
}

export function listBetaSocialSecurities(
  ctx: ModeContext,
  { socialSecurityId, ...filter }: QueryOf<typeof socialSecuritiesApi.listBeta>,
): Promise<List<BetaSocialSecurity>> {
  return listLookups(ctx, socialSecurityNoun, { ...filter, id: socialSecurityId, type: 'beta' }, showBeta);
}

/** The alpha API has neither the NSS in the request nor a payment mark. */
function show(lookup: RecordLookup): SocialSecurity {
  const { result, requestMeta, ...head } = showBeta(lookup);
  const { nss: _nss, emailAddress, ...meta } = requestMeta;
  return {
    ...head,
    result: result && omitPayMark(result),
    requestMeta: { ...meta, emailAddress: emailAddress ?? '' },
  };
}

function omitPayMark({ payMark: _payMark, ...result }: SocialSecurityResult): Omit<SocialSecurityResult, 'payMark'> {
  return result;
}

function showBeta(lookup: RecordLookup): BetaSocialSecurity {
  return { ...showHead(lookup), result: lookup.result?.record ?? null, requestMeta: lookup.request };
}
