import { z } from 'zod';
import { listOf, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Kinds of objects that have a page in the portal. */
const foundKindSchema = z.enum([
  'USER',
  'ACCOUNT',
  'ARCHIVE',
  'WEBHOOK',
  'DELIVERY',
  'EVENT',
  'SITE',
  'SITE_SESSION',
  'TEMPLATE',
  'API_KEY',
  'INVITE',
  'AUDIT_ENTRY',
  'LOOKUP',
  'CONSENT_TEMPLATE',
  'PROVIDER',
  'GUIDE',
]);
export type FoundKind = z.infer<typeof foundKindSchema>;

const foundObjectSchema = z.object({
  kind: foundKindSchema,
  id: z.string(),
  /** Null if the object has no name, such as an end user without an account. */
  name: z.string().nullable(),
  /**
   * Id of the page that shows the object: the user of an account, the webhook of a delivery or event, the type of a
   * site, the kind of a lookup.
   */
  parentId: z.string().nullable(),
});
export type FoundObject = z.infer<typeof foundObjectSchema>;

export const searchTextLength = { min: 2, max: 100 } as const;

export const searchApi = {
  find: endpoint({
    operationId: 'searchObjects',
    summary: 'Find objects of a mode by name, by id or by the end of an id',
    description: 'Without a text: the newest objects of the kind; deliveries that failed and keys that are active.',
    tag: 'Search',
    method: 'GET',
    path: '/search',
    auth: 'developer',
    query: modeQuery.extend({
      text: z.string().trim().min(searchTextLength.min).max(searchTextLength.max).optional(),
      kind: foundKindSchema.optional(),
    }),
    answer: listOf(foundObjectSchema),
  }),
} as const;
