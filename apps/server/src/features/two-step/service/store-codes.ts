import type { DeveloperContext } from '../../../context.ts';
import { replaceRecoveryCodes, selectUnusedCodes } from '../queries.ts';

/** Stores codes in place of all earlier ones, and answers them as they are shown this once. */
export async function storeCodes(tx: DeveloperContext, codes: { code: string; hash: string }[]): Promise<string[]> {
  const rows = codes.map(({ hash }) => ({ id: tx.newId('recoveryCode'), hash }));
  await replaceRecoveryCodes(tx, tx.actor.developerId, rows);
  return codes.map(({ code }) => code);
}

/** The codes of who had none yet; none where there are some. */
export async function storeFirstCodes(
  tx: DeveloperContext,
  codes: { code: string; hash: string }[],
): Promise<{ recoveryCodes: string[] }> {
  const left = await selectUnusedCodes(tx, tx.actor.developerId);
  return { recoveryCodes: left.length > 0 ? [] : await storeCodes(tx, codes) };
}
