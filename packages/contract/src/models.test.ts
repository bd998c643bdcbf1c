import { expect, test } from 'vitest';
import { actionCosts, defaultModel, modelCost, models, pdfCost, priceOf } from './models.ts';

test('the prices are those of the specification', () => {
  expect(Object.fromEntries(models.map(({ key, credits }) => [key, credits]))).toEqual({
    'gpt-4.1': 1,
    'gpt-5-no-cds': 1,
    o3: 1,
    o1: 1,
    'o4-mini': 1,
    'gpt-5': 3,
    'grok-4': 5,
    'gpt-5-high': 15,
    'o3-pro': 15,
  });
  expect(Object.fromEntries(models.map(({ key, processingTime }) => [key, processingTime]))).toEqual({
    'gpt-4.1': '30-60 seconds',
    'gpt-5-no-cds': '45-90 seconds',
    o3: '1-2 minutes',
    o1: undefined,
    'o4-mini': undefined,
    'gpt-5': '1-2 minutes',
    'grok-4': undefined,
    'gpt-5-high': '3-5 minutes',
    'o3-pro': undefined,
  });
  expect(models.find(({ key }) => key === 'gpt-5-no-cds')?.name).toBe('GPT-5 Standard');
  expect(new Set(Object.values(actionCosts))).toEqual(new Set([1]));
  expect(models.filter(({ offered }) => offered).map(({ key }) => key)).toHaveLength(5);
  expect(modelCost(defaultModel)).toBe(1);
});

test('a PDF costs its model’s PDF price, else the larger of 3 and the model’s credits', () => {
  expect(['gpt-4.1', 'o3', 'o3-pro', 'gpt-5', 'grok-4', 'gpt-5-high'].map(pdfCost)).toEqual([3, 3, 15, 3, 5, 15]);
});

test('recordings and commands cost their model, other actions their own price', () => {
  expect(priceOf('note', 'gpt-5')).toBe(3);
  expect(priceOf('command', 'o3-pro')).toBe(15);
  expect(priceOf('fax', 'o3-pro')).toBe(1);
  expect(priceOf('note', 'of-the-future')).toBe(1);
});

test('the built-in engine has one price for recordings, commands and PDFs', () => {
  expect((['note', 'command', 'pdf', 'fax'] as const).map((action) => priceOf(action, null))).toEqual([1, 1, 1, 1]);
});
