import type { Datapoint } from '@smile/contract/providers';
import { labelDataPoints } from '../datapoint-labels.ts';
import styles from './data-point-list.module.css';

export function DataPointList({ supported }: { supported: Datapoint[] }) {
  return (
    <ul className={styles.list}>
      {labelDataPoints(supported).map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
