import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { diffWords } from '../lib/word-diff.ts';
import { BulkBar } from '../ui/BulkBar.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Cell, DataTable, HeadCell, Row, RowActions } from '../ui/DataTable.tsx';
import type { DrawingName } from '../ui/Drawing.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type IconName, icons } from '../ui/icons.ts';
import { Keys } from '../ui/Keys.tsx';
import { LongTextarea } from '../ui/LongTextarea.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { RowButton, RowCheckbox } from '../ui/RowControls.tsx';
import { SettingsSection } from '../ui/SettingsSection.tsx';
import { SkeletonRows, SkeletonText } from '../ui/Skeletons.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { WaitingLine } from '../ui/WaitingLine.tsx';
import { WordDiff } from '../ui/WordDiff.tsx';
import classes from './ui-kit.module.css';
import { t } from './ui-kit.texts.ts';

const tones = ['neutral', 'accent', 'info', 'ok', 'warn', 'danger'] as const;
const chips = [
  ['neutral', 'clock'],
  ['info', 'circle-dashed'],
  ['ok', 'circle-check'],
  ['warn', 'alert-triangle'],
  ['danger', 'alert-triangle'],
] as const;
const drawings: readonly DrawingName[] = ['people', 'note', 'template', 'search', 'broken', 'lost', 'soon'];
const iconNames = Object.keys(icons) as IconName[];
const rows = [
  { name: 'Maria Santos', visit: '10:29', review: true },
  { name: 'Omar Haddad', visit: '09:10', review: false },
];
const parts = diffWords('Take one tablet in the evening.', 'Take two tablets in the morning.');
const nothing = (): void => undefined;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Each shared part of `ui` as pages use it. */
export function PageParts() {
  return (
    <main className={classes.page}>
      <PageHeader title={t('title')} description={t('lead')} actions={<Button>{t('action')}</Button>} />
      <States />
      <Part title={t('fields')}>
        <TextInput label={t('name')} error={t('fieldProblem')} />
        <PasswordField label={t('password')} />
        <LongTextarea label={t('remarks')} />
        <FormFailure message={t('failure')} />
      </Part>
      <Part title={t('list')}>
        <List />
      </Part>
      <SettingsSection
        title={t('section')}
        lead={t('sectionLead')}
        action={<Button variant="default">{t('other')}</Button>}
      >
        {t('sectionText')}
      </SettingsSection>
      <Part title={t('waiting')}>
        <WaitingLine text={t('waitingText')} open={t('open')} onOpen={nothing} />
      </Part>
      <Part title={t('diff')}>
        <WordDiff parts={parts} />
      </Part>
      <Part title={t('empty')}>
        <div className={classes.grid}>
          {drawings.map((drawing) => (
            <EmptyState key={drawing} drawing={drawing} title={drawing} action={<Button>{t('action')}</Button>}>
              {t('emptyText')}
            </EmptyState>
          ))}
        </div>
      </Part>
      <Part title={t('errors')}>
        <ErrorState error={new Error(t('notSaved'))} onRetry={nothing} />
        <ErrorState small error={new Error(t('notSaved'))} onRetry={nothing} onLocal={nothing} />
      </Part>
      <Part title={t('loading')}>
        <SkeletonText lines={3} />
        <SkeletonRows rows={2} />
      </Part>
      <Part title={t('dialogs')}>
        <Overlays />
      </Part>
    </main>
  );
}

function States() {
  return (
    <>
      <Part title={t('badges')}>
        <div className={classes.line}>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
        </div>
      </Part>
      <Part title={t('chips')}>
        <div className={classes.line}>
          {chips.map(([tone, icon]) => (
            <StatusChip key={tone} tone={tone} icon={icon}>
              {tone}
            </StatusChip>
          ))}
        </div>
      </Part>
      <Part title={t('buttons')}>
        <div className={classes.line}>
          <Button>{t('action')}</Button>
          <Button variant="default">{t('other')}</Button>
          <Button variant="subtle">{t('other')}</Button>
          <Button color="red">{t('remove')}</Button>
          <Button disabled>{t('action')}</Button>
          <Button loading>{t('action')}</Button>
          <Keys of="mod+Enter" />
        </div>
      </Part>
      <Part title={t('icons')}>
        <div className={classes.line}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Part>
    </>
  );
}

function List() {
  const [selected, setSelected] = useState<string | null>(rows[0]?.name ?? null);
  return (
    <div>
      <DataTable label={t('list')}>
        <thead>
          <tr>
            <HeadCell tight />
            <HeadCell sorted="ascending">{t('patient')}</HeadCell>
            <HeadCell minor>{t('lastVisit')}</HeadCell>
            <HeadCell>{t('status')}</HeadCell>
            <HeadCell tight />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visit, review }) => (
            <Row key={name} selected={selected === name}>
              <Cell tight>
                <RowCheckbox
                  aria-label={t('select', { name })}
                  checked={selected === name}
                  onChange={(event) => setSelected(event.currentTarget.checked ? name : null)}
                />
              </Cell>
              <Cell>{name}</Cell>
              <Cell minor>{visit}</Cell>
              <Cell>
                <StatusChip tone={review ? 'warn' : 'ok'} icon={review ? 'alert-triangle' : 'circle-check'}>
                  {t(review ? 'review' : 'signed')}
                </StatusChip>
              </Cell>
              <Cell tight>
                <RowActions>
                  <RowButton aria-label={t('rowMenu', { name })}>
                    <Icon name="dots" size={16} />
                  </RowButton>
                </RowActions>
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <BulkBar label={selected === null ? null : t('selected')} onClear={() => setSelected(null)}>
        <Button size="xs" variant="default">
          {t('archive')}
        </Button>
      </BulkBar>
    </div>
  );
}

function Overlays() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={classes.line}>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      <Button variant="default" onClick={() => toast.success(t('saved'))}>
        {t('saved')}
      </Button>
      <Button variant="default" onClick={() => toast.error(t('notSaved'))}>
        {t('errors')}
      </Button>
      <ConfirmDialog opened={asking} title={t('ask')} action={t('remove')} danger onConfirm={close} onClose={close}>
        {t('askText')}
      </ConfirmDialog>
    </div>
  );
}
