import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './toast.module.css';

export function ToastStack() {
  return <Notifications position="top-right" limit={4} zIndex={1_000} containerWidth={360} className={classes.stack} />;
}
