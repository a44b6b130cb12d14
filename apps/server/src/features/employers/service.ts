import type { Employer, EmployerBasic } from '@smile/contract/employers';
import type { LinkContext, ModeContext } from '../../context.ts';
import { listEmployerProviders } from '../datasources/service/list-datasources.ts';
import { type KnownEmployer, selectEmployerNamed, selectEmployersLike } from '../user-data/shared-employer-queries.ts';
import { scoreName } from './score-name.ts';

const maxListed = 20;
const maxSuggested = 8;
/** Employers of the tenant's data that are read to be scored, those of most users first. */
const maxScored = 100;
/** Low enough for names with two swapped letters. */
const minScore = 40;
/** Privacy threshold: fewer users could identify a person. */
const minUsers = 3;

/** Employers of the catalogue and of the tenant's data, best match first. */
export async function searchEmployers(ctx: ModeContext, keyword: string): Promise<EmployerBasic[]> {
  const ranked = await rankEmployers(ctx, keyword, () => true);
  return ranked.slice(0, maxListed).map(({ name, score, isCatalogued }) => ({
    businessName: name,
    registrations: [],
    matchPercentage: score,
    sources: [],
    verificationStatus: isCatalogued ? 'VERIFIED' : 'UNVERIFIED',
  }));
}

/** Suggestions while an end user types; employers from user data appear only when several users share them. */
export async function suggestEmployers(ctx: LinkContext, keyword: string): Promise<string[]> {
  const ranked = await rankEmployers(ctx, keyword, ({ users }) => users >= minUsers);
  return ranked.slice(0, maxSuggested).map(({ name }) => name);
}

/** Returns one employer or an empty list. */
export async function findEmployers(ctx: ModeContext, businessName: string): Promise<Employer[]> {
  const isNamed = (name: string) => scoreName(businessName, name) === 100;
  const entry = listEmployerProviders(ctx).find(({ name, longName }) => isNamed(name) || isNamed(longName));
  if (entry) {
    const { name, longName, subType, subTypeLabel } = entry;
    // The catalogue's subtypes of employers are the sections A to U of ISIC Rev. 4.
    const isicCode = /^ISIC-([A-U])$/.exec(subType)?.[1] ?? null;
    const shortName = name === longName ? null : name;
    return [{ ...noDetails, businessName: longName, shortName, isicCode, isicSector: isicCode && subTypeLabel }];
  }
  const known = await selectEmployerNamed(ctx, businessName);
  return known ? [{ ...noDetails, businessName: known.name }] : [];
}

const noDetails: Omit<Employer, 'businessName'> = {
  shortName: null,
  registrations: [],
  businessAddress: null,
  isicCode: null,
  isicSector: null,
  psicCode: null,
  psicIndustry: null,
  contactPersons: [],
  licenses: [],
};

async function rankEmployers(ctx: ModeContext, keyword: string, isShown: (employer: KnownEmployer) => boolean) {
  const known = (await selectEmployersLike(ctx, keyword, maxScored)).filter(isShown);
  const catalogued = listEmployerProviders(ctx).map(({ name, longName }) => ({
    name: longName,
    score: Math.max(scoreName(keyword, name), scoreName(keyword, longName)),
    isCatalogued: true,
  }));
  const names = new Set(catalogued.map(({ name }) => name.toLowerCase()));
  const shared = known
    .filter(({ name }) => !names.has(name.toLowerCase()))
    .map(({ name }) => ({ name, score: scoreName(keyword, name), isCatalogued: false }));
  return [...catalogued, ...shared]
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
}
