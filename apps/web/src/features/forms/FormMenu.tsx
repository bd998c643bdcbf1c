import type { Form } from '@clinical/contract/forms/forms.schemas';
import * as calls from '@clinical/contract/forms/forms.calls';
import { ActionIcon, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useForms } from './forms.api.ts';
import { t } from './forms.texts.ts';

/** What can be done with a blank form beside filling it in. */
export function FormMenu({ form }: { form: Form }) {
  const navigate = useNavigate();
  const { remove, restore } = useForms();
  const { id, title, fileName, abilities } = form;
  const failed = (error: unknown) => toast.error(messageOf(error), { title: t('notChanged') });
  const removeForm = () =>
    remove.mutate(id, {
      onSuccess: () =>
        toast.success(t('removed', { name: title }), {
          duration: 10_000,
          action: { label: t('undo'), run: () => restore.mutate(id, { onError: failed }) },
        }),
      onError: failed,
    });
  const download = () =>
    api.download(calls.getFormPdf, { params: { id } }).then((blob) => saveBlob(blob, fileName), failed);
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actionsFor', { name: title })}>
          <Icon name="dots" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {abilities.edit && (
          <Menu.Item
            leftSection={<Icon name="pencil" size={16} />}
            onClick={() => void navigate({ to: '/ai-forms', search: { form: id } })}
          >
            {t('editFields')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon name="download" size={16} />} onClick={() => void download()}>
          {t('download')}
        </Menu.Item>
        {abilities.edit && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={removeForm}>
              {t('remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
