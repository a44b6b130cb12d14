/** Most common providers in order. The widget lists them first unless the tenant highlights others. */
export const popularProviderIds = [
  'sss_ph',
  'grab',
  'philhealth_ph',
  'upwork',
  'pagibig_ph',
  'gsis_ph',
  'freelancer',
  'tin_ph',
  'nbi_ph',
] as const;
