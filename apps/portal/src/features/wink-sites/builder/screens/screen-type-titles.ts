import type { Module } from '@smile/site-model/document';

/** What each kind of screen is called, in the order in which they are offered. */
export const screenTypeTitles: Record<Module['type'], string> = {
  FormModule: 'Form',
  WinkWidgetModule: 'Wink Widget',
  LandingPageModule: 'Landing Page',
};
