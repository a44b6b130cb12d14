import { defaultTemplateId } from '@smile/contract/wink-templates';
import { invalid } from '../../platform/errors.ts';

export function refuseBuiltIn(id: string): void {
  if (id === defaultTemplateId) throw invalid('The built-in template cannot be changed or deleted.');
}
