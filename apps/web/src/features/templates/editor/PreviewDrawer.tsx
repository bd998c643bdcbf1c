import { Drawer } from '@mantine/core';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { TemplatePreview } from '../onboarding/TemplatePreview.tsx';
import type { TemplateForm } from '../template-form.ts';
import { t } from '../templates.texts.ts';

type Props = { form: TemplateForm; onClose: () => void };

/** What the server makes of a made-up visit by the template as it stands in the form, for its price. No chart is touched. */
export function PreviewDrawer({ form, onClose }: Props) {
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      size="lg"
      title={t('previewOutput')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TemplatePreview form={form} />
    </Drawer>
  );
}
