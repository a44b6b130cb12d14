/**
 * Monthly contribution of employee and employer as a share of pay (rates of 2025). Pay above an insurer's ceiling
 * does not show in contributions.
 */
export const contributionRates: Record<string, number> = {
  sss_ph: 0.15,
  philhealth_ph: 0.05,
  pagibig_ph: 0.04,
};
