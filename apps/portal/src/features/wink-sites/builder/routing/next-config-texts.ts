/** Shown for a screen without possible targets. */
export const noTargetsNote =
  'The next configuration is optional for the last screen: without it, the site returns to the application.';
