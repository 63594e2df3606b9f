// @vitest-environment happy-dom
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { Report } from '@sojourn/contract/finance/report.shapes'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getReport, getReportChoices, searchReportLines } from '../../../api/calls/finance/report'
import { getReportViews } from '../../../api/calls/finance/report-view'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, requestsOf, type Sketch } from '../../../testing/server'
import { reportRoute } from './report-page'

inBrowser('finance/report/page', 'finance/report/views', 'finance/report/words', 'admin/orders/words')

const text = () => readText('finance/report/page')
const words = () => readText('finance/report/words')
const nothing = Object.fromEntries(measures.map((name) => [name, 0])) as Measures
const now = { ...nothing, tickets: 3, nights: 2, grams: 320_000 }
const trip = { key: 'TR1', name: '客户回访 · 2026-11-10', now, before: nothing }
const report = { beforeFrom: '2025-11-01', beforeTo: '2025-11-20', now, before: nothing, left: 0, trend: [] } as const
const page = reportRoute('carbon')
const place = kindOf('carbon').path

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders'] })
  answer(getReportViews, { views: [], received: [] })
  answer(getReportChoices, { departments: [], entities: [], costCentres: [], projects: [] })
  answer(searchReportLines, { list: [] })
  answer(getReport, { ...report, groups: [trip] } satisfies Sketch<Report>)
})

describe('[handbook 10.6] the page of carbon', () => {
  test('says the source and year of each factor', async () => {
    openPage(page, place)
    const table = within(await screen.findByRole('table', { name: words().factorsTitle }))
    const hotel = within(table.getByRole('row', { name: new RegExp(words().factorOf.CN) }))
    expect(hotel.getByText(words().perNight({ count: '53.5' }))).toBeTruthy()
    expect(hotel.getByText('2024')).toBeTruthy()
    expect(table.getAllByText(words().factorSources.beijingJiaotong)).toHaveLength(2)
  })

  test('of a month is divided by trip, which opens to its orders', async () => {
    const { user } = openPage(page, `${place}?from=2026-11-01&to=2026-11-20`)
    await user.click(await screen.findByRole('tab', { name: words().groups.trip }))
    await user.click(await screen.findByRole('button', { name: text().openLines({ name: trip.name }) }))
    expect(await screen.findByText(text().noLines)).toBeTruthy()
    expect(requestsOf(searchReportLines).at(-1)).toMatchObject({ groupedBy: 'trip', key: 'TR1', from: '2026-11-01' })
  })

  test('of a year is divided by product, for trips are too many', async () => {
    openPage(page, place)
    await screen.findByRole('tab', { name: words().groups.product })
    expect(screen.queryByRole('tab', { name: words().groups.trip })).toBeNull()
  })

  test('of a year of a department is divided by trip below another alone', async () => {
    const departments = [
      { departmentId: 'all', name: '集团', depth: 0, atTop: true },
      { departmentId: 'd1', name: '销售部', depth: 1, atTop: false },
    ]
    answer(getReportChoices, { departments, entities: [], costCentres: [], projects: [] })
    const { user } = openPage(page, `${place}?departmentId=all`)
    await user.selectOptions(await screen.findByRole('combobox', { name: text().department }), 'all')
    await screen.findByRole('tab', { name: words().groups.product })
    expect(screen.queryByRole('tab', { name: words().groups.trip })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: text().department }), 'd1')
    await user.click(await screen.findByRole('tab', { name: words().groups.trip }))
    await waitFor(() =>
      expect(requestsOf(getReport).at(-1)).toMatchObject({ departmentId: 'd1', groupedBy: 'trip', page: 'carbon' }),
    )
  })
})
