import type { Text } from '@smile/site-model/flow';
import { readText, type VisitValues } from '@smile/site-model/values';
import { createContext, useContext } from 'react';

/** Values of the variables on the shown screen. */
export const ValuesContext = createContext<VisitValues>({ answers: {}, linked: {}, query: {} });

/** An author's text with its variables filled in as plain text. */
export function FlowText({ text }: { text: Text }) {
  // A text without variables never re-renders while the visitor types.
  return text.some((part) => typeof part === 'object') ? <ReadText text={text} /> : text.join('');
}

function ReadText({ text }: { text: Text }) {
  return readText(text, useContext(ValuesContext));
}
