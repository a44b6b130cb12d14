import type { Module } from '@smile/site-model/document';

/** Names of the kinds of screens, in the order of the menu. */
export const screenTypeTitles: Record<Module['type'], string> = {
  FormModule: 'Form',
  WinkWidgetModule: 'Wink Widget',
  LandingPageModule: 'Landing Page',
  EndingModule: 'Ending',
};
