import type { HandoverPreview, WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { Button, Modal, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './dialogs.module.css';
import { handoverQuery, useRemoveMember } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = { member: WorkspaceMember; onClose: () => void };

const heldLines = ({ charts, others }: HandoverPreview): string[] => [
  ...(charts > 0 ? [t('heldcharts', { n: charts })] : []),
  ...others.map(({ kind, count }) => t(`held${kind}`, { n: count })),
];

const endingLines = ({ ends: { shares, departments } }: HandoverPreview): string[] => [
  ...(shares > 0 ? [t('endsshares', { n: shares })] : []),
  ...(departments > 0 ? [t('endsdepartments', { n: departments })] : []),
];

function Listed({ lead, lines }: { lead: string; lines: readonly string[] }) {
  return (
    <div>
      <p>{lead}</p>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Takes somebody out. Who owns what others need hands it over first: the dialog asks to whom. */
export function RemoveDialog({ member, onClose }: Props) {
  useFocusBack();
  const name = member.name || member.email;
  const isMember = member.userId !== null;
  const held = useQuery({ ...handoverQuery(member.id), enabled: isMember });
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = useRemoveMember();
  const lines = held.data ? heldLines(held.data) : [];
  const ending = held.data ? endingLines(held.data) : [];
  const colleagues = held.data?.colleagues ?? [];
  const heir = colleagues.find(({ userId }) => userId === chosen) ?? colleagues[0];
  const toUserId = lines.length > 0 ? (heir?.userId ?? null) : null;
  const ready = !isMember || (held.isSuccess && (lines.length === 0 || toUserId !== null));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isMember ? 'removeTitle' : 'invitationTitle', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <p>{t(isMember ? 'removeText' : 'invitationText')}</p>
        {isMember && held.isPending && (
          <Delayed>
            <SkeletonText lines={2} />
          </Delayed>
        )}
        {held.isError && (
          <ErrorState
            small
            error={held.error}
            title={t('couldNotLoadHandover', { name })}
            onRetry={() => void held.refetch()}
          />
        )}
        {lines.length > 0 && <Listed lead={t('ownsHere', { name })} lines={lines} />}
        {lines.length > 0 &&
          (colleagues.length === 0 ? (
            <FormFailure message={t('nobodyTakesOver')} />
          ) : (
            <NativeSelect
              label={t('takesOver')}
              value={toUserId ?? ''}
              data={colleagues.map((each) => ({ value: each.userId, label: each.name }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          ))}
        {ending.length > 0 && <Listed lead={t('endsHere')} lines={ending} />}
        <FormFailure message={failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            disabled={!ready}
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { id: member.id, toUserId },
                {
                  onSuccess: () => {
                    if (isMember) toast.success(t('removed', { name }));
                    onClose();
                  },
                  onError: (error) => {
                    setFailure(messageOf(error));
                    // whoever was to take over may have left meanwhile
                    void held.refetch();
                  },
                },
              )
            }
          >
            {isMember ? t('removeAction', { name }) : t('takeInvitationBack')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
