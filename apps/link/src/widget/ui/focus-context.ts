import { createContext } from 'react';

/** False where the widget is only looked at: a preview leaves the focus with the form beside it. */
export const FocusContext = createContext(true);
