// @vitest-environment happy-dom
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { Report } from '@sojourn/contract/finance/report.shapes'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getReport, getReportChoices, searchReportLines } from '../../../../api/calls/finance/report'
import { getReportViews } from '../../../../api/calls/finance/report-view'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, loseNetwork, requestsOf, type Sketch } from '../../../../testing/server'
import { reportRoute } from '../report-page'

inBrowser('finance/report/page', 'finance/report/views', 'finance/report/words', 'admin/orders/words')

const text = () => readText('finance/report/page')
const nothing = Object.fromEntries(measures.map((name) => [name, 0])) as Measures
const part = (key: string, more: Partial<Measures>) => ({ key, name: key, now: { ...nothing, ...more }, before: nothing })
const page = reportRoute('savings')
const place = kindOf('savings').path

/** Ten tickets were compared, six of which cost the lowest and three up to a hundred yuan more. */
const above = [part('0', { compared: 6 }), part('100', { compared: 3 }), part('500', { compared: 1 })]
const advance = [
  part('0', { economyTickets: 4, economyFare: 4000_00, economyFull: 4000_00 }),
  part('3-6', { economyTickets: 2, economyFare: 1800_00, economyFull: 2000_00 }),
  part('7-13', { economyTickets: 5, economyFare: 2500_00, economyFull: 5000_00 }),
]
const rail = [
  part('2', { byRail: 3, byRailFare: 2400_00, byRailPrice: 1500_00, byRailGrams: 300_000 }),
  part('4', { byRail: 1, byRailFare: 900_00, byRailPrice: 700_00, byRailGrams: 100_000 }),
  part('3', { byRail: 2, byRailFare: 800_00, byRailPrice: 2800_00, byRailGrams: 200_000 }),
]
const now = { ...nothing, tickets: 11, compared: 10, lostWithin1h: 100_00, lostWithin2h: 350_00, lostWithin4h: 800_00 }
const report = { beforeFrom: '2025-01-01', beforeTo: '2025-11-20', now, before: nothing, left: 0, trend: [] } as const

const groupsOf: Record<string, ReturnType<typeof part>[]> = {
  above,
  aboveShare: [part('0', { compared: 5 }), part('10', { compared: 5 })],
  advance,
  rail,
}
const tell = (groups = groupsOf) =>
  answer(getReport, (asked) => {
    const { groupedBy = '' } = asked as { groupedBy?: string }
    return { ...report, groups: groups[groupedBy] ?? [] } satisfies Sketch<Report>
  })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders'] })
  answer(getReportViews, { views: [], received: [] })
  answer(getReportChoices, { departments: [], entities: [], costCentres: [], projects: [] })
  answer(searchReportLines, { list: [] })
  tell()
})

const habit = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!)
const query = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

describe('how often the lowest fare was taken', () => {
  const share = (value: string) => screen.findByRole('button', { name: text().openFigure({ name: text().adoption, value }) })

  test('counts what cost the lowest, or not more above it than somebody allows', async () => {
    const { user, address } = openPage(page, place)
    await share('60%')
    expect(screen.getByText(text().adopted({ adopted: '6', compared: '10' }))).toBeTruthy()
    const choice = screen.getByRole('combobox', { name: text().threshold })
    await user.selectOptions(choice, text().thresholdOf.yuan({ count: 100 }))
    await share('90%')
    expect(query(address())['threshold']).toBe('100')
  })

  test('by percent is another division of the same tickets', async () => {
    const { user } = openPage(page, place)
    await share('60%')
    await user.selectOptions(screen.getByRole('combobox', { name: text().threshold }), text().thresholdOf.percent({ count: 10 }))
    await share('100%')
    expect(requestsOf(getReport).some((asked) => (asked as { groupedBy?: string }).groupedBy === 'aboveShare')).toBe(true)
  })

  test('opens the tickets that were compared, or divides the table by how much dearer they were', async () => {
    const { user, address } = openPage(page, place)
    await user.click(await share('60%'))
    await waitFor(() => expect(query(address())).toMatchObject({ lines: '1', having: 'compared' }))
    await user.click(screen.getByRole('button', { name: text().backToReport }))
    await user.click(await screen.findByRole('button', { name: text().byAbove }))
    await waitFor(() => expect(query(address())['by']).toBe('above'))
  })

  test('is not a share of nothing', async () => {
    tell({ ...groupsOf, above: [] })
    openPage(page, place)
    expect(await screen.findByText(text().noneCompared)).toBeTruthy()
  })
})

describe('what a change of habit would have saved', () => {
  test('by booking earlier: what was dearer late, at the discount of those days', async () => {
    const { user, address } = openPage(page, place)
    const early = await habit(text().earlier)
    expect(await early.findByText(new RegExp('2,800'))).toBeTruthy()
    expect(early.getByText(text().earlierWhy({ tickets: '6', days: 7 }))).toBeTruthy()
    await user.selectOptions(early.getByRole('combobox', { name: text().earlierDays }), text().days({ count: 3 }))
    expect(await early.findByText(text().earlierWhy({ tickets: '4', days: 3 }))).toBeTruthy()
    expect(query(address())['days']).toBe('3')
  })

  test('by booking earlier cannot be said where nobody did', async () => {
    const { user } = openPage(page, place)
    const early = await habit(text().earlier)
    await early.findByText(new RegExp('2,800'))
    await user.selectOptions(early.getByRole('combobox', { name: text().earlierDays }), text().days({ count: 14 }))
    expect(await early.findByText(text().noEarlier({ days: 14 }))).toBeTruthy()
    expect(early.queryByText(text().wouldSave)).toBeNull()
  })

  test('by train, up to so many hours, with what less it would emit; what is dearer is said to cost more', async () => {
    const { user } = openPage(page, place)
    const train = await habit(text().train)
    const why = (tickets: string, kilograms: string, hours: number) => {
      const carbon = readText('finance/report/words').kilograms({ count: kilograms })
      return text().trainWhy({ tickets, carbon, hours })
    }
    expect(await train.findByText(text().wouldCost)).toBeTruthy()
    expect(train.getByText(/900/)).toBeTruthy()
    expect(train.getByText(why('6', '600', 4))).toBeTruthy()
    await user.selectOptions(train.getByRole('combobox', { name: text().trainHours }), text().hours({ count: 2 }))
    expect(await train.findByText(text().wouldSave)).toBeTruthy()
    expect(train.getByText(/900/)).toBeTruthy()
    expect(train.getByText(why('3', '300', 2))).toBeTruthy()
  })

  test.each([
    [1, '100'],
    [2, '350'],
    [4, '800'],
  ] as const)('by the lowest fare within %i hours', async (hours, saved) => {
    openPage(page, `${place}?near=${hours}`)
    const near = await habit(text().near)
    expect(await near.findByText(new RegExp(`¥${saved}`))).toBeTruthy()
    expect(near.getByText(text().nearWhy({ compared: '10', hours }))).toBeTruthy()
  })

  test('by the cheapest room of the same hotel, of stays at home and abroad, which opens to those that cost more', async () => {
    answer(getReport, (asked) => {
      const { products = [] } = asked as { products?: string[] }
      const stays = products.join() === 'hotel,intlHotel'
      return { ...report, now: stays ? { ...now, compared: 7, lost: 640_00 } : now, groups: [] } satisfies Sketch<Report>
    })
    const { user, address } = openPage(page, place)
    const room = await habit(text().room)
    expect(await room.findByText(/640/)).toBeTruthy()
    expect(room.getByText(text().roomWhy({ compared: '7' }))).toBeTruthy()
    await user.click(room.getByRole('button', { name: `${text().room} ${text().lines}` }))
    expect(query(address())).toMatchObject({ lines: '1', having: 'lost' })
  })

  test.each([
    ['earlier', 'advance'],
    ['train', 'rail'],
  ] as const)('divides the table below: %s', async (name, by) => {
    const { user, address } = openPage(page, place)
    const one = await habit(text()[name])
    await user.click(await one.findByRole('button', { name: `${text()[name]} ${text().byDivision}` }))
    await waitFor(() => expect(query(address())['by']).toBe(by))
  })

  test('opens the tickets that add to it', async () => {
    const { user, address } = openPage(page, place)
    const near = await habit(text().near)
    await user.click(await near.findByRole('button', { name: `${text().near} ${text().lines}` }))
    await waitFor(() => expect(query(address())).toMatchObject({ lines: '1', having: 'lostWithin2h' }))
  })

  test('is of flights alone, on the days of the report', async () => {
    openPage(page, `${place}?from=2026-10-01&to=2026-10-31`)
    await habit(text().train)
    await waitFor(() => {
      const asked = requestsOf(getReport).find((one) => (one as { groupedBy?: string }).groupedBy === 'rail')
      expect(asked).toMatchObject({ products: ['flight'], from: '2026-10-01', to: '2026-10-31' })
    })
  })

  test('that could not be summed up is asked for again, each by itself', async () => {
    const { user } = openPage(page, place)
    await habit(text().train)
    loseNetwork(getReport)
    await user.selectOptions(screen.getByRole('combobox', { name: text().threshold }), text().thresholdOf.percent({ count: 10 }))
    const card = within(screen.getByRole('heading', { name: text().adoption }).closest('section')!)
    const again = await card.findByRole('button', { name: readText('kit/widgets').retry })
    expect((await habit(text().train)).queryByRole('button', { name: readText('kit/widgets').retry })).toBeNull()
    tell()
    await user.click(again)
    expect(await card.findByText(text().adopted({ adopted: '10', compared: '10' }))).toBeTruthy()
  })
})
