/** What a download link is signed for: not the key of the file, so that the link works only while the export is there. */
export function linkKeyOf(tenantId: string, fileName: string): string {
  return `exports/${tenantId}/${fileName}`;
}
