import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { describe, expect, test } from 'vitest'
import { byTitle, opensUpward, searchDiallingCodes } from './dialling-codes'

const entry = (code: string, areaName: string, titleName: string, region: string): DiallingCode => ({
  code,
  areaName,
  areaPinYinInitial: titleName,
  titleName,
  region,
})
const list = [
  entry('61', '澳大利亚', 'A', 'AU'),
  entry('853', '中国澳门', 'A', 'MO'),
  entry('1', '加拿大', 'J', 'CA'),
  entry('1', '美国', 'M', 'US'),
  entry('86', '中国', 'Z', 'CN'),
]

describe('[S2.65] dialling codes', () => {
  test('[S3.18] stand under their headings in the order given', () => {
    expect(byTitle(list).map(({ letter, codes }) => [letter, codes.map(({ region }) => region)])).toEqual([
      ['A', ['AU', 'MO']],
      ['J', ['CA']],
      ['M', ['US']],
      ['Z', ['CN']],
    ])
  })

  test.each([
    ['中国', ['MO', 'CN']],
    ['86', ['CN']],
    ['+86', ['CN']],
    [' 1 ', ['AU', 'CA', 'US']],
    ['大', ['AU', 'CA']],
    ['不存在', []],
  ])('[S5.21] a part of the code or of the name finds it: %s', (keyword, regions) => {
    expect(searchDiallingCodes(list, keyword).map(({ region }) => region)).toEqual(regions)
  })

  test('[S9.18] under 408 px of room it opens upward, unless there is even less above', () => {
    expect(opensUpward(408, 900)).toBe(false)
    expect(opensUpward(407, 900)).toBe(true)
    expect(opensUpward(300, 200)).toBe(false)
  })
})
