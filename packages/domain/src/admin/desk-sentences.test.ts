import { expect, test } from 'vitest'
import { usualDesk } from '../booking/desk-hours'
import { deskDaySentence, deskPeriodSentence } from './desk-sentences'

const [usual] = usualDesk.periods

test('[S1.05] hours of the desk are said once for days that follow each other', () => {
  expect(deskPeriodSentence({ ...usual!, from: '2026-12-01', nationalCalendar: false }, 'zh-CN')).toBe(
    '2026年12月1日 起 · 周一–周五 09:00–18:00 · 周六–周日 休息',
  )
  const week = usual!.week.map((day, index) => (index === 3 ? { ...day, to: '12:00' } : day))
  expect(deskPeriodSentence({ from: '2026-12-01', week, nationalCalendar: false }, 'en')).toBe(
    'From 1 Dec 2026 · Monday–Tuesday 09:00–18:00 · Wednesday 09:00–12:00 · Thursday–Friday 09:00–18:00 · Saturday–Sunday off',
  )
})

test('[S1.05] a day beyond them says whether it is worked, and its name', () => {
  expect(deskDaySentence({ date: '2026-12-31', works: false, name: '盘点' }, 'zh-CN')).toBe('2026年12月31日 · 休息 · 盘点')
  expect(deskDaySentence({ date: '2026-12-26', works: true, name: '' }, 'en')).toBe('26 Dec 2026 · Worked')
})
