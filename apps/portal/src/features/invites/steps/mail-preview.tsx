import { writeInviteMail } from '@smile/contract/invite-mail';
import type { InviteLanguage } from '@smile/contract/invite-templates';
import { readApiMode } from '../../../api/session.ts';
import { type Company, samplePerson } from './invite-preview.tsx';
import classes from './mail-preview.module.css';

interface MailPreviewProps {
  company: Company;
  /** Recipient's name; empty shows a sample name. */
  fullName: string;
  email: { subject: string; body: string };
  language: InviteLanguage;
  /** The mail of an invite with reminders has a link that stops them. */
  hasReminders: boolean;
}

/** Preview of the invite mail with its exact text, always in the mail's light colours. */
export function MailPreview({ company, fullName, email, language, hasReminders }: MailPreviewProps) {
  const invited = { fullName: fullName || samplePerson, firstName: null, lastName: null };
  const mail = writeInviteMail({ mode: readApiMode(), companyName: company.name, invited, email, language });
  return (
    <section className={classes.preview} aria-label="Preview of the email">
      <p className={classes.subject} lang={language}>
        {mail.subject}
      </p>
      <div className={classes.ground}>
        <div className={classes.letter} lang={language}>
          <p className={classes.logos}>
            {company.logoUrl && (
              <>
                <img src={company.logoUrl} alt={company.name} className={classes.logo} />
                <span className={classes.times}>×</span>
              </>
            )}
            <span className={classes.product}>Smile</span>
          </p>
          <p className={classes.title}>{mail.title}</p>
          {mail.paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and keep no state
            <p key={at} className={classes.paragraph}>
              {paragraph}
            </p>
          ))}
          <p className={classes.action}>
            <span className={classes.button}>{mail.button}</span>
          </p>
          <p className={classes.footnote}>{mail.footnote}</p>
          {hasReminders && <p className={classes.optOut}>{mail.optOut}</p>}
        </div>
      </div>
    </section>
  );
}
