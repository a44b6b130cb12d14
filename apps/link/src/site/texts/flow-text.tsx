import type { Text } from '@smile/site-model/flow';
import { readText } from '@smile/site-model/values';
import { useContext } from 'react';
import { ValuesContext } from '../values-context.ts';

/** A text of the author with what its variables read, inserted as text. */
export function FlowText({ text }: { text: Text }) {
  return <>{readText(text, useContext(ValuesContext))}</>;
}
