import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceError } from '../../ui/allowance-error.tsx';
import { AllowanceSkeleton } from '../../ui/loading/allowance-skeleton.tsx';
import { useAllowance } from '../lookups/use-allowance.ts';
import classes from './free-invites.module.css';

/** Shown where the number of invites is limited. */
export function FreeInvites() {
  const { detail, error, isPending, retry } = useAllowance('CreateInvite');
  const contact = useContact('CreateInvite');
  if (error) return <AllowanceError error={error} onRetry={retry} />;
  if (isPending) return <AllowanceSkeleton height={93} />;
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
