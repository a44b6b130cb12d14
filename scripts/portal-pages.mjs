/** The pages that anybody may open. */
export const openPages = ['/login', '/register', '/reset', '/contact', '/privacy', '/terms'];

/** The pages behind the login, each as its address alone opens it. */
export const pagesBehindLogin = [
  '/dashboard',
  '/usage',
  '/link/emulator',
  '/link/template',
  '/link/winkSite',
  '/snap',
  '/signal/signals',
  '/signal/verification',
  '/signal/blacklists',
  '/signal/footprints',
  '/signal/maws',
  '/users',
  '/users/invite',
  '/developer/providers',
  '/developer/api-keys',
  '/developer/webhooks',
  '/account/organization',
  '/account/audit-log',
];
