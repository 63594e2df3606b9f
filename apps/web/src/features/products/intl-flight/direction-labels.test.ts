import { text } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { expect, test } from 'vitest'
import { directionLabels } from './direction-labels'

test.each([
  ['one way', [['SHA', 'SIN']], [undefined]],
  [
    'there and back',
    [
      ['SHA', 'SIN'],
      ['SIN', 'SHA'],
    ],
    ['去程', '返程'],
  ],
  [
    'two that do not return',
    [
      ['SHA', 'SIN'],
      ['SIN', 'TYO'],
    ],
    ['第 1 程', '第 2 程'],
  ],
])('%s', (_title, ends, labels) =>
  expect(
    directionLabels(
      text,
      ends.map(([from = '', to = '']) => ({ from, to })),
    ),
  ).toEqual(labels),
)
