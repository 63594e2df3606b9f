import { expect, test } from 'vitest'
import { text } from '@sojourn/text/admin/people/arrangers.zh-CN'
import { rightOf } from './right-words'

const right = { over: 'department' as const, name: '财务部', isOver: false }

test.each([
  ['a department with what is below it', right, '财务部及下级部门 · 全部产品'],
  ['one person', { ...right, over: 'person' as const, name: '林晓雯' }, '林晓雯 · 全部产品'],
  ['everybody', { ...right, over: 'everybody' as const, name: '' }, '全公司 · 全部产品'],
  ['some products', { ...right, products: ['flight' as const, 'train' as const] }, '财务部及下级部门 · 国内机票、火车票'],
])('[S2.45] a right over %s says so', (_what, given, words) => {
  expect(rightOf(text, given)).toBe(words)
})

test('[S2.45] an end is to come or over', () => {
  expect(rightOf(text, { ...right, until: '2026-12-31' })).toMatch(/ · 至 2026.*12.*31/)
  expect(rightOf(text, { ...right, until: '2026-11-01', isOver: true })).toContain('到期')
})
