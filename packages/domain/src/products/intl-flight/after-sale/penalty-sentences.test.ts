import { expect, test } from 'vitest'
import type { KeptIntlPenalty } from '../kept'
import { currencyAmount, penaltySentence } from './penalty-sentences'

const refund: KeptIntlPenalty = {
  kind: 'refund',
  scope: 'unused',
  unit: 'ticket',
  window: { unit: 'hours', from: 72 },
  permission: 'allowed',
  fee: { amount: 150_000, currency: 'CNY' },
}
test.each<[Partial<KeptIntlPenalty>, string, string]>([
  [
    {},
    '退票（客票全部未使用，起飞前 72 小时以前）：允许，每张客票收取 CNY 1,500',
    'Refund (ticket wholly unused, 72 hours or more before departure): allowed for CNY 1,500 per ticket',
  ],
  [
    { permission: 'unknown', window: { unit: 'hours' } },
    '退票（客票全部未使用，任何时间）：规则未明确，须由客服向航空公司核实',
    'Refund (ticket wholly unused, at any time): not stated; our staff ask the airline',
  ],
  [
    { permission: 'forbidden', scope: 'partlyUsed' },
    '退票（客票部分使用，起飞前 72 小时以前）：不允许',
    'Refund (ticket partly used, 72 hours or more before departure): not allowed',
  ],
  [
    {
      kind: 'change',
      scope: 'inbound',
      unit: 'direction',
      window: { unit: 'days', from: 1, to: 3 },
      fee: { amount: 12_000, currency: 'JPY' },
    },
    '改期（返程，起飞前 3 天至 1 天）：允许，每个方向收取 JPY 12,000',
    'Change of date (return, 3 days to 1 day before departure): allowed for JPY 12,000 per direction',
  ],
  [
    { kind: 'taxRefund', tax: 'CN', fee: undefined as never, window: { unit: 'hours' } },
    '税费 CN（客票全部未使用，任何时间）：可退',
    'Tax CN (ticket wholly unused, at any time): returned',
  ],
  [
    { fee: undefined as never, percent: 20, window: { unit: 'hours', to: 24 } },
    '退票（客票全部未使用，起飞前 24 小时以内及起飞后）：允许，每张客票收取票面价的 20%',
    'Refund (ticket wholly unused, within 24 hours of departure and after it): allowed for 20% of the fare per ticket',
  ],
])('%j', (change, chinese, english) => {
  expect(penaltySentence({ ...refund, ...change }, 'zh-CN')).toBe(chinese)
  expect(penaltySentence({ ...refund, ...change }, 'en')).toBe(english)
})

test.each([
  [{ amount: 5050, currency: 'EUR' }, 'EUR 50.50'],
  [{ amount: 5000, currency: 'EUR' }, 'EUR 50'],
  [{ amount: 1_234_567, currency: 'KRW' }, 'KRW 1,234,567'],
  [{ amount: 10_005, currency: 'KWD' }, 'KWD 10.005'],
])('%j reads %s', (amount, words) => expect(currencyAmount(amount)).toBe(words))
