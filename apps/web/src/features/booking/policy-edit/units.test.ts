import { expect, test } from 'vitest'
import { airHours, days, hours, journeyHours, ofFullFare, percent, yuan, type Unit } from './units'

test.each<[string, Unit, string, number | undefined]>([
  ['yuan are kept in fen', yuan, '1,280.5', 128_050],
  ['nothing is no amount', yuan, '', undefined],
  ['words are no amount', yuan, 'abc', undefined],
  ['an amount is not below nothing', yuan, '-1', undefined],
  ['a million yuan is the most', yuan, '1000000', 100_000_000],
  ['more than a million yuan is too much', yuan, '1000000.01', undefined],
  ['hours of a journey are kept in minutes', journeyHours, '2.5', 150],
  ['a journey of minutes is none', journeyHours, '0.4', undefined],
  ['a line may begin at no hours in the air', airHours, '0', 0],
  ['6.0 折 is 60 tenths', ofFullFare('zh-CN'), '6.0', 60],
  ['8.5 折 is 85 tenths', ofFullFare('zh-TW'), '8.5', 85],
  ['60 percent is 60 tenths', ofFullFare('en'), '60', 60],
  ['0.9 折 is less than any fare', ofFullFare('zh-CN'), '0.9', undefined],
  ['twelve hours around a departure are the most', hours, '13', undefined],
  ['half an hour around a departure is none', hours, '1.5', undefined],
  ['days ahead are whole', days, '3', 3],
  ['ninety days ahead are the most', days, '91', undefined],
  ['percent are whole', percent, '120', 120],
])('[S2.46] %s', (_title, unit, typed, value) => expect(unit.read(typed)).toBe(value))

test.each<[Unit, number, string]>([
  [yuan, 20_000, '200'],
  [yuan, 12_050, '120.5'],
  [journeyHours, 150, '2.5'],
  [ofFullFare('zh-CN'), 60, '6'],
  [ofFullFare('zh-CN'), 85, '8.5'],
  [ofFullFare('en'), 85, '85'],
])('[S2.46] what is kept is shown as people say it (%#)', (unit, value, shown) => {
  expect(unit.show(value)).toBe(shown)
  expect(unit.read(shown)).toBe(value)
})
