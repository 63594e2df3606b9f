import { describe, expect, test } from 'vitest'
import { recordActs } from '@sojourn/contract/admin/record-words'
import { text as departments } from '@sojourn/text/admin/departments/words.zh-CN'
import { text as named } from '@sojourn/text/admin/named.zh-CN'
import { text } from '@sojourn/text/admin/record.zh-CN'
import { wordOfAct, wordsOfChanges } from './record-words'

const words = {
  labels: { ...named.fields, ...departments.fields },
  values: { name: { a: '甲' } },
  day: (date: string) => `${date} 日`,
}

describe('the history of the console', () => {
  test('names fields as their form does, and leaves out what no form shows', () => {
    const changes = [
      { field: 'head', before: '', after: '陈志远' },
      { field: 'secret', before: '1', after: '2' },
    ]
    expect(wordsOfChanges(changes, words)).toEqual([{ key: 'head', label: '负责人', before: '', after: '陈志远' }])
  })

  test('says words of ours, days and lists as people read them', () => {
    const changes = [
      { field: 'name', before: 'a', after: ['a', 'b'] },
      { field: 'endedOn', before: '', after: '2026-12-01' },
    ]
    expect(wordsOfChanges(changes, words).map(({ before, after }) => [before, after])).toEqual([
      ['甲', ['甲', 'b']],
      ['', '2026-12-01 日'],
    ])
  })

  test('an end is of an employment, a department or a grade', () => {
    expect(wordOfAct(text.acts, 'person', 'ended')).toBe('办理离职')
    expect(wordOfAct(text.acts, 'department', 'ended')).toBe('撤销')
    expect(wordOfAct(text.acts, 'grade', 'ended')).toBe('停用')
    expect(recordActs.map((act) => wordOfAct(text.acts, 'person', act))).toAllSatisfy((word) => word !== '')
  })
})
