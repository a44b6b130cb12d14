import { readConfig } from './config.ts';
import { openDependencies } from './dependencies.ts';
import type { Command } from './operator/command.ts';
import { commands, describeCommands } from './operator/commands.ts';
import { distributeCommand, refuseInterrupted } from './operator/distribute.ts';
import { ConfigError } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { serializeError } from './platform/serialize-error.ts';

/** Operator's command line: `npm run operator -- <command> [arguments]`. */
async function main(): Promise<void> {
  process.umask(0o077);
  const [name, ...given] = process.argv.slice(2);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command || given.length < command.required.length) {
    process.stdout.write(`${describeCommands()}\n`);
    process.exitCode = name === undefined || name === 'help' ? 0 : 2;
    return;
  }
  await runCommand(command, given);
}

async function runCommand(command: Command, given: string[]): Promise<void> {
  const config = readConfig();
  const log = createLog('warn');
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (command.kind === 'folder') return command.run(config, given, print);
  const deps = await openDependencies(config, log);
  try {
    if (command.name !== distributeCommand.name) await refuseInterrupted(deps.database);
    await command.run(deps, given, print);
  } finally {
    await deps.tracing?.close();
    await deps.replica?.close();
    await deps.database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || (error instanceof Error && error.name === 'ApiError');
  const { stack, message } = serializeError(error);
  process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
});
