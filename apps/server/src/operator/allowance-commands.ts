import { modeSchema } from '@smile/contract/common';
import { type UsageAction, usageActionSchema } from '@smile/contract/usage';
import { type Dependencies, type ModeContext, modeContext, systemContext, tenantContext } from '../context.ts';
import { setAllowance } from '../features/usage/service/set-allowance.ts';
import { summarizeUsage } from '../features/usage/service/summarize-usage.ts';
import { invalid } from '../platform/errors.ts';
import { type Command, toRow } from './command.ts';
import { describeLeft } from './tenant-commands.ts';

const maxVolume = 1_000_000_000;

function contextOf(deps: Dependencies, tenantId: string, mode: string): ModeContext {
  const parsed = modeSchema.safeParse(mode.toUpperCase());
  if (!parsed.success) throw invalid(`The mode must be one of ${modeSchema.options.join(', ')}.`);
  return modeContext(tenantContext(systemContext(deps), tenantId), parsed.data);
}

function readAction(action: string): UsageAction {
  const parsed = usageActionSchema.safeParse(action);
  if (!parsed.success) throw invalid(`The action must be one of ${usageActionSchema.options.join(', ')}.`);
  return parsed.data;
}

function readVolume(volume: string): number | null {
  if (volume === 'unmetered') return null;
  if (!/^\d{1,10}$/.test(volume) || Number(volume) > maxVolume)
    throw invalid(`The total must be a number from 0 to ${maxVolume}, or "unmetered".`);
  return Number(volume);
}

function switchCommand(name: string, isEnabled: boolean, summary: string): Command {
  return {
    kind: 'database',
    name,
    required: ['tenant-id', 'mode', 'action'],
    summary,
    async run(deps, [tenantId, mode, action], print) {
      await setAllowance(contextOf(deps, tenantId!, mode!), readAction(action!), { isEnabled });
      print(`${action} is ${isEnabled ? 'open' : 'closed'} for ${tenantId} in ${mode}.`);
    },
  };
}

/** Commands for a tenant's allowances in a mode. */
export const allowanceCommands: Command[] = [
  {
    kind: 'database',
    name: 'list-allowances',
    required: ['tenant-id', 'mode'],
    summary: 'what a tenant may do in a mode, and what is left of it',
    async run(deps, [tenantId, mode], print) {
      const { actionUsageSummaries } = await summarizeUsage(contextOf(deps, tenantId!, mode!));
      for (const { action, enabled, usageDetail } of actionUsageSummaries) {
        print(toRow([action, enabled ? 'open' : 'closed', describeLeft(usageDetail)]));
      }
    },
  },
  {
    kind: 'database',
    name: 'set-allowance',
    required: ['tenant-id', 'mode', 'action', 'total'],
    summary: 'how often a tenant may do it in all, or "unmetered"',
    async run(deps, [tenantId, mode, action, total], print) {
      const totalVolume = readVolume(total!);
      await setAllowance(contextOf(deps, tenantId!, mode!), readAction(action!), { totalVolume });
      print(`${action} of ${tenantId} in ${mode} is ${totalVolume ?? 'unmetered'}.`);
    },
  },
  switchCommand('open-action', true, 'let a tenant do it in a mode'),
  switchCommand('close-action', false, 'stop a tenant from doing it in a mode'),
];
