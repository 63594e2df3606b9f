import { describe, expect, test } from 'vitest'
import { moved, withItem } from './list-order'
import { optionLines, optionsOf } from './option-lines'

const names = (simplified: string, traditional = simplified, en = simplified) => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const options = [
  { value: 'none', names: names('不属于项目', '不屬於專案', 'No project') },
  { value: 'YX-1', names: names('一期') },
]

describe('[S3.07] options of a field, a line each', () => {
  test('are written and read back as they were', () => {
    expect(optionLines(options)).toBe('不属于项目 | 不屬於專案 | No project\n一期')
    expect(optionsOf(optionLines(options), options)).toEqual(options)
  })

  test('a new line is new; one that is named as before keeps what applications know of it', () => {
    expect(optionsOf('二期\n\n 一期 | | Phase one', options)).toEqual([
      { value: '', names: names('二期') },
      { value: 'YX-1', names: names('一期', '一期', 'Phase one') },
    ])
  })
})

test('an entry changes its place with its neighbour, and none goes beyond an end', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toBeUndefined()
  expect(moved(['a', 'b'], 1, 1)).toBeUndefined()
  expect(withItem(['a', 'b'], 0, 'x')).toEqual(['x', 'b'])
  expect(withItem(['a'], undefined, 'x')).toEqual(['a', 'x'])
})
