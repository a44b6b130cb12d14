import { Link } from '@tanstack/react-router';
import type { NavigationPage } from './navigation.ts';
import classes from './sidebar.module.css';

export function NavigationLink({ page, isNested = false }: { page: NavigationPage; isNested?: boolean }) {
  return (
    <Link to={page.to} className={`${classes.link} ${isNested ? classes.nested : ''}`}>
      {page.icon && <page.icon size={18} stroke={1.75} aria-hidden />}
      {page.label}
    </Link>
  );
}
