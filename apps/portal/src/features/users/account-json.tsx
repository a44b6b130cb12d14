import { sectionTitles } from '@smile/contract/account-fields';
import type { AccountPayload } from '@smile/contract/user-data';
import { JsonBlocks } from '../user-data/json-blocks.tsx';

/** The account's data as it came. */
export function AccountJson({ payload }: { payload: AccountPayload }) {
  const keys = Object.keys(sectionTitles) as (keyof typeof sectionTitles)[];
  return <JsonBlocks blocks={keys.map((key) => ({ title: sectionTitles[key], value: payload[key] }))} />;
}
