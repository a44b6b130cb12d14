import { useRef } from 'react';
import { translate } from '../../languages/translate.ts';
import { type TypeTab, typeTabs } from '../provider-filter.ts';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  hasSystem: boolean;
  selected: TypeTab;
  panelId: string;
  onSelect: (tab: TypeTab) => void;
}

/** Arrow keys, Home and End move between the tabs, as screen-reader users expect of a tab list. */
export function TypeTabs({ hasSystem, selected, panelId, onSelect }: TypeTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const tabs = typeTabs.filter(({ type }) => hasSystem || type !== 'SYSTEM');
  const selectedIndex = tabs.findIndex((tab) => tab.type === selected);

  function moveTo(index: number): void {
    const next = (index + tabs.length) % tabs.length;
    onSelect(tabs[next]?.type ?? 'ALL');
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  function handleKey(key: string): boolean {
    if (key === 'ArrowRight') moveTo(selectedIndex + 1);
    else if (key === 'ArrowLeft') moveTo(selectedIndex - 1);
    else if (key === 'Home') moveTo(0);
    else if (key === 'End') moveTo(tabs.length - 1);
    else return false;
    return true;
  }

  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={translate('Type of account')}
      onKeyDown={(event) => handleKey(event.key) && event.preventDefault()}
    >
      {tabs.map(({ type, label }) => (
        <button
          key={type}
          type="button"
          role="tab"
          id={`${panelId}-${type}`}
          className={styles.tab}
          aria-selected={type === selected}
          aria-controls={panelId}
          tabIndex={type === selected ? 0 : -1}
          onClick={() => onSelect(type)}
        >
          {translate(label)}
        </button>
      ))}
    </div>
  );
}
