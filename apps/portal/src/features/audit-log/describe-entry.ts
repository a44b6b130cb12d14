import type { AuditAction, AuditEntryView } from '@smile/contract/audit-log';
import { modeNames, shortenId } from '@smile/contract/common';
import { readApiMode } from '../../api/session.ts';
import { predicates } from './predicates.ts';

const actors: Record<AuditEntryView['actorKind'], string> = {
  developer: 'Former member',
  apiKey: 'API key',
  user: 'End user',
  system: 'Smile',
  anonymous: 'A visitor',
};

const nouns: Record<string, string> = {
  'api-key': 'API key',
  'consent-template': 'consent template',
  developer: 'team member',
  'invite-template': 'invite template',
  maw: 'MAW lookup',
  signal: 'risk signals lookup',
  socialSecurity: 'social security lookup',
  tenant: 'the organization',
  user: 'end user',
  'wink-site': 'site',
  'wink-template': 'template',
  allowance: 'the allowance',
  archive: 'document',
  blacklist: 'blacklist lookup',
  footprint: 'digital footprint lookup',
  validation: 'validation lookup',
  verification: 'verification lookup',
};

/** Ids up to this length are words and stay whole. */
const maxWordCharacters = 12;
const shorten = (id: string) => (id.length > maxWordCharacters ? shortenId(id) : id);

export function describeActor({ actorName, actorId, actorKind }: AuditEntryView): string {
  return actorName ?? (actorId ? `${actors[actorKind]} ${shorten(actorId)}` : actors[actorKind]);
}

function describeObject({ entityType, entityId, actorId, before, after }: AuditEntryView): string {
  if (entityType === 'developer' && entityId === actorId) return 'their own account';
  const noun = nouns[entityType] ?? entityType;
  if (entityType === 'tenant') return noun;
  const name = after?.name ?? before?.name;
  return `${noun} ${typeof name === 'string' && name !== '' ? name : shorten(entityId)}`;
}

/** Names the mode of an object that is not in the current mode. */
function describeMode({ before, after }: AuditEntryView): string {
  const mode = after?.mode ?? before?.mode;
  return (mode === 'SANDBOX' || mode === 'PRODUCTION') && mode !== readApiMode() ? ` in ${modeNames[mode]}` : '';
}

/** The sentence before and after the object, such as "changed the role of" and "". */
export function describeEntry(entry: AuditEntryView): { verb: string; object: string; rest: string } {
  const predicate = predicates[entry.action as AuditAction] ?? `${entry.action} of {}`;
  const [verb = '', rest = ''] = predicate.split('{}');
  return { verb, object: describeObject(entry), rest: `${rest}${describeMode(entry)}` };
}
