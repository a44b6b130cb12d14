/** Said where a screen can lead to no other. */
export const noTargetsNote =
  'The next configuration is optional for the last screen: without it, the site returns to the application.';
