import type { Message } from '@clinical/contract/messaging/messaging.schemas';
import { t } from './messaging.texts.ts';

/** Who wrote a message; the program wrote an alert. */
export const authorName = ({ author }: Pick<Message, 'author'>): string => author?.name ?? t('program');
