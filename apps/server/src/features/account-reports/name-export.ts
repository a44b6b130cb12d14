import type { ExportExtensionType } from '@smile/contract/account-exports';
import { nameFile } from '../../platform/files/name-file.ts';
import type { ExportSubject } from './account-report.ts';

/**
 * File name: "person - provider - day", without an unknown person. `nameFile` shortens each part and removes characters
 * that file systems reject.
 */
export function nameExport(subject: ExportSubject, extensionType: ExportExtensionType): string {
  const { payload, provider, generatedAt } = subject;
  const parts = [payload.identity?.fullName, provider, generatedAt.toISOString().slice(0, 10)];
  return nameFile(parts, extensionType.toLowerCase());
}
