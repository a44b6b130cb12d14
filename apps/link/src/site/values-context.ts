import type { VisitValues } from '@smile/site-model/values';
import { createContext } from 'react';

/** What the variables of the shown screen read. */
export const ValuesContext = createContext<VisitValues>({ answers: {}, linked: {}, query: {} });
