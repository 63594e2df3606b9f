// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { inBrowser, stopClock } from '../../testing/browser'
import { showField } from '../../testing/page'
import { formatFullDate } from '../text/format'
import { readText } from '../text/text'
import { DateField } from './date-field'
import { DateRangeField, type DateRange } from './date-range-field'

inBrowser()
beforeEach(() => stopClock('2026-11-20T02:00:00Z'))

const text = () => readText('kit/widgets')
const span = { min: '2026-11-20', max: '2027-11-20' }
const showDay = (begin = '') =>
  showField(begin, (value, onChange) => <DateField label="出发" value={value} onChange={onChange} {...span} />)
const line = (name = '出发') => screen.getByRole<HTMLInputElement>('textbox', { name })
const focusedDay = () => document.activeElement?.getAttribute('data-date')

describe('a day', () => {
  test.each([['2026-12-01'], ['20261201'], ['2026/12/1'], ['2026.12.1']])('may be typed as %s', async (typed) => {
    const { user, value } = showDay()
    await user.click(line())
    await user.paste(typed)
    await user.tab()
    expect(value()).toBe('2026-12-01')
    expect(line().value).toBe('2026-12-01')
  })

  test.each([
    ['nothing that is a day', '下周', () => text().dateUnreadable],
    ['a day before the first', '2026-11-19', () => text().dateTooEarly({ date: formatFullDate(span.min) })],
    ['a day after the last', '2027-11-21', () => text().dateTooLate({ date: formatFullDate(span.max) })],
  ])('%s stays to be mended, is told, and holds the form', async (_what, typed, sentence) => {
    const { user, value, sent } = showDay('2026-12-01')
    await user.clear(line())
    await user.paste(typed)
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect(screen.getByText(sentence())).toBeTruthy()
    expect(line().getAttribute('aria-invalid')).toBe('true')
    expect(line().value).toBe(typed)
    expect(value()).toBe('')
    expect(sent()).toBe(0)
    expect(document.activeElement).toBe(line())
  })

  test('is chosen in the calendar by keyboard, and the focus returns', async () => {
    const { user, value } = showDay('2026-12-31')
    await user.click(line())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(focusedDay()).toBe('2026-12-31'))
    await user.keyboard('{ArrowRight}')
    expect(focusedDay(), 'over the end of the month').toBe('2027-01-01')
    await user.keyboard('{PageDown}{ArrowDown}{Home}')
    expect(focusedDay()).toBe('2027-02-07')
    await user.keyboard('{Enter}')
    expect(value()).toBe('2027-02-07')
    expect(screen.queryByRole('grid')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: text().openCalendar })))
  })

  test('that may not be chosen is not taken, and Escape leaves the calendar as it was', async () => {
    const { user, value } = showDay()
    await user.click(screen.getByRole('button', { name: text().openCalendar }))
    await waitFor(() => expect(focusedDay()).toBe('2026-11-20'))
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(focusedDay()).toBe('2026-11-19')
    expect(value()).toBe('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    expect(value()).toBe('')
  })

  test('of another year is found by month and year', async () => {
    const { user, value } = showDay('2026-12-31')
    await user.click(screen.getByRole('button', { name: text().openCalendar }))
    const calendar = await screen.findByRole('group', { name: '出发' })
    await user.click(within(calendar).getByRole('button', { name: text().nextMonth }))
    const grid = within(calendar).getByRole('grid')
    await user.click(within(grid).getByText('15'))
    expect(value()).toBe('2027-01-15')
  })
})

describe('from one day to another', () => {
  const label = '出行日期'
  const showRange = (begin: DateRange) =>
    showField(begin, (range, onChange) => <DateRangeField label={label} range={range} onChange={onChange} />)
  const from = () => line(text().dateFrom({ field: label }))
  const to = () => line(text().dateTo({ field: label }))

  test('either end may be open', async () => {
    const { user, value } = showRange({ from: '', to: '' })
    await user.click(to())
    await user.paste('2026-12-24')
    expect(value()).toEqual({ from: '', to: '2026-12-24' })
  })

  test('a later beginning takes away an end that would lie before it', async () => {
    const { user, value } = showRange({ from: '2026-12-01', to: '2026-12-03' })
    await user.clear(from())
    await user.paste('2026-12-04')
    expect(value()).toEqual({ from: '2026-12-04', to: '' })
  })

  test('an end before the beginning is refused beside the field', async () => {
    const { user, value } = showRange({ from: '2026-12-04', to: '' })
    await user.click(to())
    await user.paste('2026-12-03')
    await user.tab()
    expect(screen.getByText(text().dateTooEarly({ date: formatFullDate('2026-12-04') }))).toBeTruthy()
    expect(value().to).toBe('')
  })
})
