import { expect, test } from 'vitest'
import { taxName } from './tax-names'

test.each([
  ['YC', '美国海关使用费', 'United States customs user fee'],
  ['PT', '葡萄牙机场及政府税费', 'Portugal airport and government charges'],
  ['XT', 'XT', 'XT'],
])('[handbook 2.2] the tax %s', (code, zh, en) => expect([taxName(code, 'zh-CN'), taxName(code, 'en')]).toEqual([zh, en]))
