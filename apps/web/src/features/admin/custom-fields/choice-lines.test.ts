import { describe, expect, test } from 'vitest'
import { choiceLines, choicesOf } from './choice-lines'

const same = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name })
const east = { value: 'east', names: { 'zh-CN': '华东', 'zh-TW': '華東', en: 'East China' }, ended: false }
const north = { value: 'north', names: same('华北'), ended: false }
const parents = [
  { value: 'east', name: '华东' },
  { value: 'north', name: '华北' },
]

describe('[S2.48] choices as lines of a sheet', () => {
  test('come back as they were, with their values', () => {
    expect(choiceLines([east, north], undefined)).toBe('华东\tEast China\n华北')
    expect(choicesOf('华东\tEast China\n华北', [east, north], undefined)).toEqual([east, north])
  })
  test('one that is left out ends, one that is new has no value yet', () => {
    expect(choicesOf('华北\r\n西南\n', [east, north], undefined)).toEqual([
      north,
      { value: '', names: same('西南'), ended: false },
      { ...east, ended: true },
    ])
  })
  test('of a list that depends on another, each names the choice above it', () => {
    const office = { value: '总部', names: same('总部'), ended: false, parent: 'east' }
    expect(choiceLines([office], parents)).toBe('总部\t华东')
    expect(choicesOf('总部\t华东\n总部\t华北', [office], parents)).toEqual([
      office,
      { value: '', names: same('总部'), ended: false, parent: 'north' },
    ])
  })
})
