import { expect, test } from 'vitest'
import { isNear, lapses, reminderOf, type Reminder } from './follow-up'

test.each<[string, string | undefined, Reminder[], Reminder | undefined]>([
  ['at the beginning', '2026-12-10', [], 'asked'],
  ['once', '2026-12-10', ['asked'], undefined],
  ['whatever was said of an appointment', '2026-12-10', ['appointment'], 'asked'],
  ['three days before', '2026-12-04', ['asked'], 'soon'],
  ['four days before', '2026-12-05', ['asked'], undefined],
  ['at the beginning, where it is soon', '2026-12-02', [], 'soon'],
  ['soon, once', '2026-12-02', ['soon'], undefined],
  ['too late', undefined, ['asked', 'soon'], 'late'],
  ['too late, once', undefined, ['late'], undefined],
  ['in time again after a holiday was moved', '2026-12-10', ['late'], undefined],
])('who has to hand in is told: %s', (_what, handInBy, told, reminder) =>
  expect(reminderOf({ today: '2026-12-01', handInBy, told })).toBe(reminder),
)

test.each([
  ['preparing', '2026-12-10', false],
  ['preparing', '2026-12-11', true],
  ['lodged', '2026-12-11', false],
  ['appointed', '2027-06-08', false],
  ['lodged', '2027-06-09', true],
  ['granted', '2027-12-01', false],
  ['withdrawn', '2027-12-01', false],
] as const)('%s on %s has come to nothing: %s', (stage, today, over) =>
  expect(lapses(stage, { departDate: '2026-12-10', today })).toBe(over),
)

test.each([
  ['2026-12-01', true],
  ['2026-12-02', true],
  ['2026-12-03', false],
  ['2026-11-30', false],
])('an appointment on %s is near on the first of December: %s', (day, near) => expect(isNear(day, '2026-12-01')).toBe(near))
