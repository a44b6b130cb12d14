import type { ExportExtensionType } from '@smile/contract/account-exports';
import type { ExportSubject } from './account-report.ts';

/** Letters of each part, however many units of UTF-16 one takes. */
const maxPartLength = 80;
/** What file systems refuse or read as a folder, and marks that turn the writing around. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** What the file is called where it is kept: "person - provider - day", the person only where they are known. */
export function nameExport(subject: ExportSubject, extensionType: ExportExtensionType): string {
  const { payload, provider, generatedAt } = subject;
  const parts = [payload.identity?.fullName, provider, generatedAt.toISOString().slice(0, 10)];
  const fit = parts.map((part) => {
    const text = (part ?? '').replace(unfit, ' ').replace(/\s+/g, ' ').trim();
    return [...text].slice(0, maxPartLength).join('');
  });
  return `${fit.filter(Boolean).join(' - ')}.${extensionType.toLowerCase()}`;
}
