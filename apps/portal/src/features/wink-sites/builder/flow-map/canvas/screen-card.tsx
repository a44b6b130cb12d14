import { countOf } from '@smile/contract/texts';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconCircleX,
  IconForms,
  IconHome,
  IconPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { hasFacts, isLongName, isLongRoute } from '../graph-layout.ts';
import { kindOf, roleOf } from '../map-content.ts';
import { ScreenFindings } from '../screen-findings.tsx';
import type { GraphScreen } from '../site-graph.ts';
import classes from './map-canvas.module.css';
import { useMap, useMapState } from './map-context.ts';
import { addHandle, type ScreenNode } from './map-nodes.ts';

const icons: Record<Exclude<GraphScreen['type'], 'EndingModule'>, TablerIcon> = {
  FormModule: IconForms,
  WinkWidgetModule: IconBuildingBank,
  LandingPageModule: IconHome,
};

/** A screen with one row per route, where its line starts. */
export function ScreenCard({ id, data: { screen, results, visits } }: NodeProps<ScreenNode>) {
  const { actions, goTo, play } = useMap();
  const { name, routes, end } = screen;
  const isTarget = useMapState(({ targetIds }) => targetIds?.has(id));
  const isCurrent = useMapState(({ currentId }) => currentId === id || routes.some((route) => route.id === currentId));
  const tabIndex = isCurrent ? 0 : -1;
  const Icon = screen.type === 'EndingModule' ? outcomeIcon(screen) : icons[screen.type];
  const role = roleOf(screen);
  const fields = screen.fieldCount === null ? null : countOf(screen.fieldCount, 'field');
  return (
    <div
      className={classes.card}
      data-outcome={screen.outcome ?? undefined}
      data-unreachable={screen.isUnreachable || undefined}
      data-target={isTarget}
    >
      <Handle type="target" id="in" position={Position.Left} isConnectableStart={false} className={classes.arrival} />
      <button
        type="button"
        className={classes.open}
        data-map-item={id}
        tabIndex={tabIndex}
        title={name}
        onClick={() => actions.openScreen(id)}
      >
        <span className={classes.kind}>
          <Icon size="1rem" stroke={1.75} aria-hidden />
          {kindOf(screen)}
        </span>
        <span className={classes.name} data-long={isLongName(name) || undefined}>
          {name}
        </span>
        {hasFacts(screen) && (
          <span className={classes.fact}>
            {role && <span className={classes.role}>{role}</span>}
            {role && fields && ' · '}
            {fields}
          </span>
        )}
        {visits && <span className={classes.fact}>{visits}</span>}
      </button>
      {results.length > 0 && (
        <div className={classes.findings}>
          <ScreenFindings screenName={name} results={results} tabIndex={tabIndex} onGo={goTo} onPlay={play} />
        </div>
      )}
      {routes.map((route) => (
        <div key={route.id} className={classes.row} data-long={isLongRoute(route.label) || undefined}>
          <button
            type="button"
            className={classes.route}
            data-map-item={route.id}
            data-missing={route.targetId === null || undefined}
            tabIndex={tabIndex}
            title={`${route.label} → ${route.targetName}`}
            aria-label={`Route ${route.index + 1} from ${name}: ${route.condition}, to ${route.targetName}`}
            onClick={() => actions.openRoutes(id, route.index)}
          >
            <span className={classes.label}>
              {route.targetId === null ? `${route.label}: no target yet` : route.label}
            </span>
          </button>
          <Handle
            type="source"
            id={route.id}
            position={Position.Right}
            isConnectable={false}
            className={classes.departure}
          />
        </div>
      ))}
      {end && <div className={classes.end}>{end}</div>}
      {screen.type !== 'EndingModule' && (
        <Handle type="source" id={addHandle} position={Position.Right} isConnectableEnd={false} className={classes.add}>
          <button
            type="button"
            tabIndex={tabIndex}
            title="Drag to another screen, or press to choose one"
            aria-label={`Add a route from ${name}`}
            onClick={() => actions.addRoute(screen)}
          >
            <IconPlus size="0.875rem" stroke={2} aria-hidden />
            Add a route
          </button>
        </Handle>
      )}
    </div>
  );
}

function outcomeIcon({ outcome }: GraphScreen): TablerIcon {
  return outcome === 'DECLINED' ? IconCircleX : IconCircleCheck;
}
