export function registerTenant(url: string): Promise<{
  tenantId: string;
  authorization: string;
  developer: string;
  stored: Record<string, string>;
}>;
