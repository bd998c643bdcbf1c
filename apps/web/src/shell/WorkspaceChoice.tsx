import { switchWorkspace } from '@clinical/contract/accounts/session.calls';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { workspacesQuery } from '../features/accounts/workspaces.api.ts';
import { api } from '../lib/api.ts';
import { messageOf } from '../lib/form-errors.ts';
import { toast } from '../ui/toast.ts';
import { t } from './shell.texts.ts';

/** Which workspace to act in, for people who belong to several. Another one is another page from the ground up. */
export function WorkspaceChoice() {
  const { data = [] } = useQuery(workspacesQuery);
  const current = data.find((workspace) => workspace.current);
  if (data.length < 2 || !current) return null;
  const change = (workspaceId: string) =>
    api.request(switchWorkspace, { body: { workspaceId } }).then(
      () => window.location.assign('/'),
      (error: unknown) => toast.error(messageOf(error)),
    );
  return (
    <>
      <Menu.Label>{t('workspace')}</Menu.Label>
      <Menu.RadioGroup value={current.id} onChange={(id) => void change(id)}>
        {data.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={id}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  );
}
