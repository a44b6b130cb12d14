import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceStandIn } from '../../ui/allowance-stand-in.tsx';
import { useAllowance } from '../lookups/use-allowance.ts';
import classes from './free-invites.module.css';

/** Shown if the number of invites is limited. */
export function FreeInvites() {
  const { detail, error, isPending, retry } = useAllowance('CreateInvite');
  const contact = useContact('CreateInvite');
  if (error || isPending) return <AllowanceStandIn error={error} onRetry={retry} height={93} />;
  if (!detail) return null;
  return (
    <AllowanceCard
      title="Free invites"
      remaining={detail.remainVolume}
      total={detail.totalVolume}
      contact={contact}
      note={
        <details className={classes.note}>
          <summary>What can you do with your free credits?</summary>
          Each credit invites one person: an email with your text, and a link to a page with the widget.
        </details>
      }
    />
  );
}
