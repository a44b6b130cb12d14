import { Anchor } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { formatFreeCount, type UsageAction } from '@smile/contract/usage';
import { IconGauge } from '@tabler/icons-react';
import { useContact } from '../../api/use-contact.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import classes from './allowance-banner.module.css';

const maxSentences = 2;

export interface UsageWarning {
  action: UsageAction;
  usedVolume: number;
  totalVolume: number;
  isUsedUp: boolean;
}

/** Sentences about allowances, exhausted ones first. */
export function AllowanceBanner({ warnings }: { warnings: readonly UsageWarning[] }) {
  const ordered = [...warnings].sort((one, other) => Number(other.isUsedUp) - Number(one.isUsedUp));
  const first = ordered[0]!;
  const contact = useContact(first.action);
  const sentences = ordered.map(describeUse);
  return (
    <div role="status" className={classes.banner} data-used-up={first.isUsedUp || undefined}>
      <IconGauge size={18} stroke={1.75} aria-hidden className={classes.icon} />
      <span>
        {sentences.slice(0, maxSentences).join(' ')}{' '}
        {sentences.length > maxSentences && (
          <AnchorLink to="/usage" inherit underline="always" c="inherit">
            {`And ${countOf(sentences.length - maxSentences, 'other allowance')}.`}
          </AnchorLink>
        )}{' '}
        <Anchor {...contact} inherit underline="always" c="inherit" fw={600}>
          Get In Touch
        </Anchor>{' '}
        to get more.
      </span>
    </div>
  );
}

function describeUse({ action, usedVolume, totalVolume, isUsedUp }: UsageWarning): string {
  const things = formatFreeCount(totalVolume, action);
  if (isUsedUp) return `You have used up your ${things}.`;
  return `You have used ${usedVolume.toLocaleString('en-US')} of your ${things}.`;
}
