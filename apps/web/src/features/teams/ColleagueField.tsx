import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../accounts/public.ts';
import classes from './ShareDialog.module.css';
import { workspaceUsersQuery } from './workspace-users.api.ts';

type Props = Omit<AutocompleteProps, 'data'> & {
  /** Addresses that are not suggested. */
  without: readonly string[];
};

const mostSuggestions = 6;

/** Takes an e-mail address, and suggests colleagues by a part of their name or address. */
export function ColleagueField({ without, ...field }: Props) {
  const me = useQuery(userInfoQuery()).data;
  const users = useQuery(workspaceUsersQuery).data ?? [];
  const offered = users.filter(({ id, email }) => id !== me?.id && !without.includes(email));
  const nameOf = (email: string) => offered.find((user) => user.email === email)?.name ?? '';
  return (
    <Autocomplete
      {...field}
      data={offered.map(({ email }) => email)}
      limit={mostSuggestions}
      openOnFocus={false}
      filter={({ options, search, limit }) => {
        const part = search.trim().toLowerCase();
        const fits = (email: string) => `${nameOf(email)} ${email}`.toLowerCase().includes(part);
        return options.filter((option) => 'value' in option && fits(option.value)).slice(0, limit);
      }}
      renderOption={({ option: { value } }) => (
        <span className={classes.who}>
          <span className={classes.name}>{nameOf(value)}</span>
          <span className={classes.what}>{value}</span>
        </span>
      )}
    />
  );
}
