import type { Text } from '@smile/site-model/flow';
import { readText, type VisitValues } from '@smile/site-model/values';
import { createContext, useContext } from 'react';

/** Values for the variables of the shown screen. */
export const ValuesContext = createContext<VisitValues>({ answers: {}, linked: {}, query: {} });

/** A text of the author with what its variables read, inserted as text. */
export function FlowText({ text }: { text: Text }) {
  // Without variables it is drawn once, whatever is typed.
  return text.some((part) => typeof part === 'object') ? <ReadText text={text} /> : text.join('');
}

function ReadText({ text }: { text: Text }) {
  return readText(text, useContext(ValuesContext));
}
