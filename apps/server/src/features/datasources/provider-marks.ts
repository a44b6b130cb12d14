import type { popularProviderIds } from '@smile/contract/popular-providers';

/** Our own 24 × 24 line drawings for popular providers, not their trademarked logos. */
export const providerMarks: Record<(typeof popularProviderIds)[number], string> = {
  // A shield over two people.
  sss_ph:
    'M12 2.5l8 3v6c0 4.8-3.2 8.3-8 10-4.8-1.7-8-5.2-8-10v-6zM9.3 8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 ' +
    '0-3.4zM14.9 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM6.6 16c0-1.7 1.2-2.6 2.7-2.6s2.7.9 2.7 ' +
    '2.6M14.4 13.3c1.8-.2 3 .8 3 2.4',
  // A car from the front, with its passenger's pin.
  grab: 'M3.5 19.5v-5l2-5.5h9l2 5.5v5M3.5 14.5h13M3.5 17.5h13M6 16h.1M14 16h.1M5 19.5v1.5M15 19.5v1.5M19.5 2.5c1.5 0 2.5 1.1 2.5 2.4 0 1.8-2.5 4-2.5 4s-2.5-2.2-2.5-4c0-1.3 1-2.4 2.5-2.4z',
  // A heart with a pulse.
  philhealth_ph:
    'M12 20.5C6 16.4 2.5 13 2.5 8.9 2.5 6 4.7 4 7.2 4 9.2 4 11 5 12 6.8 13 5 14.8 4 16.8 4c2.5 0 4.7 2 4.7 4.9 0 4.1-3.5 7.5-9.5 11.6zM5 11.5h3.5l1.5-2.5 2.5 5 1.5-2.5h5',
  // A screen with code.
  upwork: 'M4 4.5h16v11H4zM2 19.5h20M9.5 8L7.5 10l2 2M14.5 8l2 2-2 2M12.7 7.5l-1.4 5',
  // A house with savings.
  pagibig_ph:
    'M2.5 11.5L12 3.5l9.5 8M5 10v10.5h14V10M12 18c-2.4-1.6-3.8-2.9-3.8-4.6 0-1.1.9-1.9 1.9-1.9.8 0 1.5.4 1.9 1.1.4-.7 1.1-1.1 1.9-1.1 1 0 1.9.8 1.9 1.9 0 1.7-1.4 3-3.8 4.6z',
  // An office with columns.
  gsis_ph: 'M2.5 9.5L12 3.5l9.5 6zM5 9.5v8M9.7 9.5v8M14.3 9.5v8M19 9.5v8M3.5 17.5h17M2.5 20.5h19',
  // A briefcase in motion.
  freelancer: 'M6 8h15v11.5H6zM10.5 8V5h6v3M6 13h15M13.5 12v2M1.5 10.5H4M2.5 14H4M1.5 17.5H4',
  // A receipt with a percent sign.
  tin_ph: 'M5 2.5h14v19l-2.3-1.6-2.4 1.6-2.3-1.6-2.3 1.6-2.4-1.6L5 21.5zM9 14l6-6.5M9.3 7.8h.1M14.7 13.7h.1M9 17h6',
  // A fingerprint.
  nbi_ph:
    'M5 8.5C6.5 5.5 9 4 12 4s5.5 1.5 7 4.5M4.5 14c0-5 3-7.5 7.5-7.5s7.5 3 7.5 7.5M7 17.5c.3-1 .5-2.2.5-3.5 ' +
    '0-3 1.7-5 4.5-5s4.5 2 4.5 5c0 1.5-.1 2.800-.4 4M10 19.5c.5-1.6.7-3.400.7-5.5 0-1 .4-1.7 ' +
    '1.300-1.7s1.300.7 1.300 1.7c0 2.300-.3 4.400-.9 6.300',
};
