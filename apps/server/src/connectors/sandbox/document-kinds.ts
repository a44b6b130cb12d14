import type { DocumentPayload } from '@smile/contract/user-data';

export interface DocumentKind {
  name: string;
  documentType: DocumentPayload['documentType'];
  /** `#` is a random digit. */
  numberPattern: string;
  /** Null for documents that do not expire. */
  validYears: number | null;
  remarks?: string;
  /** Document numbers of the published test persons. */
  published?: Record<string, string>;
}

export const driversLicense: DocumentKind = {
  name: "Driver's License",
  documentType: 'IDENTIFICATION',
  numberPattern: 'N##-##-######',
  validYears: 10,
};

export const platformCertificate: DocumentKind = {
  name: 'Certificate of Verified Account',
  documentType: 'CERTIFICATE',
  numberPattern: 'CVA-########',
  validYears: null,
};

export const employmentCertificate: DocumentKind = {
  name: 'Certificate of Employment',
  documentType: 'CERTIFICATE',
  numberPattern: 'COE-######',
  validYears: null,
};

/** Documents issued by each source, by provider id. */
export const documentKinds: Record<string, DocumentKind> = {
  sss_ph: {
    name: 'UMID',
    documentType: 'IDENTIFICATION',
    numberPattern: '00##-#######-#',
    validYears: null,
    published: { george: '0026-1215160-9' },
  },
  gsis_ph: { name: 'GSIS eCard', documentType: 'IDENTIFICATION', numberPattern: '###########', validYears: null },
  philhealth_ph: {
    name: 'Member Data Record',
    documentType: 'CERTIFICATE',
    numberPattern: '##-#########-#',
    validYears: null,
  },
  pagibig_ph: {
    name: 'Loyalty Card Plus',
    documentType: 'IDENTIFICATION',
    numberPattern: '####-####-####',
    validYears: null,
  },
  nbi_ph: {
    name: 'NBI Clearance',
    documentType: 'CLEARANCE',
    numberPattern: 'A###BCDE##-AA######',
    validYears: 1,
    remarks: 'NO RECORD ON FILE',
    published: { george: 'A123BCDE45-AA123456' },
  },
  tin_ph: {
    name: 'Taxpayer Identification Number',
    documentType: 'IDENTIFICATION',
    numberPattern: '###-###-###-000',
    validYears: null,
  },
  philsys_ph: {
    name: 'National ID',
    documentType: 'IDENTIFICATION',
    numberPattern: '####-####-####-####',
    validYears: null,
  },
  lto_ph: driversLicense,
  dfa_ph: { name: 'Passport', documentType: 'IDENTIFICATION', numberPattern: 'P#######A', validYears: 10 },
  comelec_ph: {
    name: "Voter's Certificate",
    documentType: 'CERTIFICATE',
    numberPattern: '####-####A',
    validYears: null,
  },
  phlpost_ph: { name: 'Postal ID', documentType: 'IDENTIFICATION', numberPattern: '############', validYears: 3 },
  dmw_ph: {
    name: 'Overseas Employment Certificate',
    documentType: 'CERTIFICATE',
    numberPattern: 'OEC########',
    validYears: 1,
  },
  prclicense_ph: {
    name: 'Professional Identification Card',
    documentType: 'IDENTIFICATION',
    numberPattern: '#######',
    validYears: 3,
  },
  tesda_ph: {
    name: 'National Certificate II',
    documentType: 'CERTIFICATE',
    numberPattern: '##############',
    validYears: 5,
  },
  csc_ph: {
    name: 'Certificate of Eligibility',
    documentType: 'CERTIFICATE',
    numberPattern: 'CSE-######',
    validYears: null,
  },
  marina_ph: {
    name: "Seafarer's Record Book",
    documentType: 'IDENTIFICATION',
    numberPattern: 'C#######',
    validYears: 10,
  },
  patunayan: { name: 'Diploma', documentType: 'CERTIFICATE', numberPattern: 'DIP-########', validYears: null },
  titulobox: {
    name: 'Transcript of Records',
    documentType: 'CERTIFICATE',
    numberPattern: 'TOR-########',
    validYears: null,
  },
};
