import { usualHours } from '@sojourn/domain/booking/office-hours'
import { text } from '@sojourn/text/admin/company/office-hours.zh-CN'
import { expect, test } from 'vitest'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { wordsOfChanges } from '@sojourn/domain/admin/record/record-words'
import { officeHoursWords } from '@sojourn/domain/admin/record/words-of-records'
import { formatFullDate } from '../../../kit/text/format'
import { hoursFields } from './hours-form'

test('what is changed of office hours is told day by day', () => {
  const next = {
    ...usualHours,
    week: usualHours.week.map((day, index) => (index === 6 ? { ...day, open: true, to: '12:00' } : day)),
    days: [{ date: '2026-12-31', works: false, name: '年会' }],
    approvals: true,
  }
  const changes = changesBetween(usualHours, next, hoursFields(text))
  expect(changes.map(({ key }) => key)).toEqual(['week', 'days', 'approvals'])
  expect(changes[0]!.before).toContain('周六 不办公')
  expect(changes[0]!.after).toContain('周六 09:00–12:00')
  expect(changes[1]!.after).toEqual([expect.stringMatching(/2026.*休息 · 年会/)])
})

test('the history says a closed day, the zone and the switches in words', () => {
  const changes = [
    { field: 'zone', before: 'china', after: 'japan' },
    { field: 'sunday', before: 'closed', after: '09:00–18:00' },
    { field: 'approvals', before: 'off', after: 'on' },
  ]
  expect(
    wordsOfChanges(changes, officeHoursWords(text, formatFullDate)).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['时区', text.zones.china, text.zones.japan],
    ['周日', '不办公', '09:00–18:00'],
    ['审批时限按工作时间计算', '关闭', '开启'],
  ])
})
