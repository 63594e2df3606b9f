// @vitest-environment happy-dom
import type { IntlRule } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { RulesTable } from './rules-table'

inBrowser('products/intl-flight/search/itinerary')

const rule = (more: Partial<IntlRule>): IntlRule => ({
  kind: 'refund',
  permission: 'allowed',
  sentence: '',
  subject: '退票',
  scope: '全部未使用',
  when: '起飞 72 小时前',
  answer: '收费 EUR 190',
  always: false,
  ...more,
})

test('[handbook 2.2] each window has its column; what holds at any time stands across them, and a fee says its yuan', () => {
  const rules = [
    rule({ yuan: 145_000 }),
    rule({ when: '起飞前 72 小时内', permission: 'forbidden', answer: '不可' }),
    rule({ scope: '部分使用', when: '任何时间', always: true, permission: 'unknown', answer: '须核实' }),
  ]
  showPart(<RulesTable rules={rules} caption="规则" />)
  const table = within(screen.getByRole('table', { name: '规则' }))
  const text = readText('products/intl-flight/search/itinerary').rules
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    text.what,
    '起飞 72 小时前',
    '起飞前 72 小时内',
  ])
  const [first, second] = table.getAllByRole('row').slice(1)
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell')
  expect(cells(first!).map((cell) => cell.textContent)).toEqual([
    `收费 EUR 190 ${text.yuan({ amount: formatPrice(145_000) })}`,
    '不可',
  ])
  expect(cells(second!).map((cell) => [cell.textContent, cell.getAttribute('colspan')])).toEqual([['须核实', '2']])
})

test('no rule hides another of its row: one of any time stands in each window, two of a window stand together', () => {
  const rules = [
    rule({}),
    rule({ answer: '另收税费' }),
    rule({ when: '起飞前 72 小时内', answer: '不可' }),
    rule({ when: '任何时间', always: true, answer: '须核实' }),
  ]
  showPart(<RulesTable rules={rules} caption="规则" />)
  const cells = within(screen.getByRole('table', { name: '规则' })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['收费 EUR 190另收税费须核实', '不可须核实'])
})
