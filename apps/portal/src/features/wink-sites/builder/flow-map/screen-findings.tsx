import { Button, Stack } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Popover } from '../../../../ui/overlays/popover/popover.tsx';
import { CheckItem } from '../checks/check-item.tsx';
import type { CheckResult } from '../checks/prove-request.ts';

interface ScreenFindingsProps {
  screenName: string;
  results: readonly CheckResult[];
  tabIndex?: number;
  onGo: (result: CheckResult) => void;
  onPlay: (result: CheckResult) => void;
}

/** Number of a screen's findings; opens their list. */
export function ScreenFindings({ screenName, results, tabIndex, onGo, onPlay }: ScreenFindingsProps) {
  const isFault = results.some(isSevere);
  const Icon = isFault ? IconAlertTriangle : IconInfoCircle;
  const button = (
    <Button
      size="compact-sm"
      h="1.75rem"
      variant="light"
      color={isFault ? 'red' : 'amber'}
      aria-label={`${countOf(results.length, 'finding')} of ${screenName}${isFault ? ', with faults' : ''}`}
      leftSection={<Icon size={13} stroke={2} aria-hidden />}
      tabIndex={tabIndex}
    >
      {results.length}
    </Button>
  );
  return (
    <Popover button={button} position="bottom-end" width={360} padding={16}>
      {(close) => (
        <Stack
          component="ul"
          gap="sm"
          m={0}
          p={0}
          mah="min(420px, 60vh)"
          style={{ listStyle: 'none', overflowY: 'auto' }}
        >
          {results.map((result) => (
            <CheckItem
              key={`${result.itemIndex} ${result.text}`}
              result={result}
              onGo={() => {
                close();
                onGo(result);
              }}
              onPlay={() => {
                close();
                onPlay(result);
              }}
            />
          ))}
        </Stack>
      )}
    </Popover>
  );
}

/** Whether a finding prevents publishing or certainly affects visits. */
export function isSevere({ isProblem, isProved }: CheckResult): boolean {
  return isProblem || isProved;
}
