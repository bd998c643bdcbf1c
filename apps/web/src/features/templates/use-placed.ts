import type { Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import { messageOf } from '../../lib/form-errors.ts';
import { undoFor } from '../../lib/undoable.ts';
import { toast } from '../../ui/toast.ts';
import { usePlaceTemplate } from './templates.api.ts';
import { t } from './templates.texts.ts';

type Place = Pick<TemplateUpdate, 'sharing' | 'departmentIds' | 'archived'>;

/** Shares a template or archives it, says so, and offers the way back; also when what asked for it has closed meanwhile. */
export function usePlaced(template: Template) {
  const { mutateAsync } = usePlaceTemplate();
  const onError = (error: unknown) => void toast.error(messageOf(error), { title: t('notSaved') });
  return (place: Place, said: string): void => {
    const { sharing, departments, archived } = template;
    const before = { sharing, departmentIds: departments.map(({ id }) => id), archived };
    mutateAsync({ template, place }).then((placed) => {
      const undo = () => void mutateAsync({ template: placed, place: before }).catch(onError);
      toast.success(said, { duration: undoFor, action: { label: t('undo'), run: undo } });
    }, onError);
  };
}
