import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import classes from './list/user-list.module.css';

/** Opens a user's drawer over the list; in a new tab, the user's own page. */
export function UserLink({ userId, ...rest }: { userId: string } & ComponentPropsWithRef<'a'>) {
  return (
    <Link
      {...rest}
      from="/users"
      to="/users"
      search={(search) => ({ ...search, user: userId, account: undefined })}
      mask={{ to: '/users/user-details', search: { userId } }}
      resetScroll={false}
      preload={false}
      className={classes.link}
    />
  );
}
