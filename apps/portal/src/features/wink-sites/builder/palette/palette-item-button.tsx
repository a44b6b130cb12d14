import { useDraggable } from '@dnd-kit/core';
import { UnstyledButton } from '@mantine/core';
import type { PaletteItem } from '@smile/site-model/new-component';
import {
  IconCalendar,
  IconCalendarTime,
  IconCircleDot,
  IconForms,
  IconHeading,
  IconMapPin,
  IconMarkdown,
  IconPilcrow,
  IconSelect,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useBuilder } from '../store/use-builder.ts';
import classes from './palette.module.css';

const icons: Record<PaletteItem, TablerIcon> = {
  Name: IconUser,
  Address: IconMapPin,
  Title: IconHeading,
  Paragraph: IconPilcrow,
  Markdown: IconMarkdown,
  Input: IconForms,
  Select: IconSelect,
  RadioGroup: IconCircleDot,
  DatePicker: IconCalendar,
  DateRangePicker: IconCalendarTime,
};

interface PaletteItemButtonProps {
  type: PaletteItem;
  title: string;
}

/** Dragged by the pointer; the keyboard adds it as a click does, so that no key picks it up. */
export function PaletteItemButton({ type, title }: PaletteItemButtonProps) {
  const add = useBuilder((state) => state.addComponentFromPalette);
  const { setNodeRef, listeners = {}, isDragging } = useDraggable({ id: `palette-${type}`, data: { type } });
  const { onKeyDown: _, ...pointerListeners } = listeners;
  const Icon = icons[type];
  return (
    <UnstyledButton
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging}
      {...pointerListeners}
      onClick={() => add(type)}
    >
      <Icon size={15} stroke={1.75} aria-hidden />
      {title}
    </UnstyledButton>
  );
}
