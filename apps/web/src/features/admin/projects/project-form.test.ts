import { expect, test } from 'vitest'
import { text } from '@sojourn/text/admin/cost-objects/projects.zh-CN'
import { newProject, periodOf, savedProject, sentProject } from './project-form'

const names = { 'zh-CN': '一期', 'zh-TW': '一期', en: 'Phase one' }

test('[S2.48] a project is sent as it was read; what is not there is left out', () => {
  const { value } = savedProject({ code: 'P1', version: 1, name: '一期', names, from: '2026-12-01' })
  expect(sentProject(value)).toEqual({ code: 'P1', names, from: '2026-12-01' })
  expect(sentProject({ ...newProject.value, code: ' P2 ' })).toEqual({ code: 'P2', names: { 'zh-CN': '', 'zh-TW': '', en: '' } })
})

test.each([
  [{}, '不限'],
  [{ from: '2026-12-01' }, '2026-12-01 起'],
  [{ to: '2026-12-31' }, '至 2026-12-31'],
  [{ from: '2026-12-01', to: '2026-12-31' }, '2026-12-01 至 2026-12-31'],
])('[S2.48] the period %j reads %s', (period, words) => {
  expect(periodOf(period, text, (day) => day)).toBe(words)
})
