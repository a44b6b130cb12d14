import { FlowMapButton } from '../flow-map/flow-map-button.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { useChecks } from './use-checks.ts';

/** Header buttons that show check results: the flow map and the list. */
export function CheckedTools({ siteId }: { siteId: string | null }) {
  const checks = useChecks();
  return (
    <>
      <FlowMapButton siteId={siteId} checks={checks} />
      <ChecksPanel checks={checks} />
    </>
  );
}
