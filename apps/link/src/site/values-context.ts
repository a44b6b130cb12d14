import type { VisitValues } from '@smile/site-model/values';
import { createContext } from 'react';

/** Values for the variables of the shown screen. */
export const ValuesContext = createContext<VisitValues>({ answers: {}, linked: {}, query: {} });
