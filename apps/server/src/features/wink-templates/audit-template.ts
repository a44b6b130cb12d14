import type { StoredTemplate } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../context.ts';

export function auditOf(ctx: ModeContext, template: StoredTemplate): Record<string, unknown> {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...content } = template;
  return { mode: ctx.mode, ...content };
}
