import { Link, useLocation } from '@tanstack/react-router';
import type { NavigationPage } from './navigation.ts';
import classes from './sidebar.module.css';

export function NavigationLink({ page, isNested = false }: { page: NavigationPage; isNested?: boolean }) {
  const isOpenedFrom = useLocation({
    select: ({ pathname }) => page.opens !== undefined && pathname.startsWith(page.opens),
  });
  return (
    <Link
      to={page.to}
      className={`${classes.link} ${isNested ? classes.nested : ''}`}
      {...(isOpenedFrom && { 'data-status': 'active' })}
    >
      {page.icon && <page.icon size={18} stroke={1.75} aria-hidden />}
      {page.label}
    </Link>
  );
}
