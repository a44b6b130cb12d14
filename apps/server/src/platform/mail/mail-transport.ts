export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** Display name of the sender; the platform's own by default. The address is always the platform's. */
  senderName?: string | undefined;
}

/** Delivers mails: through an SMTP server or to the built-in mailbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
