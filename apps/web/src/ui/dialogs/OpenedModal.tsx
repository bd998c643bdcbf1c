import { Modal, type ModalProps } from '@mantine/core';

/** The dialog itself; `LaterModal` loads it. */
export function OpenedModal(props: ModalProps) {
  return <Modal {...props} />;
}
