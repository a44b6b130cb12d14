import { type Verification, type VerificationResult, verificationIdTypes } from '@smile/contract/verifications';
import type { Subject, SubjectEmail } from '../../lookup-sources/lookup-source.ts';
import type { MailDomainFacts } from '../../lookup-sources/mail-domains.ts';
import { matchAddress } from './match-address.ts';
import { matchFullName, matchNamePart, matchSuffix } from './service/match-names.ts';

type Request = Verification['requestMeta'];
type Given = NonNullable<Request['additionalData']>;
type IdMatch = NonNullable<VerificationResult['additionalData']>['ids'][number];
type ContactMatch = NonNullable<NonNullable<VerificationResult['additionalData']>['emailMatches']>;

const noneGiven: Given = {
  email: null,
  phone: null,
  dob: null,
  gender: null,
  address: null,
  employer: null,
  employmentStatus: null,
  ids: [],
};

/**
 * Compares the request with the subject on file; null when nobody was found. A match is null when either side is
 * missing; matches other than names and identifiers are also null unless `finalMatches` is true.
 */
export function matchSubject(
  request: Request,
  subject: Subject | null,
  mailFacts: MailDomainFacts | null,
): VerificationResult {
  const given = request.additionalData ?? noneGiven;
  const names = matchNames(request, subject);
  const ids = given.ids.map((id) => ({
    idNumber: id.idNumber,
    idType: id.idType,
    idSubtype: id.idSubType,
    matches: matchId(id, subject),
  }));
  const finalMatches = subject !== null && isNameOf(request, names, subject) && isIdentified(given, ids, subject);
  const details = finalMatches ? matchDetails(given, subject, mailFacts) : noDetails;
  return { finalMatches, names, additionalData: { ids, ...details } };
}

const noDetails = {
  dobMatches: null,
  genderMatches: null,
  phoneMatches: null,
  emailMatches: null,
  addressMatches: null,
};

function matchNames(request: Request, subject: Subject | null): VerificationResult['names'] {
  const { firstName, middleName, lastName, fullName, suffix } = request;
  const matchPart = (part: string | null, onFile: string | null) => {
    if (!part?.trim()) return null;
    return subject ? matchNamePart(part, onFile) : false;
  };
  return {
    firstNameMatches: matchPart(firstName, subject?.firstName ?? null),
    lastNameMatches: matchPart(lastName, subject?.lastName ?? null),
    middleNameMatches: matchPart(middleName, subject?.middleName ?? null),
    fullNameMatches: fullName?.trim() ? subject !== null && matchFullName(fullName, suffix, subject) : null,
  };
}

/** No given part of the name differs, and at least one part other than the middle name matches. */
function isNameOf({ suffix }: Request, names: VerificationResult['names'], subject: Subject): boolean {
  const { fullNameMatches, firstNameMatches, lastNameMatches, middleNameMatches } = names;
  const all = [fullNameMatches, firstNameMatches, lastNameMatches, middleNameMatches];
  const hasName = [fullNameMatches, firstNameMatches, lastNameMatches].includes(true);
  return hasName && !all.includes(false) && matchSuffix(suffix, subject) !== false;
}

/** All checkable identifiers match; without any, the email address must match. */
function isIdentified({ email }: Given, ids: IdMatch[], subject: Subject): boolean {
  const checked = ids.filter(({ matches }) => matches !== null);
  if (checked.length > 0) return checked.every(({ matches }) => matches);
  return email !== null && findEmail(email, subject) !== undefined;
}

function matchId(id: Given['ids'][number], subject: Subject | null): boolean | null {
  if (!subject) return verificationIdTypes.some(({ value }) => value === id.idType) ? false : null;
  const onFile = subject.ids.filter(({ idType }) => idType === id.idType);
  if (onFile.length === 0) return null;
  return onFile.some(
    ({ idNumber, idSubType }) =>
      idNumber !== null &&
      plain(idNumber) === plain(id.idNumber) &&
      (!id.idSubType || !idSubType || plain(id.idSubType) === plain(idSubType)),
  );
}

function matchDetails(given: Given, subject: Subject, mailFacts: MailDomainFacts | null) {
  const compare = (sent: string | null, onFile: string | null) =>
    sent && onFile ? plain(sent) === plain(onFile) : null;
  return {
    dobMatches: compare(given.dob, subject.dob),
    genderMatches: compare(given.gender, subject.gender),
    phoneMatches: given.phone?.trim() ? matchPhone(given.phone, subject) : null,
    emailMatches: given.email?.trim() ? matchEmail(given.email, subject, mailFacts) : null,
    addressMatches:
      given.address?.trim() && subject.addresses?.length ? matchAddress(given.address, subject.addresses) : null,
  };
}

function matchPhone(phone: string, subject: Subject): ContactMatch {
  const onFile = subject.phones?.find(({ number }) => toInternational(number) === toInternational(phone));
  return {
    value: phone,
    matches: subject.phones ? onFile !== undefined : null,
    disposable: onFile?.isDisposable ?? null,
    deliverable: null,
    active: onFile?.isActive ?? null,
    provider: onFile?.provider ?? null,
    freeProvider: null,
  };
}

function matchEmail(email: string, subject: Subject, facts: MailDomainFacts | null): ContactMatch {
  const onFile = findEmail(email, subject);
  return {
    value: email,
    matches: subject.emails ? onFile !== undefined : null,
    disposable: onFile?.isDisposable ?? facts?.isDisposable ?? null,
    deliverable: onFile?.isDeliverable ?? facts?.isDeliverable ?? null,
    active: null,
    provider: onFile?.provider ?? null,
    freeProvider: onFile?.isFreeProvider ?? facts?.isFreeProvider ?? null,
  };
}

function findEmail(email: string, { emails }: Subject): SubjectEmail | undefined {
  return emails?.find(({ address }) => address.trim().toLowerCase() === email.trim().toLowerCase());
}

/** Digits with the country code; numbers in domestic format are taken as Philippine. */
function toInternational(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  return digits.startsWith('0') ? `63${digits.slice(1)}` : digits;
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
