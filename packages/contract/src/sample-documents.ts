/** Documents of the published test persons, to try uploads. */
export const sampleDocuments = {
  payslip: { label: 'Payslip', fileType: 'PAYSLIP' },
  'nbi-clearance': { label: 'NBI Clearance', fileType: 'CLEARANCE_NBI' },
  'telco-bill': { label: 'Telco Bill', fileType: 'TELCO_BILL' },
} as const;
export type SampleDocument = keyof typeof sampleDocuments;

/** Path of a test person's document on the link origin. */
export function samplePathOf(userName: string, document: SampleDocument): string {
  return `/samples/${userName.toLowerCase()}-${document}.pdf`;
}
