/** The part of a request that was refused, and why. */
export interface RefusedField {
  /** Its keys joined by dots: `consent.version`; empty where the message names no field. */
  path: string;
  message: string;
}

const start = 'Missing or invalid parameters were sent in your request.';
const path = String.raw`[\w-]+(?:[.…][\w-]+)*`;
const nextField = new RegExp(`(?<=[.!?…]) (?=${path}: )`);
const namedFirst = new RegExp(`^(${path}): (.*)$`, 's');
/** Rules of a service name the field as the subject of their sentence. */
const namedAsSubject = /^([a-z]\w*(?:\.\w+)*) ((?:must|cannot|is|has|may)\b.*)$/s;

/** Takes the message of INVALID_PARAMETERS apart into the fields that it names. */
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

/** The sentence for a page that marks the field itself. */
export function sentenceAtField({ message }: RefusedField): string {
  const sentence = verbs.test(message) ? `This value ${message}` : message;
  return sentence.replace(/\.$/, '');
}

/** The sentence for a page that does not show the field: without its path, with its name in words. */
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
