export interface CaughtMail {
  to: string;
  subject: string | undefined;
  link: string | undefined;
}

export function startMailCatcher(): Promise<{ url: string; mails: CaughtMail[] }>;
