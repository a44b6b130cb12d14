import { fillPlaceholders } from '@smile/contract/placeholders';
import type { Tenant } from '@smile/contract/tenants';
import { Logo } from '../../../ui/logo.tsx';
import classes from './invite-preview.module.css';

/** Sample recipient for previews. */
export const samplePerson = 'George Cimafranca Palomero, Jr';

export type Company = Pick<Tenant, 'name' | 'logoUrl'>;

interface InvitePreviewProps {
  label: string;
  company: Company;
  /** Recipient's name; empty shows a sample name. */
  fullName: string;
  heading: string;
  text: string;
  button: string;
}

/** Preview of a page as the invited person sees it. */
export function InvitePreview({ label, company, fullName, heading, text, button }: InvitePreviewProps) {
  const person = { fullName: fullName || samplePerson, firstName: null, lastName: null };
  const fill = (value: string) => fillPlaceholders(value, company.name, person);
  return (
    <section className={classes.preview} aria-label={label}>
      <div className={classes.logos}>
        {company.logoUrl ? (
          <img src={company.logoUrl} alt={company.name} className={classes.logo} />
        ) : (
          <span className={classes.company}>{company.name}</span>
        )}
        <span aria-hidden>×</span>
        <Logo />
      </div>
      <p className={classes.heading}>{fill(heading)}</p>
      <p className={classes.text}>{fill(text)}</p>
      <span className={classes.button}>{fill(button)}</span>
    </section>
  );
}
