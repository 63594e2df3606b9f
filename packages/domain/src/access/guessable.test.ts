import { describe, expect, test } from 'vitest'
import { holdsGuessable } from './guessable'

const known = [
  '林晓雯',
  'lin xiaowen',
  'xiaowen.lin@yuanxing.example',
  '13800010001',
  '云岭生物科技有限公司',
  'Yunling Biotech Co., Ltd.',
]

describe('a password that strangers would try first holds', () => {
  test.each([
    ['the given name', 'Xiaowen2026'],
    ['the whole name', 'LINXIAOWEN7'],
    ['the whole name the other way round', '9xiaowenlin'],
    ['the name in characters', '林晓雯abc2026'],
    ['the company', 'yunling-77'],
    ['a part of what the company calls itself', 'MyBiotech27'],
    ['the company’s domain', 'Yuanxing!1'],
    ['the mobile number', 'a13800010001'],
    ['the name of this product', 'Sojourn2027'],
  ])('%s', (_what, password) => expect(holdsGuessable(password, known)).toBe(true))

  test('and nothing of that where a word is too short to say anything', () => {
    expect(
      ['Harbour27', 'Lingering-5', 'Colt-45-Co', '有限的时间abc1'].map((password) => holdsGuessable(password, known)),
    ).toEqual([false, false, false, false])
  })
})
