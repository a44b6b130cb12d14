import { type Verification, verificationIdTypes } from './verifications.ts';

export interface MatchRow {
  key: string;
  data: string;
  provided: string;
  match: 'Match' | 'Mismatch' | '-';
}

/** The submitted details, each with whether it matches. */
export function listMatches(
  { requestMeta, result }: Verification,
  formatDate: (date: string | null) => string,
): MatchRow[] {
  const { additionalData } = requestMeta;
  const names = result?.names;
  const found = result?.additionalData;
  const ids = additionalData?.ids ?? [];
  return [
    row('Full Name', requestMeta.fullName, names?.fullNameMatches),
    ...ids.map((id, index) => ({
      ...row('ID Number', `${id.idNumber} (${describeId(id)})`, found?.ids[index]?.matches),
      key: `ID Number ${index}`,
    })),
    ...(ids.length === 0 ? [row('ID Number', null, null)] : []),
    row('First Name', requestMeta.firstName, names?.firstNameMatches),
    row('Middle Name', requestMeta.middleName, names?.middleNameMatches),
    row('Last Name', requestMeta.lastName, names?.lastNameMatches),
    row('Gender', additionalData?.gender, found?.genderMatches),
    row('Date of Birth', formatDate(additionalData?.dob ?? null), found?.dobMatches),
  ];
}

export function listContactMatches({ requestMeta, result }: Verification): MatchRow[] {
  const { additionalData } = requestMeta;
  const found = result?.additionalData;
  return [
    row('Email', additionalData?.email, found?.emailMatches?.matches),
    row('Phone', additionalData?.phone, found?.phoneMatches?.matches),
  ];
}

export function describeId({ idType, idSubType }: { idType: string; idSubType: string | null }): string {
  return [nameIdType(idType), idSubType].filter(Boolean).join(', ');
}

function nameIdType(idType: string): string {
  return verificationIdTypes.find(({ value }) => value === idType)?.label ?? idType;
}

function row(data: string, provided: string | null | undefined, matches: boolean | null | undefined): MatchRow {
  const match = typeof matches === 'boolean' ? (matches ? 'Match' : 'Mismatch') : '-';
  return { key: data, data, provided: provided || '-', match };
}
