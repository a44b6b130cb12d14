import { Badge, Skeleton, Stack, Text } from '@mantine/core';
import type { DatasourceKind } from '@smile/contract/datasources';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './datapoint-groups.module.css';
import { datapointLabels } from './datapoint-labels.ts';
import { datapointsQuery } from './queries.ts';

/** Fields of each data point of a data source: a chip if supported, otherwise plain text. */
export function DatapointGroups({ kind, id }: { kind: DatasourceKind; id: string }) {
  const { data, error, refetch } = useQuery(datapointsQuery(kind, id));
  if (error && !data) return <ErrorPanel title="Data points could not be loaded" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={96} />;
  if (data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Files of this type are stored unchanged; no data points are read from them.
      </Text>
    );
  }
  return (
    <Stack gap="sm" className={classes.groups}>
      {data.map(({ datapoint, total, totalSupported, items }) => (
        <section key={datapoint} className={classes.group} aria-label={datapointLabels[datapoint]}>
          <div>
            <Text size="sm" fw={600}>
              {datapointLabels[datapoint]}
            </Text>
            <Text size="xs" c="dimmed">
              {`${totalSupported} of ${total} supported`}
            </Text>
          </div>
          <ul className={classes.items}>
            {items.map(({ name, supportedStatus }) => (
              <li key={name}>
                {supportedStatus === 'SUPPORTED' ? (
                  <Badge variant="light" color="gray">
                    {name}
                  </Badge>
                ) : (
                  <span className={classes.unsupported}>{name}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
