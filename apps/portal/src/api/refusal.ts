import { CallError } from '@smile/contract/call';
import { type RefusedField, readRefusedFields, sentenceOfField } from '@smile/contract/refused-fields';

/** A refusal with field errors. Its message contains readable names instead of paths. */
export class Refusal extends CallError {
  constructor(
    { code, status, requestId }: CallError,
    readonly fields: RefusedField[],
  ) {
    super(code, fields.map(sentenceOfField).join(' '), status, requestId);
  }
}

export function toRefusal(error: CallError): CallError {
  const fields = readRefusedFields(error.message);
  return fields.length > 0 ? new Refusal(error, fields) : error;
}
