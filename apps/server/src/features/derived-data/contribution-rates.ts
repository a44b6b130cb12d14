/**
 * The share of the monthly pay that a month's contribution comes to, of employee and employer together (rates of 2025).
 * Pay beyond an insurer's ceiling does not show in its contributions.
 */
export const contributionRates: Record<string, number> = {
  sss_ph: 0.15,
  philhealth_ph: 0.05,
  pagibig_ph: 0.04,
};
