import type { ExportExtensionType } from '@smile/contract/account-exports';
import type { ExportSubject } from './account-report.ts';

/** In characters, not UTF-16 code units. */
const maxPartLength = 80;
/** Characters that file systems reject or treat as separators, control characters and bidi marks. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** File name: "person - provider - day", without an unknown person. */
export function nameExport(subject: ExportSubject, extensionType: ExportExtensionType): string {
  const { payload, provider, generatedAt } = subject;
  const parts = [payload.identity?.fullName, provider, generatedAt.toISOString().slice(0, 10)];
  const fit = parts.map((part) => {
    const text = (part ?? '').replace(unfit, ' ').replace(/\s+/g, ' ').trim();
    return [...text].slice(0, maxPartLength).join('');
  });
  return `${fit.filter(Boolean).join(' - ')}.${extensionType.toLowerCase()}`;
}
