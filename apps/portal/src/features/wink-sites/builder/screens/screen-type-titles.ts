import type { Module } from '@smile/site-model/document';

/** Names of screen kinds, in menu order. */
export const screenTypeTitles: Record<Module['type'], string> = {
  FormModule: 'Form',
  WinkWidgetModule: 'Wink Widget',
  LandingPageModule: 'Landing Page',
  EndingModule: 'Ending',
};
