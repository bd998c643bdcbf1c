import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import tabs from '../../ui/tab-links.module.css';
import { AnswerList } from './AnswerList.tsx';
import { AskPanel } from './AskPanel.tsx';
import { Journals } from './Journals.tsx';
import { Library } from './Library.tsx';
import { SavedAnswer } from './SavedAnswer.tsx';
import type { EvidenceAddress } from './evidence-address.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

const views = [
  { view: undefined, label: t('ask') },
  { view: 'answers', label: t('answers') },
  { view: 'library', label: t('library') },
] as const;

/** Questions to the literature: where to search and the answer, earlier answers, and what the library holds. */
export function EvidencePage({ address: { view, answer } }: { address: EvidenceAddress }) {
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <nav className={tabs.tabs} aria-label={t('views')}>
        {views.map((one) => (
          <Link
            key={one.label}
            to="/deep-evidentia"
            search={{ view: one.view }}
            activeOptions={{ exact: true }}
            className={tabs.tab}
            aria-current={one.view === view ? 'page' : undefined}
            data-status={undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <div className={classes.page}>
        {view === undefined && <AskPanel before={<Journals />} />}
        {view === 'answers' && (answer === undefined ? <AnswerList /> : <SavedAnswer key={answer} id={answer} />)}
        {view === 'library' && <Library />}
      </div>
    </>
  );
}
