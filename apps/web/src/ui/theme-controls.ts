import type { MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';

/** How the library's controls look here: 32 or 36 high, hairline borders, one focus ring. Loads no component by itself. */
export const controls: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
    classNames: { root: classes.actionIcon },
  },
  // What explains a field stands below it, so that fields side by side keep one line.
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: classes.label, description: classes.description, error: classes.error },
  },
  Input: { defaultProps: { size: 'sm' }, classNames: { wrapper: classes.inputWrapper, input: classes.input } },
  TextInput: { defaultProps: { size: 'sm' } },
  PasswordInput: { defaultProps: { size: 'sm' }, classNames: { innerInput: classes.innerInput } },
  Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 3 } },
  Select: {
    // The list itself scrolls: a scrolling box around it could not be reached by keyboard.
    defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right', withScrollArea: false },
    classNames: { options: classes.options },
  },
  Combobox: { defaultProps: { shadow: 'md' } },
  Menu: {
    // Without the placeholder the first item has the focus, as people who use the keyboard expect.
    defaultProps: {
      withInitialFocusPlaceholder: false,
      shadow: 'md',
      position: 'bottom-end',
      offset: 4,
      transitionProps: { duration: 120 },
    },
  },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Tooltip: {
    defaultProps: { openDelay: 300, withArrow: false, transitionProps: { duration: 120 } },
    classNames: { tooltip: classes.tooltip },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      padding: 'lg',
      transitionProps: { duration: 150 },
      overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
    },
    classNames: { title: classes.modalTitle, header: classes.modalHeader, content: classes.raised },
  },
  Drawer: {
    defaultProps: {
      padding: 'lg',
      position: 'right',
      transitionProps: { duration: 150 },
      overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
    },
    classNames: { title: classes.modalTitle, header: classes.modalHeader, content: classes.raised },
  },
  Tabs: { classNames: { tab: classes.tab } },
  Anchor: { classNames: { root: classes.anchor } },
  SegmentedControl: { classNames: { root: classes.segments, label: classes.segment } },
  Skeleton: { classNames: { root: classes.skeleton } },
  Switch: { defaultProps: { withThumbIndicator: false } },
  Paper: { defaultProps: { radius: 'md' } },
  Progress: { defaultProps: { size: 6, radius: 'xl' } },
};
