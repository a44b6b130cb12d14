import { modeSchema } from '@smile/contract/common';
import { modeContext, systemContext, tenantContext } from '../context.ts';
import { eraseLookups } from '../features/lookups/service/erase-lookups.ts';
import { invalid } from '../platform/errors.ts';
import type { Command } from './command.ts';

/** Commands that erase lookups about a person who never became an end user. */
export const lookupCommands: Command[] = [
  {
    kind: 'database',
    name: 'erase-lookups',
    required: ['tenant-id', 'mode', 'phone or email'],
    summary: 'erase what a tenant asked about a person, by number or address',
    async run(deps, [tenantId, mode, contact], print) {
      const parsed = modeSchema.safeParse(mode!.toUpperCase());
      if (!parsed.success) throw invalid(`The mode must be one of ${modeSchema.options.join(', ')}.`);
      const ctx = modeContext(tenantContext(systemContext(deps), tenantId!), parsed.data);
      const isAddress = contact!.includes('@');
      const count = await eraseLookups(ctx, {
        phones: isAddress ? [] : [contact!],
        emailAddresses: isAddress ? [contact!] : [],
      });
      print(`${count} lookup${count === 1 ? ' is' : 's are'} erased.`);
    },
  },
];
