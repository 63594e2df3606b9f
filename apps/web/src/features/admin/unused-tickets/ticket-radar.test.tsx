// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { TicketRadar } from './ticket-radar'
import { ticketSearch, type TicketSearch } from './ticket-search'

inBrowser('admin/orders/unused-tickets')
beforeEach(() => stopClock('2026-12-31T20:00:00Z'))

const text = () => readText('admin/orders/unused-tickets').radar
const january = { key: '2027-01', name: '2027-01', count: 3, value: 300_000, planned: 1 }
const february = { key: '2027-02', name: '2027-02', count: 2, value: 90_000, planned: 2 }
const set = vi.fn<(more: Partial<TicketSearch>) => void>()

function show(search: Partial<TicketSearch> = {}) {
  set.mockClear()
  const parts = { month: [january, february], carrier: [], person: [] }
  return showPart(<TicketRadar parts={parts} search={{ ...ticketSearch.none, ...search }} set={set} />)
}
const figure = (name: string, count: number) => screen.getByRole('button', { name: text().narrowTo({ name, count }) })

test('months are those of China: the year has begun there', async () => {
  const { user } = show()
  await user.click(figure(text().thisMonth, 3))
  await user.click(figure(text().nextMonth, 2))
  await user.click(figure(text().nextMonthUsable, 2))
  expect(set.mock.calls).toEqual([[{ month: '2027-01' }], [{ month: '2027-02' }], [{ month: '2027-02', only: 'planned' }]])
})

test.each(['soon', 'planned'] as const)(
  'a figure opens the tickets that it counts, and lets %s stand that narrows it',
  async (only) => {
    const { user } = show({ only })
    await user.click(figure(text().thisMonth, 3))
    expect(set).toHaveBeenCalledWith({ month: '2027-01' })
    // One word alone says which tickets are shown: those that end soon are not those that a trip can use.
    expect(screen.queryByText(text().nextMonthUsable) !== null).toBe(only === 'planned')
  },
)
