import type { Template } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { laterPart } from '../../../lib/parts.ts';
import { removeLater, undoFor } from '../../../lib/undoable.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OpenedMenu } from '../../../ui/OpenedMenu.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { recipeOfForm, type TemplateForm, templateFromForm } from '../template-form.ts';
import { TryMenu } from './TryMenu.tsx';
import classes from '../TemplateEditor.module.css';
import { useCreateTemplate, useDeleteTemplate } from '../templates.api.ts';
import { t } from '../templates.texts.ts';
import { useMayManageTemplates } from '../use-may-manage.ts';
import { usePlaced } from '../use-placed.ts';

const VersionsDrawer = lazy(
  laterPart(() => import('../versions/VersionsDrawer.tsx').then((module) => ({ default: module.VersionsDrawer }))),
);
const ShareTemplateDialog = lazy(
  laterPart(() => import('../ShareTemplateDialog.tsx').then((module) => ({ default: module.ShareTemplateDialog }))),
);
const CopiesDrawer = lazy(
  laterPart(() => import('../versions/CopiesDrawer.tsx').then((module) => ({ default: module.CopiesDrawer }))),
);
const TalkDrawer = lazy(
  laterPart(() => import('../talk/TalkDrawer.tsx').then((module) => ({ default: module.TalkDrawer }))),
);
const SyntheticDrawer = lazy(
  laterPart(() => import('../synthetic/SyntheticDrawer.tsx').then((module) => ({ default: module.SyntheticDrawer }))),
);
const ChecksDrawer = lazy(
  laterPart(() => import('../checks/ChecksDrawer.tsx').then((module) => ({ default: module.ChecksDrawer }))),
);
const LearnDrawer = lazy(
  laterPart(() => import('../optimization/LearnDrawer.tsx').then((module) => ({ default: module.LearnDrawer }))),
);
const PreviewDrawer = lazy(
  laterPart(() => import('./PreviewDrawer.tsx').then((module) => ({ default: module.PreviewDrawer }))),
);
const RepairDrawer = lazy(
  laterPart(() => import('../talk/RepairDrawer.tsx').then((module) => ({ default: module.RepairDrawer }))),
);

type Props = {
  template: Template;
  form: TemplateForm;
  /** The form holds what is not saved. */
  dirty: boolean;
  /** Opens with what the template could learn. */
  learn: boolean;
  /** A copy that was made is opened. */
  onOpen: (template: Template) => void;
  onChange: (part: Partial<TemplateForm>) => void;
  onDeleted: (() => void) | undefined;
};

type Opened = 'share' | 'versions' | 'copies' | 'talk' | 'repair' | 'preview' | 'synthetic' | 'checks' | 'learn';

/** What can be done with a template as a whole. */
export function TemplateToolbar({ template, form, dirty, learn, onOpen, onChange, onDeleted }: Props) {
  const [opened, setOpened] = useState<Opened | null>(learn && template.abilities.edit ? 'learn' : null);
  const mayManage = useMayManageTemplates();
  const create = useCreateTemplate();
  const duplicate = () => {
    const title = t('copyOf', { title: form.title.trim() || template.title }).slice(0, 200);
    const copy = { ...templateFromForm(form), title, nickname: '', order: template.order };
    create.mutate(copy, {
      onSuccess: (made) => {
        toast.success(t('duplicated'));
        onOpen(made);
      },
      onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
    });
  };
  const close = () => setOpened(null);
  return (
    <div className={classes.toolbar}>
      {template.archived && <StatusBadge icon="archive">{t('archivedMark')}</StatusBadge>}
      {template.sharing !== 'me' && (
        <StatusBadge icon="users">
          {template.abilities.edit ? t('shared') : t('sharedBy', { author: template.author })}
        </StatusBadge>
      )}
      <span className={classes.toolbarRest} />
      <TryMenu own={template.abilities.edit} onOpen={setOpened} />
      {mayManage && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="message" size={16} />}
            onClick={() => setOpened('talk')}
          >
            {t('talk')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="tool" size={16} />}
            onClick={() => setOpened('repair')}
          >
            {t('repair')}
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="history" size={16} />}
        onClick={() => setOpened('versions')}
      >
        {t('versions')}
      </Button>
      {mayManage && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="copy" size={16} />}
          loading={create.isPending}
          onClick={duplicate}
        >
          {t('duplicate')}
        </Button>
      )}
      {template.abilities.edit && <OwnerMenu template={template} onOpen={setOpened} onDeleted={onDeleted} />}
      <Suspense fallback={null}>
        {opened === 'versions' && <VersionsDrawer template={template} onClose={close} />}
        {opened === 'talk' && <TalkDrawer form={form} onTake={onChange} onClose={close} />}
        {opened === 'repair' && <RepairDrawer form={form} onTake={onChange} onClose={close} />}
        {opened === 'synthetic' && <SyntheticDrawer recipe={recipeOfForm(form)} onClose={close} />}
        {opened === 'checks' && <ChecksDrawer template={template} recipe={recipeOfForm(form)} onClose={close} />}
        {opened === 'preview' && <PreviewDrawer form={form} onClose={close} />}
        {opened === 'learn' && <LearnDrawer template={template} dirty={dirty} onClose={close} />}
        {opened === 'share' && <ShareTemplateDialog template={template} onClose={close} />}
        {opened === 'copies' && <CopiesDrawer template={template} onClose={close} />}
      </Suspense>
    </div>
  );
}

type OwnerProps = Pick<Props, 'template' | 'onDeleted'> & { onOpen: (what: 'share' | 'copies') => void };

function OwnerMenu(props: OwnerProps) {
  const [needed, setNeeded] = useState(false);
  const button = (
    <ActionIcon aria-label={t('more')} onClick={() => setNeeded(true)}>
      <Icon name="dots" />
    </ActionIcon>
  );
  return needed ? <OwnerActions {...props} button={button} /> : button;
}

function OwnerActions({ template, onOpen, onDeleted, button }: OwnerProps & { button: ReactElement }) {
  const place = usePlaced(template);
  const remove = useDeleteTemplate();
  const deleteIt = () => {
    const undo = removeLater(
      template.id,
      () => remove.mutateAsync(template),
      (error) => toast.error(messageOf(error), { title: t('notDeleted') }),
    );
    onDeleted?.();
    toast.success(t('deleted'), { duration: undoFor, action: { label: t('undo'), run: undo } });
  };
  return (
    <OpenedMenu target={button}>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="users" size={16} />} onClick={() => onOpen('share')}>
          {t('shareTemplate')}
        </Menu.Item>
        {template.sharing !== 'me' && (
          <Menu.Item leftSection={<Icon name="users-group" size={16} />} onClick={() => onOpen('copies')}>
            {t('copies')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Icon name="archive" size={16} />}
          onClick={() => place({ archived: !template.archived }, template.archived ? t('takenOut') : t('nowArchived'))}
        >
          {template.archived ? t('takeOut') : t('archive')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={deleteIt}>
          {t('deleteTemplate')}
        </Menu.Item>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
