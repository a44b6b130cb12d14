import type { Choice } from './entry.ts';

const personHref = (id: string) => `/users/user-details?userId=${encodeURIComponent(id)}`;

/** Objects that actions can ask for. */
export const choices = {
  rotate: {
    objectKind: 'API_KEY',
    prompt: 'Choose the API key to rotate',
    emptyText: 'No active API key in this mode',
    open: ({ id }) => ({ kind: 'open', href: '/developer/api-keys', asked: { action: 'rotateApiKey', id } }),
  },
  erase: {
    objectKind: 'USER',
    prompt: 'Choose the end user to erase, by name or id',
    emptyText: 'No end user found',
    open: ({ id }) => ({ kind: 'open', href: personHref(id), asked: { action: 'eraseUser' } }),
  },
  exportUser: {
    objectKind: 'USER',
    prompt: 'Choose the end user to export, by name or id',
    emptyText: 'No end user found',
    open: ({ id }) => ({ kind: 'open', href: personHref(id), asked: { action: 'exportUser' } }),
  },
  resend: {
    objectKind: 'DELIVERY',
    prompt: 'Choose the failed delivery to resend',
    emptyText: 'No failed delivery in this mode',
    open: ({ id, parentId }) => ({
      kind: 'open',
      href: `/developer/webhooks?log=${encodeURIComponent(parentId ?? '')}&delivery=${encodeURIComponent(id)}`,
    }),
  },
} as const satisfies Record<string, Choice>;
