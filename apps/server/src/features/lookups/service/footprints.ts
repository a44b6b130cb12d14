import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import { type Footprint, footprintSubjectOf, type footprintsApi, type NewFootprint } from '@smile/contract/footprints';
import type { LookupItem } from '@smile/contract/lookups';
import type { ModeContext } from '../../../context.ts';
import { inspectMailDomain } from '../inspect-mail-domain.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { mergeItems } from '../merge-items.ts';
import { askSource } from './ask-source.ts';
import { foldEmailAddress, foldPhone } from './fold-texts.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { normalizeConsent, normalizePhone } from './normalize-request.ts';
import { requestLookup } from './request-lookup.ts';
import { showHead } from './show-head.ts';

type Request = Footprint['requestMeta'];
type Result = { items: LookupItem[] };

const defaultTimeoutSeconds = 30;

/** Each template uses its own subject only; other fields of the request are ignored. */
export const footprintNoun: LookupNoun<Request, Result> = {
  kind: 'footprints',
  idKind: 'footprint',
  action: 'CreateFootprint',
  answer: async ({ source, mailDomains }, { id, request }, now) => {
    const { countryCode, templateId } = request;
    const subject = footprintSubjectOf(templateId as NewFootprint['templateId']);
    const emailAddress = subject === 'mobile' || !request.emailAddress ? null : foldEmailAddress(request.emailAddress);
    const phone = subject === 'email' || !request.mobileNumber ? null : foldPhone(request.mobileNumber);
    const timeoutSeconds = request.footprintItemsTimeout ?? defaultTimeoutSeconds;
    const question = { emailAddress, phone, countryCode, templateId, timeoutSeconds };
    const [outcome, own] = await Promise.all([
      askSource(source, { kind: 'footprints', id, question, now }, (items) => ({ items: items ?? [] })),
      mailDomains && emailAddress ? inspectMailDomain(mailDomains, emailAddress, timeoutSeconds) : [],
    ]);
    return mergeItems(outcome, own);
  },
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createFootprint(ctx: ModeContext, input: NewFootprint): Promise<Footprint> {
  const { emailAddress, mobileNumber, countryCode = null } = input;
  const request: Request = {
    emailAddress: emailAddress ?? null,
    mobileNumber: mobileNumber ?? null,
    countryCode,
    templateId: input.templateId,
    footprintItemsTimeout: input.footprintItemsTimeout ?? null,
    consent: normalizeConsent(ctx, input.consent),
  };
  const keys = {
    phone: mobileNumber ? normalizePhone('mobileNumber', mobileNumber, countryCode) : null,
    emailAddress: emailAddress ? foldEmailAddress(emailAddress) : null,
  };
  return show(await requestLookup(ctx, footprintNoun, { request, ...keys }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getFootprint(ctx: ModeContext, id: string): Promise<Footprint> {
  return show(await getLookup(ctx, footprintNoun, id));
}

export function listFootprints(ctx: ModeContext, query: QueryOf<typeof footprintsApi.list>): Promise<List<Footprint>> {
  const { footprintId, mobileNumber, ...filter } = query;
  return listLookups(ctx, footprintNoun, { ...filter, id: footprintId, phone: mobileNumber }, show);
}

function show(lookup: Lookup<Request, Result>): Footprint {
  return { ...showHead(lookup), requestMeta: lookup.request, items: lookup.result?.items ?? [] };
}
