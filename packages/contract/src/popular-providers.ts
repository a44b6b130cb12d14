/** What most people have, in this order: where the tenant highlights nothing, the widget offers these first. */
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
