import { personColumns, type PersonColumn } from '@sojourn/contract/admin/people/people-columns'
import { text as zh } from '@sojourn/text/admin/people/import.zh-CN'
import { text as en } from '@sojourn/text/admin/people/import.en'
import { describe, expect, test } from 'vitest'
import { usualHeads } from '../people-import/usual-heads'
import { guessMapping, mapColumn, mappedRows, rememberedOf } from './column-mapping'

const meanings = (names: typeof zh.columns) => ({ columns: personColumns, usual: usualHeads, names })
const guess = (heads: readonly string[], remembered: Record<string, string> = {}) =>
  guessMapping(heads, meanings(zh.columns), remembered)

describe('what the heads of a file mean', () => {
  test('our own template, in either language', () => {
    for (const { columns } of [zh, en]) {
      const heads = personColumns.map((column: PersonColumn) => columns[column])
      expect(guessMapping(heads, meanings(columns), {})).toEqual(personColumns)
    }
  })

  test('what is usual, whatever its case, spaces and stars', () => {
    expect(guess(['Employee ID', '*姓名', 'E-mail', '手机号码', 'Manager', '备注'])).toEqual([
      'number',
      'name',
      'mail',
      'mobile',
      'superior',
      '',
    ])
  })

  test('a column of ours is taken once, the first time', () => {
    expect(guess(['邮箱', 'Email'])).toEqual(['mail', ''])
  })

  test('what was chosen the last time comes first, also that a column means nothing', () => {
    const remembered = rememberedOf(['Kürzel', 'Email'], ['number', ''])
    expect(guess(['Kürzel', 'Email', '邮箱'], remembered)).toEqual(['number', '', 'mail'])
  })
})

test('a column that is given to another of the file is taken from the one that had it', () => {
  expect(mapColumn(['mail', 'name', ''], 2, 'mail')).toEqual(['', 'name', 'mail'])
  expect(mapColumn(['mail', '', ''], 0, '')).toEqual(['', '', ''])
})

test('mapped columns alone are sent, without empty lines, and each row knows its line in the file', () => {
  const rows = [['1', 'x', '甲'], [], ['', 'y', ''], ['2', '', '乙']]
  expect(mappedRows(rows, ['number', '', 'name'])).toEqual({
    columns: ['number', 'name'],
    rows: [
      ['1', '甲'],
      ['2', '乙'],
    ],
    lines: [2, 5],
  })
})
