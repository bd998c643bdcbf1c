import { Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactElement, useId } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { OpenedMenu } from '../../../ui/OpenedMenu.tsx';
import { toast } from '../../../ui/toast.ts';
import { userInfoQuery, useUpdateProfile } from '../../accounts/public.ts';
import { usePrices } from '../../credits/public.ts';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { chooseModel, useChartModel } from './chart-model.ts';
import { builtInKey, modelChoices, modelName, type ModelChoice, unconnectedModels } from './model-choices.ts';
import { t } from './model.texts.ts';
import classes from './ModelPicker.module.css';

type Target = ReactElement<ComponentProps<'button'> & { 'data-note'?: string }>;

/** The models with what each is for, how long it takes and costs; one that cannot be had says why. */
export function ModelMenu({ target }: { target: Target }) {
  const noteId = target.props['data-note'] ?? '';
  const model = useChartModel(noteId);
  const profile = useQuery(userInfoQuery()).data;
  const notes = useQuery(enginesQuery).data?.find(({ area }) => area === 'notes');
  const prices = usePrices();
  const update = useUpdateProfile();
  const needsServer = useNeedsServer();
  const reasonId = useId();
  const builtIn = notes?.engine === 'local';
  const choices = builtIn
    ? unconnectedModels(notes.reason)
    : modelChoices([model, profile?.model], notes?.models ?? [], prices);
  const choose = (key: string) => {
    if (choices.find((choice) => choice.key === key)?.refused === null) chooseModel(noteId, key);
  };
  const keep = () =>
    model !== undefined &&
    update.mutate(
      { model },
      {
        onSuccess: () => toast.success(t('nowDefault', { name: modelName(model) })),
        onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
      },
    );
  return (
    <OpenedMenu target={target} width={320} position="bottom-end">
      <Menu.Dropdown className={classes.menu}>
        <Menu.Label>{t('title')}</Menu.Label>
        <Menu.RadioGroup value={builtIn ? builtInKey : (model ?? '')} onChange={choose}>
          {builtIn && prices && <BuiltIn price={prices.of('note')} />}
          {builtIn && (
            <Menu.Label id={reasonId} className={classes.reason} data-of-all>
              {notes.reason}
            </Menu.Label>
          )}
          {choices.map((choice) => (
            <Choice key={choice.key} choice={choice} describedBy={builtIn ? reasonId : undefined} />
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Text className={classes.about}>{builtIn ? t('connect') : t('until')}</Text>
        {!builtIn && model !== undefined && profile && model !== profile.model && (
          <Menu.Item leftSection={<Icon name="check" size={16} />} onClick={keep} {...needsServer}>
            {t('always', { name: modelName(model) })}
          </Menu.Item>
        )}
        {choices.some(({ refused }) => refused?.why === 'credits') && (
          <Menu.Item
            leftSection={<Icon name="settings" size={16} />}
            renderRoot={(root) => <Link to="/settings" search={{ tab: 'billing' }} {...root} />}
          >
            {t('billing')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

/** The engine of this machine, where no model is connected: the one that writes, whatever else is in the list. */
function BuiltIn({ price }: { price: number }) {
  return (
    <Menu.RadioItem value={builtInKey}>
      <span className={classes.line}>
        <span className={classes.called}>{t('builtIn')}</span>
        <span className={classes.price}>{sayPrice(price)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.small}>{t('builtInAbout')}</span>
        <span className={classes.price}>{t('builtInTime')}</span>
      </span>
    </Menu.RadioItem>
  );
}

const sayPrice = (price: number): string => (price === 0 ? t('free') : t('credits', { n: price }));

/** One that cannot be chosen can be reached all the same: its reason is to be read. */
function Choice({ choice, describedBy }: { choice: ModelChoice; describedBy?: string | undefined }) {
  const { key, name, description, processingTime, price, refused } = choice;
  return (
    <Menu.RadioItem
      value={key}
      aria-disabled={refused !== null || undefined}
      aria-describedby={describedBy}
      data-off={refused !== null || undefined}
      closeMenuOnClick={refused === null}
    >
      <span className={classes.line}>
        <span className={classes.called}>{name}</span>
        <span className={classes.price}>{sayPrice(price)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.small}>{description}</span>
        <span className={classes.price}>{processingTime ?? t('timeNotKnown')}</span>
      </span>
      {refused && describedBy === undefined && <span className={classes.reason}>{refused.text}</span>}
    </Menu.RadioItem>
  );
}
