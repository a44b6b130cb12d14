export type SheetType =
  | 'PAYSLIP'
  | 'TAX_DOCUMENT'
  | 'CLEARANCE_NBI'
  | 'TELCO_BILL'
  | 'ELECTRICITY_BILL'
  | 'WATER_BILL'
  | 'EMPLOYMENT_CERTIFICATE'
  | 'COMPANY_ID'
  | 'OTHERS';

export type TruthValue = string | number;
export type Truth = Record<string, TruthValue>;

/** A printed value; `fields` lists the truth fields it shows, separated by spaces. */
export interface Printed {
  text: string;
  fields?: string;
}

export interface Item extends Printed {
  label: string;
}

export interface Listing {
  title?: string;
  columns: string[];
  rows: Printed[][];
}

export type Block =
  | { kind: 'group'; title?: string; items: Item[] }
  | { kind: 'listing'; listing: Listing }
  | { kind: 'pair'; left: Listing; right: Listing }
  | { kind: 'total'; items: Item[] }
  | { kind: 'html'; html: string };

/** Content of a document, before a family styles it. */
export interface Sheet {
  type: SheetType;
  title: string;
  issuer: { name: Printed; lines: string[] };
  blocks: Block[];
  footer: string;
  /** Items repeated on the tear-off part of a bill. */
  stub?: Item[];
  truth: Truth;
}
