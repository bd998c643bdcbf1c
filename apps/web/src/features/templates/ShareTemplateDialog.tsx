import type { Template, TemplateSharing } from '@clinical/contract/templates/templates.schemas';
import { Button, Checkbox, Modal, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { departmentChoicesQuery, departmentLines } from '../teams/public.ts';
import { saySharing } from './say-sharing.ts';
import classes from './ShareTemplateDialog.module.css';
import { t } from './templates.texts.ts';
import { usePlaced } from './use-placed.ts';

type Props = { template: Template; onClose: () => void };

const ways = ['me', 'department', 'workspace'] as const satisfies readonly TemplateSharing[];

/** Who may use a template of mine: only me, the members of some departments, or everybody in the workspace. */
export function ShareTemplateDialog({ template, onClose }: Props) {
  useFocusBack();
  const choices = useQuery(departmentChoicesQuery);
  const place = usePlaced(template);
  const [sharing, setSharing] = useState<TemplateSharing>(template.sharing);
  const sharedWith = template.departments.map(({ id }) => id);
  const [chosen, setChosen] = useState(sharedWith);
  const [tried, setTried] = useState(false);
  // those it is shared with stay to be chosen, though I may have left them since
  const open = (choices.data ?? []).filter(({ id, abilities }) => abilities.share || sharedWith.includes(id));
  const elsewhere = template.departments.filter(({ id }) => !open.some((department) => department.id === id));
  const departments = [...open, ...elsewhere.map((department) => ({ ...department, parentId: null }))];
  const missing = sharing === 'department' && chosen.length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing) return;
    const named = departments.filter(({ id }) => chosen.includes(id));
    const who = saySharing({ sharing, departments: named });
    const part = sharing === 'department' ? { sharing, departmentIds: chosen } : { sharing };
    place(part, sharing === 'me' ? t('nowMine') : t('nowSharedWith', { who }));
    onClose();
  };
  const why = choices.isError
    ? t('departmentsNotLoaded')
    : choices.data && departments.length === 0
      ? t('noDepartmentOfMine')
      : null;

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shareTitle', { title: template.title })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <Radio.Group
          label={t('whoMayUse')}
          value={sharing}
          onChange={(value) => setSharing(ways.find((way) => way === value) ?? 'me')}
        >
          <div className={classes.ways}>
            {ways.map((way) => (
              <Radio
                key={way}
                value={way}
                label={t(`share-${way}`)}
                description={way === 'department' ? (why ?? undefined) : undefined}
                disabled={way === 'department' && departments.length === 0}
              />
            ))}
          </div>
        </Radio.Group>
        {sharing === 'department' && (
          <Checkbox.Group
            label={t('departments')}
            value={chosen}
            onChange={setChosen}
            error={tried && missing ? t('departmentMissing') : undefined}
            withAsterisk
          >
            <div className={classes.departments}>
              {departmentLines(departments).map(({ department, depth }) => (
                <Checkbox
                  key={department.id}
                  value={department.id}
                  label={department.name}
                  style={{ marginInlineStart: `calc(var(--space-6) * ${depth})` }}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <p className={classes.rule}>{t('shareRule')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t(sharing === 'me' ? 'keepForMe' : 'shareIt')}</Button>
        </div>
      </form>
    </Modal>
  );
}
