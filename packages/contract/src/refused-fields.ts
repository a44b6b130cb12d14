/** A rejected part of a request, and the reason. */
export interface RefusedField {
  /** Keys joined by dots, such as `consent.version`; empty if the message names no field. */
  path: string;
  message: string;
}

const start = 'Missing or invalid parameters were sent in your request.';
const path = String.raw`[\w-]+(?:[.…][\w-]+)*`;
const nextField = new RegExp(`(?<=[.!?…]) (?=${path}: )`);
const namedFirst = new RegExp(`^(${path}): (.*)$`, 's');
/** Services write messages with the field as subject: `name must …`. */
const namedAsSubject = /^([a-z]\w*(?:\.\w+)*) ((?:must|cannot|is|has|may)\b.*)$/s;

/** Splits the message of INVALID_PARAMETERS into one entry per field. */
export function readRefusedFields(message: string): RefusedField[] {
  if (message.includes('\n')) return [];
  if (!message.startsWith(`${start} `)) {
    const subject = namedAsSubject.exec(message);
    return subject ? [{ path: subject[1]!, message: subject[2]! }] : [];
  }
  return message
    .slice(start.length + 1)
    .split(nextField)
    .map((sentence) => {
      const named = namedFirst.exec(sentence);
      return named ? { path: named[1]!, message: named[2]! } : { path: '', message: sentence };
    });
}

const verbs = /^(must|cannot|is|has|may)\b/;
const acronyms = new Set(['id', 'url', 'ip', 'pdf', 'qr', 'json']);

/** Message for a page that shows it next to the field. */
export function sentenceAtField({ message }: RefusedField): string {
  const sentence = verbs.test(message) ? `This value ${message}` : message;
  return sentence.replace(/\.$/, '');
}

/** Message for a page that does not show the field: the path is replaced by the field's name in words. */
export function sentenceOfField({ path: at, message }: RefusedField): string {
  if (!verbs.test(message)) return message;
  const key = at.split(/[.…]/).findLast((part) => !/^\d+$/.test(part));
  return key ? `${toWords(key)} ${message}` : `This value ${message}`;
}

function toWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
