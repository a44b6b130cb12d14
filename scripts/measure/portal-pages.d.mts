export const publicPages: string[];
export const pagesBehindLogin: string[];

export interface PortalPage {
  path: string;
  mode: 'Sandbox' | 'Production';
  leadsTo: string;
}

type Ask = (path: string) => Promise<{ items: { id: string }[] }>;

export function isDemoThere(ask: Ask): Promise<boolean>;
export function listPortalPages(ask: Ask): Promise<PortalPage[]>;
