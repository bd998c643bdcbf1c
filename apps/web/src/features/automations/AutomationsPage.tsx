import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Delayed } from '../../ui/Delayed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { automationQuery } from './automations.api.ts';
import { gridhookQuery, workspaceGridhooksQuery } from './gridhook.api.ts';
import classes from './Automations.module.css';
import { t } from './automations.texts.ts';
import { AutoTaskers } from './AutoTaskers.tsx';
import { CopyingSection } from './CopyingSection.tsx';
import { GridhookSection } from './GridhookSection.tsx';
import { ProfileSwitch } from './ProfileSwitch.tsx';
import { WorkspaceGridhooks } from './WorkspaceGridhooks.tsx';
import { limits } from '@clinical/contract/limits';

/** What happens by itself, in five sections. A change is saved at once. */
export function AutomationsPage() {
  // a section that came later would push the others down
  const isPending = useQueries({
    queries: [userInfoQuery(), automationQuery, gridhookQuery, workspaceGridhooksQuery],
    combine: (answers) => answers.some((answer) => answer.isPending),
  });
  const [isShown, setShown] = useState(!isPending);
  // a section that failed asks again by itself
  if (!isPending && !isShown) setShown(true);
  if (!isShown) {
    return (
      <div className={classes.page}>
        <PageHeader title={t('title')} />
        <Delayed>
          <SkeletonRows />
        </Delayed>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} />
      <ProfileSwitch
        section={t('context')}
        name="autoAppend"
        label={t('autoAppend')}
        description={t('autoAppendHint')}
      />
      <ProfileSwitch
        section={t('recording')}
        name="spokenNotice"
        label={t('spokenNotice')}
        description={t('spokenNoticeHint', { n: limits.spokenNotices })}
      />
      <CopyingSection />
      <AutoTaskers />
      <GridhookSection />
      <WorkspaceGridhooks />
    </div>
  );
}
