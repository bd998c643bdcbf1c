import { PageHeader } from '../../ui/PageHeader.tsx';
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
