import type { DeveloperContext } from '../../../context.ts';
import { replaceRecoveryCodes, selectUnusedCodes } from '../queries.ts';

/** Replaces all recovery codes and returns them for their only display. */
export async function storeCodes(tx: DeveloperContext, codes: { code: string; hash: string }[]): Promise<string[]> {
  const rows = codes.map(({ hash }) => ({ id: tx.newId('recoveryCode'), hash }));
  await replaceRecoveryCodes(tx, tx.actor.developerId, rows);
  return codes.map(({ code }) => code);
}

/** Stores the first recovery codes; returns none when some exist. */
export async function storeFirstCodes(
  tx: DeveloperContext,
  codes: { code: string; hash: string }[],
): Promise<{ recoveryCodes: string[] }> {
  const left = await selectUnusedCodes(tx, tx.actor.developerId);
  return { recoveryCodes: left.length > 0 ? [] : await storeCodes(tx, codes) };
}
