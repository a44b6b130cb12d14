import { Avatar, VisuallyHidden } from '@mantine/core';
import classes from './logo.module.css';
import { Tooltip } from './overlays/tooltip.tsx';

interface LogoStackProps {
  logos: readonly { name: string; url: string }[];
}

const maxShown = 5;

/** Up to five logos with tooltips, and a count whose tooltip names the rest. */
export function LogoStack({ logos }: LogoStackProps) {
  if (logos.length === 0) return '-';
  const shown = logos.slice(0, maxShown);
  const rest = logos.slice(maxShown);
  return (
    <>
      <VisuallyHidden>{logos.map(({ name }) => name).join(', ')}</VisuallyHidden>
      <span className={classes.stack} aria-hidden>
        {shown.map(({ name, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one provider may be connected twice and the order is fixed
          <Tooltip key={index} label={name}>
            <Avatar src={url || null} size={22} radius="sm" />
          </Tooltip>
        ))}
        {rest.length > 0 && (
          <Tooltip label={rest.map(({ name }) => name).join(', ')} multiline maw={320}>
            <Avatar size={22} radius="sm">
              {`+${rest.length}`}
            </Avatar>
          </Tooltip>
        )}
      </span>
    </>
  );
}
