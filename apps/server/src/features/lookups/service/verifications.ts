import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import type {
  NewVerification,
  Verification,
  VerificationResult,
  verificationsApi,
} from '@smile/contract/verifications';
import type { ModeContext } from '../../../context.ts';
import type { LookupQuestions } from '../../../lookup-sources/lookup-source.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { matchAddress } from '../match-address.ts';
import { matchSubject } from '../match-subject.ts';
import { askSource } from './ask-source.ts';
import { foldEmailAddress, foldPhone } from './fold-texts.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { matchKnownName } from './match-names.ts';
import { normalizeConsent } from './normalize-request.ts';
import { refuseFutureDate } from './refuse-request.ts';
import { requestLookup } from './request-lookup.ts';

type Request = Verification['requestMeta'];

/** The source returns the owner of the identifiers; the comparison with the request happens here. */
export const verificationNoun: LookupNoun<Request, VerificationResult> = {
  kind: 'verifications',
  idKind: 'verification',
  action: 'RequestVerification',
  answer: async ({ source, mailDomains }, { id, request }, now) => {
    const question = toQuestion(request);
    const { emailAddress } = question;
    const mailFacts = mailDomains && emailAddress ? await mailDomains.inspect(emailAddress) : null;
    return askSource(source, { kind: 'verifications', id, question, now }, (subject) =>
      matchSubject(request, subject, mailFacts),
    );
  },
  onRequested: (tx, verificationId) => publishEvent(tx, 'VERIFICATION_STARTED', { verificationId }),
  onSettled: (tx, { id, resultCode, resultMessage, result }) =>
    publishEvent(tx, 'VERIFICATION_COMPLETED', {
      verificationId: id,
      resultCode: resultCode ?? 'SYSTEM_ERROR',
      resultMessage,
      result,
    }),
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function createVerification(ctx: ModeContext, input: NewVerification): Promise<Verification> {
  refuseFutureDate(ctx, 'additionalData.dob', input.additionalData?.dob);
  const request: Request = {
    firstName: input.firstName ?? null,
    middleName: input.middleName ?? null,
    lastName: input.lastName ?? null,
    suffix: input.suffix ?? null,
    fullName: input.fullName ?? null,
    additionalData: readAdditionalData(input.additionalData),
    consent: normalizeConsent(ctx, input.consent),
  };
  const { phone, emailAddress } = toQuestion(request);
  return show(await requestLookup(ctx, verificationNoun, { request, phone, emailAddress }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function getVerification(ctx: ModeContext, id: string): Promise<Verification> {
  return show(await getLookup(ctx, verificationNoun, id));
}

export function listVerifications(
  ctx: ModeContext,
  query: QueryOf<typeof verificationsApi.list>,
): Promise<List<Verification>> {
  const { verificationId, ...filter } = query;
  return listLookups(ctx, verificationNoun, { ...filter, id: verificationId }, show);
}

function readAdditionalData(data: NewVerification['additionalData']): Request['additionalData'] {
  if (!data) return null;
  return {
    email: data.email ?? null,
    phone: data.phone ?? null,
    dob: data.dob ?? null,
    gender: data.gender ?? null,
    address: data.address ?? null,
    employer: data.employer ?? null,
    employmentStatus: data.employmentStatus ?? null,
    ids: (data.ids ?? []).map(({ idType, idSubType, idNumber }) => ({
      idType,
      idSubType: idSubType ?? null,
      idNumber,
    })),
  };
}

function toQuestion({ additionalData }: Request): LookupQuestions['verifications'] {
  const { ids = [], email, phone } = additionalData ?? {};
  return {
    ids,
    emailAddress: email?.trim() ? foldEmailAddress(email) : null,
    phone: phone?.trim() ? foldPhone(phone.trim()) : null,
  };
}

function show(lookup: Lookup<Request, VerificationResult>): Verification {
  return {
    id: lookup.id,
    createdAt: toApiTime(lookup.createdAt),
    updatedAt: toApiTime(lookup.updatedAt),
    status: lookup.status,
    errorMessage: lookup.status === 'ERROR' ? lookup.resultMessage : null,
    requestMeta: lookup.request,
    result: lookup.result,
  };
}

/** Whether a full name matches a person on file, by the rules of verifications. */
export function isSamePerson(
  fullName: string,
  onFile: { fullName: string; firstName: string | null; middleName: string | null; lastName: string | null },
): boolean {
  return matchKnownName(fullName, onFile);
}

/** Whether an address matches one on file, by the rules of verifications. */
export function isSamePlace(address: string, onFile: readonly string[]): boolean {
  return matchAddress(address, onFile);
}
