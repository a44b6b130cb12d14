/** Documents of the published test persons, for trying uploads out. */
export const sampleDocuments = {
  payslip: { label: 'Payslip', fileType: 'PAYSLIP' },
  'nbi-clearance': { label: 'NBI Clearance', fileType: 'CLEARANCE_NBI' },
  'telco-bill': { label: 'Telco Bill', fileType: 'TELCO_BILL' },
} as const;
export type SampleDocument = keyof typeof sampleDocuments;

/** Where a person's document is, on the link origin. */
export function samplePathOf(userName: string, document: SampleDocument): string {
  return `/samples/${userName.toLowerCase()}-${document}.pdf`;
}
