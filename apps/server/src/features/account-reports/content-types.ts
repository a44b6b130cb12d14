import type { ExportExtensionType } from '@smile/contract/account-exports';

export const contentTypes: Record<ExportExtensionType, string> = {
  PDF: 'application/pdf',
  CSV: 'text/csv; charset=utf-8',
};
