export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** In whose name it comes; the platform's own without one. The address stays the platform's. */
  senderName?: string | undefined;
}

/** Hands mails to the outside: an SMTP server, or nothing but the built-in mailbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
