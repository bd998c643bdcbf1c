import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import type { ToastOptions, ToastTone } from '../toast.ts';
import { t } from '../ui.texts.ts';
import classes from './toast.module.css';

const icon: Record<ToastTone, IconName> = {
  error: 'alert-triangle',
  warning: 'alert-triangle',
  success: 'circle-check',
  info: 'info',
};

export function showToast({
  tone,
  message,
  title,
  duration,
  action,
  id,
}: ToastOptions & { tone: ToastTone; message: string; duration: number }) {
  const shown = id ?? `${tone}:${title ?? ''}:${message}`;
  const act = () => {
    notifications.hide(shown);
    action?.run();
  };
  // The same words twice are one message, shown anew.
  notifications.hide(shown);
  notifications.show({
    id: shown,
    title,
    message: action ? (
      <div className={classes.withAction}>
        {message}
        <Button size="compact-sm" variant="subtle" onClick={act}>
          {action.label}
        </Button>
      </div>
    ) : (
      message
    ),
    autoClose: duration,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': t('close') },
    role: tone === 'error' ? 'alert' : 'status',
    icon: <Icon name={icon[tone]} size={20} />,
    classNames: {
      root: classes.toast,
      icon: classes.icon,
      title: classes.title,
      description: classes.message,
      closeButton: classes.close,
    },
    mod: { tone, passing: !action && (tone === 'success' || tone === 'info') },
  });
}
