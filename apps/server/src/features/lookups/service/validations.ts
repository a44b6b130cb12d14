import type { List } from '@smile/contract/common';
import type { QueryOf } from '@smile/contract/endpoint';
import {
  type NewValidation,
  type Validation,
  type ValidationResult,
  type validationsApi,
  validationTemplateId,
} from '@smile/contract/validations';
import type { ModeContext } from '../../../context.ts';
import { findAccountFault, plainNumber } from '../bank-accounts/find-account-fault.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { askSource } from './ask-source.ts';
import { getLookup } from './get-lookup.ts';
import { listLookups } from './list-lookups.ts';
import { normalizeConsent } from './normalize-request.ts';
import { requestLookup } from './request-lookup.ts';
import { scoreFullName } from './score-full-name.ts';
import { showHead } from './show-head.ts';

type Request = Validation['requestMeta'];
type Result = { score: number | null };

const strongScore = 85;
const partialScore = 50;

/** Impossible accounts are rejected without a source; for others, the holder's name is compared here. */
export const validationNoun: LookupNoun<Request, Result> = {
  kind: 'validations',
  idKind: 'validation',
  action: 'RequestRecord',
  answer: async ({ source }, { id, request }, now) => {
    const fault = findAccountFault(request);
    if (fault) return { status: 'COMPLETED', resultCode: 'SUCCESS', resultMessage: fault, result: { score: 0 } };
    const { countryCode, bic, iban, accountNumber, idType, idNumber, templateId } = request;
    const question = {
      countryCode,
      bic: bic && plainNumber(bic),
      iban: iban && plainNumber(iban),
      accountNumber: accountNumber && plainNumber(accountNumber),
      idType,
      idNumber,
      templateId,
    };
    return askSource(source, { kind: 'validations', id, question, now }, (found) => ({
      score: found && Math.round(scoreFullName(request.name, found.holderName) * 100),
    }));
  },
};

/** @throws ApiError INVALID_PARAMETERS, UNAUTHORIZED_ACCESS */
export async function validateBankAccount(ctx: ModeContext, input: NewValidation): Promise<Validation> {
  const consent = normalizeConsent(ctx, input.consent);
  const request: Request = { ...input, templateId: input.templateId ?? validationTemplateId, consent };
  return show(
    await requestLookup(ctx, validationNoun, { request, phone: null, emailAddress: null, type: 'BankAccount' }),
  );
}

/** @throws ApiError MISSING_RESOURCE */
export async function getValidation(ctx: ModeContext, id: string): Promise<Validation> {
  return show(await getLookup(ctx, validationNoun, id));
}

export async function listValidations(
  ctx: ModeContext,
  query: QueryOf<typeof validationsApi.list>,
): Promise<List<Validation>> {
  const { userId, ...filter } = query;
  if (userId) return { nextCursor: null, items: [] };
  return listLookups(ctx, validationNoun, filter, show);
}

function show(lookup: Lookup<Request, Result>): Validation {
  const score = lookup.result?.score ?? null;
  return {
    ...showHead(lookup),
    result: score === null ? null : describeScore(score),
    requestMeta: lookup.request,
  };
}

function describeScore(matchScore: number): ValidationResult {
  const matchScoreDescription =
    matchScore >= strongScore ? 'Strong Match' : matchScore >= partialScore ? 'Partial Match' : 'Weak Match';
  return { type: 'BankAccount', matchScore, matchScoreDescription };
}
