import { config, type LinkName } from '../lib/config.ts';
import type { FrameProfile } from '../lib/session/stored-profile.ts';
import type { IconName } from '../ui/icons.ts';
import { t } from './shell.texts.ts';

/** One entry of the navigation tree: a page, a link out of the product, or a group of entries. */
export type NavItem = {
  key: string;
  title: string;
  /** Title where there is little room. */
  short?: string;
  icon: IconName;
  /** The page's route; its title is found by it. */
  path?: string;
  /** Name of the outside address in the configuration. */
  link?: LinkName;
  children?: readonly NavItem[];
  /** A second value beside the title. */
  secondary?: string;
  /** Works in full and shows a small label. */
  beta?: boolean;
  /** Closed by a flag: the entry stands in the row "Coming Soon", and its page says so. */
  locked?: boolean;
  /** Has a title but no place in the menu. */
  hidden?: boolean;
  /** Has the filter of patients and tasks in its address, and takes it along from another such page. */
  filtered?: boolean;
  /** A group that starts closed. */
  folded?: boolean;
};

/** All routes behind sign-in, in the menu's order (specification, section 2). */
export const navigation: readonly NavItem[] = [
  { key: 'patients', title: t('patients'), icon: 'users', path: '/my-projects', filtered: true },
  { key: 'chat', title: t('noteEditor'), icon: 'file-text', path: '/chat', hidden: true },
  { key: 'templates', title: t('templates'), icon: 'template', path: '/template-maker', beta: true },
  { key: 'pre-chats', title: t('preChats'), icon: 'nurse', path: '/pre-chats' },
  {
    key: 'agents',
    title: t('agents'),
    icon: 'robot',
    children: [
      { key: 'ai-tasks', title: t('aiTasks'), icon: 'checklist', path: '/ai-tasks', filtered: true },
      { key: 'deep-evidentia', title: t('deepEvidentia'), icon: 'book', path: '/deep-evidentia' },
      { key: 'patient-viewer', title: t('patientViewer'), icon: 'heartbeat', path: '/ai-patient-viewer' },
      { key: 'fax', title: t('fax'), icon: 'fax', path: '/fax' },
      { key: 'ai-forms', title: t('aiForms'), icon: 'forms', path: '/ai-forms' },
      { key: 'extension', title: t('extension'), icon: 'browser', link: 'extensionStore' },
    ],
  },
  { key: 'schedule', title: t('schedule'), icon: 'calendar', path: '/schedules', beta: true },
  { key: 'teams', title: t('teams'), short: t('teamsShort'), icon: 'users-group', path: '/team-members' },
  { key: 'messages', title: t('messages'), icon: 'message', path: '/messaging' },
  {
    key: 'collaboration',
    title: t('collaboration'),
    icon: 'share',
    folded: true,
    children: [
      { key: 'community', title: t('community'), icon: 'users', link: 'community' },
      { key: 'video-training', title: t('videoTraining'), icon: 'video', link: 'videoTraining' },
      { key: 'self-help', title: t('selfHelp'), icon: 'help-circle', link: 'selfHelpGuide' },
    ],
  },
  { key: 'analytics', title: t('analytics'), icon: 'chart-bar', path: '/analytics', beta: true },
  { key: 'automations', title: t('automations'), icon: 'sparkles', path: '/automations' },
  { key: 'video-visits', title: t('videoVisits'), icon: 'video', path: '/video-visits', hidden: true },
  { key: 'settings', title: t('settings'), icon: 'settings', path: '/settings' },
  { key: 'audit', title: t('audit'), icon: 'shield', path: '/audit' },
  { key: 'checks', title: t('evidenceChecks'), icon: 'checklist', path: '/checks', hidden: true },
  { key: 'onboarding', title: t('onboarding'), icon: 'star', path: '/onboarding', hidden: true },
];

/** Routes without the top bar, by their first path segment. */
export const withoutTopBar: ReadonlySet<string> = new Set(['onboarding']);

/** The pages in a phone's bottom bar, beside Record and the whole menu. */
export const phonePlaces = ['patients', 'templates', 'teams'];

/** The entry a path belongs to: the longest route that the path starts with, by whole segments. */
export function findByPath(path: string, items: readonly NavItem[] = navigation): NavItem | null {
  const fits = flatten(items).filter((item) => item.path && (path === item.path || path.startsWith(`${item.path}/`)));
  return fits.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0] ?? null;
}

/** The page's title, or the product's name when the path is in no entry. */
export function titleFor(path: string): string {
  return findByPath(path)?.title ?? t('appName');
}

/** What the menu shows to this person. */
export function visibleItems(
  items: readonly NavItem[],
  user: Pick<FrameProfile, 'isRestrictedTemplateOperations' | 'abilities'> | undefined,
): NavItem[] {
  const closed = new Set([
    ...(user?.isRestrictedTemplateOperations ? ['templates'] : []),
    ...(user?.abilities?.readLog ? [] : ['audit']),
  ]);
  return items.filter((item) => !item.hidden && !closed.has(item.key));
}

/** The menu: the open entries, and one folded row at its end with those that are still to come. */
export function menuRows(items: readonly NavItem[]): NavItem[] {
  const closed = flatten(items).filter(isLocked);
  if (closed.length === 0) return [...items];
  return [
    ...openRows(items),
    { key: 'coming-soon', title: t('comingSoonTitle'), icon: 'clock', folded: true, children: closed },
  ];
}

/** An area that is not built, or an outside page without a configured address. */
export function isLocked({ locked, link }: NavItem): boolean {
  return locked === true || (link !== undefined && !config.links[link]);
}

/** A group without an open entry is left out. */
function openRows(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (!item.children) return isLocked(item) ? [] : [item];
    const children = openRows(item.children);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

export function flatten(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}
