import { defaultTemplateId, type StoredTemplate } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';

export function refuseBuiltIn(id: string): void {
  if (id === defaultTemplateId) throw invalid('The built-in template cannot be changed or deleted.');
}

export function auditOf(ctx: ModeContext, template: StoredTemplate): Record<string, unknown> {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...content } = template;
  return { mode: ctx.mode, ...content };
}
