import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRemovedIds } from '../../lib/undoable.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StarterPreview } from './StarterPreview.tsx';
import { TemplateEditor } from './editor/TemplateEditor.tsx';
import { TemplateLists } from './TemplateLists.tsx';
import { startersQuery } from './templates.api.ts';
import { templatesQuery } from './templates-query.api.ts';
import type { TemplatesSearch } from './templates-search.ts';
import { t } from './templates.texts.ts';
import classes from './TemplatesPage.module.css';
import { useMayManageTemplates } from './use-may-manage.ts';
import { useRollbackNotice } from './use-rollback-notice.ts';

type Props = { search: TemplatesSearch; onSearch: (search: TemplatesSearch) => void };

/** Templates and starters at the left, the one that is open at the right. */
export function TemplatesPage({ search, onSearch }: Props) {
  const mayManage = useMayManageTemplates();
  useRollbackNotice();
  const open = search.id !== undefined || search.starter !== undefined || search.make === true;

  return (
    <>
      <PageHeader
        title={t('templates')}
        description={t('about')}
        actions={
          mayManage && (
            <>
              <Button
                variant="default"
                leftSection={<Icon name="sparkles" size={16} />}
                renderRoot={(props) => <Link to="/onboarding" {...props} />}
              >
                {t('personalize')}
              </Button>
              <Button leftSection={<Icon name="plus" size={16} />} onClick={() => onSearch({ make: true })}>
                {t('newTemplate')}
              </Button>
            </>
          )
        }
      />
      <div className={classes.panes} data-open={open || undefined}>
        <TemplateLists search={search} />
        <div className={classes.detail}>
          <Button
            className={classes.back}
            variant="subtle"
            color="gray"
            leftSection={<Icon name="arrow-left" size={16} />}
            onClick={() => onSearch({})}
          >
            {t('backToList')}
          </Button>
          <Detail search={search} onSearch={onSearch} />
        </div>
      </div>
    </>
  );
}

function Detail({ search, onSearch }: Props) {
  const own = useQuery(templatesQuery);
  const starters = useQuery(startersQuery);
  const removed = useRemovedIds();
  const open = ({ id }: { id: string }) => onSearch({ id });
  if (search.make) return <TemplateEditor key="new" template={null} onSaved={open} />;
  if (search.id !== undefined) {
    const template = own.data?.find(({ id }) => id === search.id && !removed.has(id));
    if (!template) return own.isSuccess ? <EmptyState drawing="lost" title={t('notFound')} /> : null;
    return (
      <TemplateEditor
        key={template.id}
        template={template}
        learn={search.learn === true}
        onSaved={open}
        onDeleted={() => onSearch({})}
      />
    );
  }
  if (search.starter !== undefined) {
    const starter = starters.data?.find(({ key }) => key === search.starter);
    if (!starter) return starters.isSuccess ? <EmptyState drawing="lost" title={t('notFound')} /> : null;
    return <StarterPreview starter={starter} onAdded={open} />;
  }
  return (
    <EmptyState drawing="template" title={t('pickOne')}>
      {t('pickOneText')}
    </EmptyState>
  );
}
