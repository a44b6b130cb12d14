/**
 * Key that download links are signed for. It differs from the file's key, so that a link stops working with its
 * export.
 */
export function linkKeyOf(tenantId: string, fileName: string): string {
  return `exports/${tenantId}/${fileName}`;
}
