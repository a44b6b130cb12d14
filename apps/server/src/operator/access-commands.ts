import { type Dependencies, systemContext, type TenantContext, tenantContext } from '../context.ts';
import { setApiKeyBlocked } from '../features/api-keys/service/set-api-key-blocked.ts';
import { signOut } from '../features/auth/service/sign-out.ts';
import { setSuspended } from '../features/tenants/service/suspend-tenant.ts';
import type { Command } from './command.ts';

function contextOf(deps: Dependencies, tenantId: string): TenantContext {
  return tenantContext(systemContext(deps), tenantId);
}

function suspendCommand(name: string, isSuspended: boolean, summary: string): Command {
  return {
    kind: 'database',
    name,
    required: ['tenant-id'],
    summary,
    async run(deps, [tenantId], print) {
      await setSuspended(contextOf(deps, tenantId!), isSuspended);
      print(`${tenantId} is ${isSuspended ? 'suspended' : 'active'}.`);
    },
  };
}

function blockCommand(name: string, isBlocked: boolean, summary: string): Command {
  return {
    kind: 'database',
    name,
    required: ['tenant-id', 'key-id'],
    summary,
    async run(deps, [tenantId, keyId], print) {
      await setApiKeyBlocked(contextOf(deps, tenantId!), keyId!, isBlocked);
      print(`${keyId} is ${isBlocked ? 'blocked' : 'no longer blocked'}.`);
    },
  };
}

/** Commands that block someone's access or restore it. */
export const accessCommands: Command[] = [
  suspendCommand('suspend-tenant', true, 'refuse all callers of a tenant; its data and deliveries wait'),
  suspendCommand('resume-tenant', false, 'let them in again; deliveries follow within five minutes'),
  blockCommand('block-key', true, 'make an API key inactive, which its tenant cannot undo'),
  blockCommand('unblock-key', false, 'take the block away'),
  {
    kind: 'database',
    name: 'sign-out',
    required: ['email'],
    summary: 'end all sessions of a person in the portal',
    async run(deps, [emailAddress], print) {
      const ended = await signOut(systemContext(deps), emailAddress!);
      print(`${ended} session${ended === 1 ? '' : 's'} of ${emailAddress} ended.`);
    },
  },
];
