import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface MenuItemProps {
  leftSection?: ReactNode;
  color?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The library's menu item, which is loaded together with the menu. */
export const MenuItemContext = createContext<ComponentType<MenuItemProps> | null>(null);

export function MenuItem(props: MenuItemProps) {
  const Item = use(MenuItemContext);
  return Item && <Item {...props} />;
}
