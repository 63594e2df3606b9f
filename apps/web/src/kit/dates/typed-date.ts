import { isLocalDate, readLocalDate } from '@sojourn/domain/kit/local-date'

const parted = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/
const digits = /^(\d{4})(\d{2})(\d{2})$/

/** A day as people type it: 2026-12-01, 2026/12/1, 2026.12.1, 2026年12月1日, 20261201 or 01-12-2026; nothing where it is no day. */
export function typedDate(text: string): string | undefined {
  const [, year, month, day] = parted.exec(text.trim()) ?? digits.exec(text.trim()) ?? []
  if (!year || !month || !day) return readLocalDate(text)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? date : undefined
}

/** The days that a field takes, both included. */
export interface DateSpan {
  min?: string | undefined
  max?: string | undefined
}

export type DateFault = 'unreadable' | 'tooEarly' | 'tooLate'

/** What is wrong with what is typed; nothing typed is no fault. */
export function typedDateFault(text: string, { min, max }: DateSpan): DateFault | undefined {
  if (text.trim() === '') return undefined
  const date = typedDate(text)
  if (date === undefined) return 'unreadable'
  if (min && date < min) return 'tooEarly'
  return max && date > max ? 'tooLate' : undefined
}
