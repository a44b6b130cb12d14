import { Text, Title } from '@mantine/core';
import { IconFlask, IconShieldCheck, IconStack2, IconWebhook } from '@tabler/icons-react';
import classes from './benefits.module.css';
import { ProductPicture } from './product-picture.tsx';

/** The column beside the form on every page before login. */
export function Benefits() {
  return (
    <>
      <ProductPicture />
      <BenefitsList />
    </>
  );
}

const benefits = [
  {
    Icon: IconStack2,
    title: 'One API for work data',
    text: 'Employment, income, identity and documents from gig platforms, government services, payroll and employers.',
  },
  {
    Icon: IconShieldCheck,
    title: 'Consent first',
    text: 'People connect their own accounts, see the shared data first, and can revoke it at any time.',
  },
  {
    Icon: IconFlask,
    title: 'A sandbox that behaves like the real thing',
    text: 'Test people with complete records, and every error on demand, before you go live.',
  },
  {
    Icon: IconWebhook,
    title: 'Signed webhooks',
    text: 'Get an event for each connection and each new data point.',
  },
];

function BenefitsList() {
  return (
    <div className={classes.benefits}>
      <Title order={2} className={classes.heading}>
        Verified employment and income data, from the source
      </Title>
      <ul className={classes.list}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className={classes.item}>
            <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <div>
              <Text fw={600}>{title}</Text>
              <Text c="dimmed" size="sm">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
