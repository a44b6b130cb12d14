import { emailSchema } from '@smile/contract/common';
import { type Dependencies, inTransaction, systemContext, type TenantContext, tenantContext } from '../context.ts';
import { setSyncEnabled } from '../features/accounts/service/set-sync-enabled.ts';
import { createInvitedAdmin } from '../features/auth/service/create-invited-admin.ts';
import { setAnnouncement } from '../features/dashboard/service.ts';
import { listWantedEmployers } from '../features/employer-surveys/service.ts';
import { setProductionEnabled } from '../features/tenants/service/set-production-enabled.ts';
import { resetTwoStepOf } from '../features/two-step/service/reset-two-step.ts';
import { invalid } from '../platform/errors.ts';
import { accessCommands } from './access-commands.ts';
import { adapterCommands } from './adapter-commands.ts';
import { allowanceCommands } from './allowance-commands.ts';
import { backupDataFolder, restoreDataFolder } from './backup.ts';
import { type Command, toRow } from './command.ts';
import { distributeCommand } from './distribute.ts';
import { jobCommands } from './job-commands.ts';
import { lookupCommands } from './lookup-commands.ts';
import { rotateMasterKey } from './rotate-master-key.ts';
import { tenantCommands } from './tenant-commands.ts';

type Switch = (tx: TenantContext, isEnabled: boolean) => Promise<unknown>;

/** A pair of commands that enable and disable something for a tenant. */
function switchCommands(word: string, what: string, set: Switch, summaries: { on: string; off: string }): Command[] {
  return [true, false].map((isEnabled) => ({
    kind: 'database',
    name: `${isEnabled ? 'enable' : 'disable'}-${word}`,
    required: ['tenant-id'],
    summary: isEnabled ? summaries.on : summaries.off,
    async run(deps, [tenantId], print) {
      await set(tenantContext(systemContext(deps), tenantId!), isEnabled);
      print(`${what} is ${isEnabled ? 'open' : 'closed'} for ${tenantId}.`);
    },
  }));
}

export const commands: Command[] = [
  {
    kind: 'database',
    name: 'migrate',
    required: [],
    summary: 'bring the database to this release and end; a server does it at its start',
    // Opening the database has already migrated it.
    run: async (_deps, _given, print) => print('The database is up to date.'),
  },
  ...tenantCommands,
  ...switchCommands('production', 'Production', setProductionEnabled, {
    on: 'open Production for a tenant',
    off: 'close Production for a tenant',
  }),
  ...switchCommands('sync', 'Continuous data sync', setSyncEnabled, {
    on: 'read what is connected from now on again every month',
    off: 'end the monthly readings of a tenant',
  }),
  ...accessCommands,
  ...allowanceCommands,
  ...lookupCommands,
  ...adapterCommands,
  ...jobCommands,
  {
    kind: 'database',
    name: 'announce',
    required: ['text'],
    summary: 'what everybody reads on the dashboard; an empty text takes it away',
    async run(deps, [text], print) {
      await setAnnouncement(systemContext(deps), text!);
      print(text!.trim() === '' ? 'Nothing is announced.' : 'Announced.');
    },
  },
  {
    kind: 'database',
    name: 'list-wanted-employers',
    required: [],
    summary: 'what end users did not find in the widget, the most wanted first',
    async run(deps, _given, print) {
      const wanted = await listWantedEmployers(systemContext(deps));
      for (const { employerName, mode, users } of wanted)
        print(toRow([employerName, mode, `${users} end user${users === 1 ? '' : 's'}`]));
      if (wanted.length === 0) print('No end user has reported a missing employer yet.');
    },
  },
  {
    kind: 'database',
    name: 'create-admin',
    required: ['email', 'organization'],
    summary: 'create a tenant and its administrator, and print a link that sets the password',
    async run(deps, [emailAddress, organization], print) {
      print(await createAdmin(deps, emailAddress!, organization!));
    },
  },
  {
    kind: 'database',
    name: 'reset-two-step',
    required: ['email'],
    summary: 'take the second step of an account away whose owner has lost it; they are told',
    async run(deps, [emailAddress], print) {
      await resetTwoStepOf(systemContext(deps), emailAddress!);
      print(`${emailAddress} signs in with the password alone until a second step is set up again.`);
    },
  },
  {
    kind: 'database',
    name: 'rotate-master-key',
    required: [],
    summary: 'seal every secret under NEW_MASTER_KEY (64 hex digits); all sessions end',
    run: rotateMasterKey,
  },
  distributeCommand,
  {
    kind: 'folder',
    name: 'backup',
    required: ['target-folder'],
    summary: 'copy the stopped data folder (embedded database, files, master key) and prove that the copy starts',
    run: backupDataFolder,
  },
  {
    kind: 'folder',
    name: 'restore',
    required: ['source-folder'],
    summary: 'put a backup into an empty data folder',
    run: restoreDataFolder,
  },
];

export function describeCommands(): string {
  const lines = commands.map((command) => {
    const usage = [command.name, ...command.required.map((name) => `<${name}>`)].join(' ');
    return `  ${usage.padEnd(54)} ${command.summary}`;
  });
  return ['Usage: npm run operator -- <command>', '', ...lines].join('\n');
}

/** Returns the link with which the new administrator sets a password: single use, valid for seven days. */
function createAdmin(deps: Dependencies, emailAddress: string, organization: string): Promise<string> {
  const email = emailSchema.safeParse(emailAddress);
  if (!email.success) throw invalid(email.error.issues[0]!.message);
  return inTransaction(systemContext(deps), (tx) => createInvitedAdmin(tx, email.data, organization));
}
