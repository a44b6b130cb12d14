import { useDraggable } from '@dnd-kit/core';
import { UnstyledButton } from '@mantine/core';
import type { PaletteItem } from '@smile/site-model/new-component';
import {
  IconAlignLeft,
  IconCalendar,
  IconCalendarTime,
  IconCash,
  IconCheckbox,
  IconCircleDot,
  IconFileUpload,
  IconForms,
  IconHash,
  IconHeading,
  IconListCheck,
  IconListSearch,
  IconMapPin,
  IconMarkdown,
  IconPhone,
  IconPhoto,
  IconPilcrow,
  IconSelect,
  IconSignature,
  IconToggleLeft,
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
  Image: IconPhoto,
  Input: IconForms,
  Select: IconSelect,
  RadioGroup: IconCircleDot,
  DatePicker: IconCalendar,
  DateRangePicker: IconCalendarTime,
  LongText: IconAlignLeft,
  NumberInput: IconHash,
  MoneyInput: IconCash,
  YesNo: IconToggleLeft,
  Checkbox: IconCheckbox,
  CheckboxGroup: IconListCheck,
  SearchSelect: IconListSearch,
  PhoneInput: IconPhone,
  Signature: IconSignature,
  FileUpload: IconFileUpload,
  RepeatingGroup: IconForms,
};

interface PaletteItemButtonProps {
  type: PaletteItem;
  title: string;
}

/** Draggable by pointer only; the keyboard adds it like a click. */
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
