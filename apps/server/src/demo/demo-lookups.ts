import { blacklistsApi } from '@smile/contract/blacklists';
import { footprintsApi } from '@smile/contract/footprints';
import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import { signalsApi } from '@smile/contract/signals';
import { verificationsApi } from '@smile/contract/verifications';
import type { ModeContext } from '../context.ts';
import { createBlacklist, listBlacklists } from '../features/lookups/service/blacklists.ts';
import { createFootprint, listFootprints } from '../features/lookups/service/footprints.ts';
import { createMaw, listMaws } from '../features/lookups/service/maws.ts';
import { createSignal, listSignals } from '../features/lookups/service/signals.ts';
import { createVerification, listVerifications } from '../features/lookups/service/verifications.ts';
import { toApiTime } from '../platform/clock.ts';

/** George, a documented test person of the sandbox. */
const phone = '639559991234';
const emailAddress = 'gpalomero1234@smileapi.io';
/** Enough to see whether there is one. */
const onlyFirst = { size: 1 };

/** Creates one lookup of each kind about George, unless the tenant has one of that kind. */
export async function addDemoLookups(ctx: ModeContext): Promise<void> {
  const consent = {
    type: 'Data Privacy',
    version: '1.0.0',
    consentedAt: toApiTime(ctx.now()),
    consentedWith: 'Checkbox',
  };
  const inPhilippines = { mobileNumber: phone, countryCode: 'PH', consent };
  // Inputs are parsed as in a route, which fills in the defaults.
  const kinds = [
    {
      list: () => listVerifications(ctx, onlyFirst),
      add: () =>
        createVerification(
          ctx,
          verificationsApi.create.body.parse({
            fullName: 'George Palomero',
            additionalData: { ids: [{ idType: 'sss_ph', idNumber: '3300000008' }] },
            consent,
          }),
        ),
    },
    {
      list: () => listSignals(ctx, onlyFirst),
      add: () =>
        createSignal(
          ctx,
          signalsApi.create.body.parse({ phone, templateId: 'tpl-sgn003001', countryCode: 'PH', consent }),
        ),
    },
    {
      list: () => listBlacklists(ctx, onlyFirst),
      add: () => createBlacklist(ctx, blacklistsApi.create.body.parse(inPhilippines)),
    },
    {
      list: () => listFootprints(ctx, onlyFirst),
      add: () =>
        createFootprint(
          ctx,
          footprintsApi.create.body.parse({ emailAddress, templateId: 'tpl-email-footprint', consent }),
        ),
    },
    {
      list: () => listMaws(ctx, onlyFirst),
      add: () => createMaw(ctx, mawsApi.create.body.parse({ ...inPhilippines, templateId: mawTemplateId })),
    },
  ];
  for (const { list, add } of kinds) if ((await list()).items.length === 0) await add();
}
