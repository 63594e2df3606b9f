// @vitest-environment happy-dom
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { ReportView } from '@sojourn/contract/finance/report-view.shapes'
import type { Report } from '@sojourn/contract/finance/report.shapes'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getReport, getReportChoices, searchReportLines } from '../../../api/calls/finance/report'
import {
  chooseReportView,
  getReportReaders,
  getReportViews,
  mailReportView,
  removeReportView,
  saveReportView,
  stopReportMail,
} from '../../../api/calls/finance/report-view'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import { reportRoute } from './report-page'

inBrowser('finance/report/page', 'finance/report/views', 'finance/report/words', 'admin/orders/words')

const text = () => readText('finance/report/page')
const views = () => readText('finance/report/views')
const words = () => readText('finance/report/words')
const nothing = Object.fromEntries(measures.map((name) => [name, 0])) as Measures
/** Without money nothing is drawn. */
const sums = (tickets: number) => ({ ...nothing, tickets })
const part = (key: string, name: string, amount: number) => ({ key, name, now: sums(amount), before: nothing })
const report: Sketch<Report> = {
  beforeFrom: '2025-01-01',
  beforeTo: '2025-11-20',
  now: sums(3),
  before: sums(2),
  groups: [part('d1', '销售部', 1), part('d2', '研发部', 2)],
  left: 0,
  trend: [],
}
const view = {
  viewId: 'v1',
  page: 'department',
  name: '季度',
  search: { departmentId: 'd1' },
  shared: false,
  isDefault: false,
} as const

type Received = Record<'viewId' | 'name' | 'sender' | 'senderId', string>

const page = reportRoute('department')
const place = kindOf('department').path

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders'] })
  answer(getReport, report)
  answer(searchReportLines, { list: [] })
  answer(getReportChoices, {
    departments: [
      { departmentId: 'd1', name: '销售部', depth: 0, atTop: true },
      { departmentId: 'd2', name: '研发部', depth: 1, atTop: false },
    ],
    entities: [],
    costCentres: [],
    projects: [],
  })
})

async function open(saved: Sketch<ReportView>[] = [], received: Received[] = [], address = place) {
  answer(getReportViews, { views: saved, received })
  const opened = openPage(page, address)
  await screen.findByRole('table')
  return opened
}

describe('a report without lines', () => {
  const empty = { ...report, now: nothing, before: nothing, groups: [] }

  test.each([
    ['says that it is being summed up, and not that there is nothing', empty, 'notFollowed', 'noneTitle'],
    [
      'says that there is nothing once all is summed up',
      { ...empty, followedAt: '2026-11-20T01:59:00Z' },
      'noneTitle',
      'notFollowed',
    ],
  ] as const)('%s', async (_case, answered, said, unsaid) => {
    answer(getReport, answered)
    answer(getReportViews, { views: [], received: [] })
    openPage(page, place)
    expect((await screen.findAllByText(text()[said], { exact: false })).length).toBeGreaterThan(0)
    expect(screen.queryByText(text()[unsaid], { exact: false })).toBeNull()
  })
})

describe('a report', () => {
  test('is of the year so far, and narrowed by its address; each narrowing can be cleared', async () => {
    const { user, address } = await open()
    expect(requestsOf(getReport)[0]).toMatchObject({ from: '2026-01-01', to: '2026-11-20', comparison: 'lastYear' })
    await user.selectOptions(await screen.findByRole('combobox', { name: text().department }), 'd1')
    await user.selectOptions(screen.getByRole('combobox', { name: text().dateKind }), words().days.travel)
    await waitFor(() => expect(requestsOf(getReport).at(-1)).toMatchObject({ departmentId: 'd1', dateKind: 'travel' }))
    expect(address()).toContain('departmentId=d1')
    await user.click(screen.getByRole('button', { name: text().reset }))
    await waitFor(() => expect(address()).toBe(place))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: text().department }).value).toBe('')
  })

  test('of a company with many cost centres is narrowed to one by typing its name', async () => {
    const costCentres = Array.from({ length: 60 }, (_, place) => ({
      costCentreId: `cc${place}`,
      name: `CC${1_000 + place} 成本中心`,
    }))
    answer(getReportChoices, { departments: [], entities: [], costCentres, projects: [] })
    const { user } = await open()
    const field = await screen.findByRole('combobox', { name: text().costCentre })
    await user.type(field, '1042')
    await user.click(await screen.findByRole('option', { name: 'CC1042 成本中心' }))
    await waitFor(() => expect(requestsOf(getReport).at(-1)).toMatchObject({ costCentreId: 'cc42' }))
    await user.click(screen.getByRole('button', { name: text().reset }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: text().costCentre }).value).toBe(
        text().any({ name: text().costCentre }),
      ),
    )
  })

  test('ranks its parts by what is pressed, the other way at the second press, and opens the lines of one', async () => {
    const { user } = await open()
    const names = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => /销售部|研发部/.exec(row.textContent)?.[0])
    const press = () => user.click(within(screen.getByRole('table')).getByRole('button', { name: words().figures.tickets }))
    await press()
    expect(names()).toEqual(['销售部', '研发部'])
    await press()
    expect(names()).toEqual(['研发部', '销售部'])
    await user.click(screen.getByRole('button', { name: text().openLines({ name: '销售部' }) }))
    expect(await screen.findByRole('heading', { name: text().linesOf({ name: '销售部' }) })).toBeTruthy()
    expect(await screen.findByText(text().noLines)).toBeTruthy()
    expect(requestsOf(searchReportLines).at(-1)).toMatchObject({ key: 'd1' })
    await user.click(screen.getByRole('button', { name: text().backToReport }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  test('that cannot be read can be tried again', async () => {
    answer(getReportViews, { views: [], received: [] })
    refuse(getReport, 'unexpected')
    const { user } = openPage(page, place)
    const alert = await screen.findByRole('alert')
    answer(getReport, report)
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('views of a report', () => {
  async function drawer(...saved: Parameters<typeof open>) {
    const opened = await open(...saved)
    await opened.user.click(screen.getByRole('button', { name: views().open }))
    return { ...opened, drawer: within(await screen.findByRole('dialog', { name: views().title })) }
  }

  test('are saved as the page is narrowed now, with a name', async () => {
    answer(saveReportView, { viewId: 'v2' })
    const { user, drawer: shown } = await drawer([], [], `${place}?departmentId=d1`)
    await user.click(shown.getByRole('button', { name: views().save }))
    expect(shown.getByText(views().nameMissing)).toBeTruthy()
    await user.click(shown.getByRole('textbox'))
    await user.paste(' 季度 ')
    await user.click(shown.getByRole('checkbox', { name: views().share }))
    await user.click(shown.getByRole('button', { name: views().save }))
    expect(await screen.findByText(views().saved)).toBeTruthy()
    expect(requestsOf(saveReportView)).toEqual([
      { page: 'department', name: '季度', search: { departmentId: 'd1' }, shared: true },
    ])
    expect(shown.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })

  test('are opened with their narrowing; the one that is chosen opens with the page, and only where nothing else is asked', async () => {
    answer(chooseReportView, { viewId: 'v1' })
    const { user, drawer: shown, address } = await drawer([view])
    answer(getReportViews, { views: [{ ...view, isDefault: true }], received: [] })
    await user.click(shown.getByRole('button', { name: views().makeDefault }))
    await waitFor(() => expect(requestsOf(chooseReportView)).toEqual([{ viewId: 'v1', isDefault: true }]))
    await user.click(shown.getByRole('button', { name: views().show({ name: '季度' }) }))
    await waitFor(() => expect(address()).toContain('departmentId=d1'))
    const led = await page.loader({ request: new Request(`http://localhost${place}`) } as never)
    expect((led as Response).headers.get('location')).toContain('departmentId=d1')
    expect(await page.loader({ request: new Request(`http://localhost${place}?product=train`) } as never)).toBeNull()
  })

  test('are taken away after a question; those of a colleague are not', async () => {
    answer(removeReportView, { viewId: 'v1' })
    const { user, drawer: shown } = await drawer([view, { ...view, viewId: 'v2', name: '同事的', owner: '王芳' }])
    const [remove, ...others] = shown.getAllByRole('button', { name: views().remove })
    expect(others).toEqual([])
    await user.click(remove!)
    expect(await screen.findByText(views().removeAsk({ name: '季度' }))).toBeTruthy()
    expect(requestsOf(removeReportView)).toEqual([])
    answer(getReportViews, { views: [], received: [] })
    await user.click(screen.getByRole('button', { name: readText('kit/widgets').confirm }))
    expect(await screen.findByText(views().removed)).toBeTruthy()
    expect(await shown.findByText(views().noneWhy)).toBeTruthy()
  })

  test('are sent every month to somebody at least; a refusal keeps the choice', async () => {
    refuse(mailReportView, 'reportViewUnknown')
    answer(getReportReaders, { readers: [{ employeeId: 'e2', name: '陈志远' }] })
    const { user, drawer: shown } = await drawer([view])
    await user.click(shown.getByRole('button', { name: views().send }))
    const dialog = within(await screen.findByRole('dialog', { name: views().mailTitle({ name: '季度' }) }))
    const start = () => user.click(dialog.getByRole('button', { name: views().start }))
    await start()
    expect(dialog.getByText(views().toMissing)).toBeTruthy()
    expect(requestsOf(mailReportView)).toEqual([])
    await user.selectOptions(dialog.getByRole('combobox', { name: views().day }), '5')
    await user.click(await dialog.findByRole('checkbox', { name: '陈志远' }))
    await start()
    expect(await dialog.findByText(await sentenceOf('reportViewUnknown'))).toBeTruthy()
    answer(mailReportView, { nextOn: '2026-12-05' })
    await start()
    expect(await screen.findByText(views().started({ day: formatFullDate('2026-12-05') }))).toBeTruthy()
    expect(requestsOf(mailReportView).at(-1)).toEqual({ viewId: 'v1', day: 5, readerIds: ['e2'] })
  })

  test('that a colleague sends are ended by their reader', async () => {
    answer(stopReportMail, { viewId: 'v9' })
    const { user, drawer: shown } = await drawer([], [{ viewId: 'v9', name: '月报', sender: '王芳', senderId: 'e9' }])
    await user.click(await shown.findByRole('button', { name: views().stopOf({ name: '月报' }) }))
    expect(await screen.findByText(views().stopped)).toBeTruthy()
    expect(requestsOf(stopReportMail)).toEqual([{ viewId: 'v9', senderId: 'e9' }])
  })
})
