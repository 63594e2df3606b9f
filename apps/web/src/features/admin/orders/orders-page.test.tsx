// @vitest-environment happy-dom
import { countedAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  correctCostCentre,
  correctCostCentres,
  getOrderChoices,
  searchOrderLines,
  searchOrders,
} from '../../../api/calls/admin/orders/order'
import { exportOrderLines, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { getOrderViews, removeOrderView, saveOrderView } from '../../../api/calls/admin/orders/order-view'
import { formatFigure } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as ordersPage from './orders-page'
import * as reportPage from './report-page'

inBrowser('admin/orders/orders', 'admin/orders/words', 'admin/orders/report', 'kit/drafts')

const text = () => readText('admin/orders/orders')
const words = () => readText('admin/orders/words')
const widgets = () => readText('kit/widgets')
const order = {
  orderNo: 'F1',
  product: 'flight',
  kind: 'booking',
  kindName: '预订',
  phase: 'fulfilled',
  stateName: '已出票',
  title: '北京 → 上海',
  booker: '林晓雯',
  travellers: ['林晓雯', '孟凡'],
  department: '销售部',
  costCentre: '销售',
  orderedAt: '2026-11-19T02:00:00Z',
  departAt: '2026-12-01T00:00:00Z',
  total: 98_000,
  settleType: 'companyMonthly',
  verdict: 'approval',
  channel: 'online',
} as unknown as CompanyOrder
const choices = {
  departments: [
    { departmentId: 'd1', name: '总部', depth: 0 },
    { departmentId: 'd2', name: '销售部', depth: 1 },
  ],
  grades: [],
  costCentres: [
    { costCentreId: 'c1', name: '销售' },
    { costCentreId: 'c2', name: '研发' },
  ],
  projects: [{ code: 'P1', name: '新园区' }],
  legalEntities: [],
  reasons: [],
  fields: [],
  counts: [
    { phase: 'approving', count: 3, atLeast: false },
    { phase: 'paying', count: 0, atLeast: false },
    { phase: 'fulfilling', count: countedAtMost, atLeast: true },
  ],
  mayCorrectCosts: true,
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders', 'manageCosts'] })
  answer(getOrderChoices, choices)
  answer(getOrderViews, { list: [] })
  answer(searchOrders, { list: [order] })
})

const lastAsked = () => requestsOf(searchOrders).at(-1)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('orders of a company', () => {
  async function open(search: Parameters<typeof paths.companyOrders>[0] = {}) {
    const page = openPage(ordersPage, paths.companyOrders(search))
    await screen.findByRole('tab', { name: text().all })
    await screen.findByRole('option', { name: /销售部/ })
    const openMore = async () => {
      await page.user.click(screen.getByRole('button', { name: new RegExp(`^${text().more}`) }))
      return dialog(text().more)
    }
    const openViews = async () => {
      await page.user.click(screen.getByRole('button', { name: text().views }))
      return dialog(text().views)
    }
    return { ...page, openMore, openViews }
  }

  test('lead to their pages, with who travels and what broke a standard', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: text().table }))
    expect(table.getByRole('link', { name: order.title }).getAttribute('href')).toContain('F1')
    expect(table.getByText(/林晓雯.*孟凡/)).toBeTruthy()
    expect(table.getByText(text().violating)).toBeTruthy()
    expect(table.queryByRole('columnheader', { name: text().columns.booker }), 'seldom looked at').toBeNull()
  })

  test('lead to the lines that the same filters find, with a name where no server sees it', async () => {
    openPage(ordersPage, `${paths.companyOrders({ product: 'train', phase: 'ended' })}#keyword=%E6%9E%97`)
    const link = await screen.findByRole('link', { name: text().toReport })
    const [address, secret] = link.getAttribute('href')!.split('#')
    expect(new URL(address!, 'https://sojourn.example').pathname).toMatch(new RegExp(`${paths.orderReport()}$`))
    expect(new URLSearchParams(address!.split('?')[1])).toEqual(new URLSearchParams('product=train&phase=ended'))
    expect(new URLSearchParams(secret).get('keyword')).toBe('林')
  })

  test('stand by their phase, with how many wait in each', async () => {
    const { user, address } = await open()
    const many = text().atLeast({ name: words().phases.fulfilling, count: formatFigure(countedAtMost) })
    expect(screen.getByRole('tab', { name: many })).toBeTruthy()
    const approving = screen.getByRole('tab', { name: new RegExp(`^${words().phases.approving}`) })
    expect(approving.textContent).toContain('3')
    expect(screen.getByRole('tab', { name: words().phases.paying }), 'of none nothing is said').toBeTruthy()
    await user.click(approving)
    await waitFor(() => expect(lastAsked()).toMatchObject({ phase: 'approving' }))
    expect(address()).toContain('phase=approving')
    await user.click(screen.getByRole('tab', { name: text().all }))
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('phase'))
  })

  test('are sorted by a head, from its highest, then from its lowest', async () => {
    const { user } = await open()
    const head = () => screen.findByRole('columnheader', { name: new RegExp(text().columns.amount) })
    await user.click(within(await head()).getByRole('button'))
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'amount' }))
    expect(lastAsked()).not.toHaveProperty('ascending')
    await user.click(within(await head()).getByRole('button'))
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'amount', ascending: true }))
    await waitFor(async () => expect((await head()).getAttribute('aria-sort')).toBe('ascending'))
  })

  test('are narrowed by what stands behind a button, which says how much is set, and by nothing again', async () => {
    const { user, openMore } = await open()
    const more = await openMore()
    await user.selectOptions(more.getByRole('combobox', { name: words().filters.verdict }), words().verdicts.violating)
    await user.selectOptions(more.getByRole('combobox', { name: words().filters.project }), '新园区')
    await waitFor(() => expect(lastAsked()).toMatchObject({ verdict: 'violating', projectCode: 'P1' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: text().moreSet({ count: 2 }) })).toBeTruthy()
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(set.getByTitle(widgets().remove({ name: words().verdicts.violating })))
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('verdict'))
    await user.click(set.getByRole('button', { name: widgets().clearFilters }))
    await waitFor(() => expect(lastAsked()).toEqual({ size: 20 }))
  })

  test('take a typed department for the filter that it is', async () => {
    const { user } = await open()
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: text().keyword })
    await user.click(field)
    await user.paste('销售')
    await user.click(await within(await screen.findByRole('listbox', { name: text().keyword })).findByText('销售部'))
    await waitFor(() => expect(lastAsked()).toMatchObject({ departmentId: 'd2' }))
    expect(lastAsked()).not.toHaveProperty('keyword')
    expect(field.value).toBe('')
  })

  test('that are none of what is looked for are shown whole again with one press', async () => {
    answer(searchOrders, ({ product }) => ({ list: product ? [] : [order] }))
    const { user } = await open({ product: 'visa' })
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    expect(await screen.findByRole('link', { name: order.title })).toBeTruthy()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(searchOrders, 'forbidden')
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    answer(searchOrders, { list: [order] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('link', { name: order.title })).toBeTruthy()
  })

  describe('as a view', () => {
    const view = {
      viewId: 'v1',
      list: 'orders',
      name: '超标机票',
      search: { product: 'flight', verdict: 'violating' },
      columns: ['booker'],
    } as const

    test('are kept under a name with what narrows them and the columns that stand', async () => {
      answer(saveOrderView, { viewId: 'v1' })
      const { user, openViews } = await open({ product: 'flight' })
      await user.click((await openViews()).getByRole('button', { name: text().saveView }))
      const form = await dialog(text().saveView)
      await user.type(form.getByRole('textbox', { name: new RegExp(text().viewName) }), '机票')
      const go = holdBack(saveOrderView)
      await user.dblClick(form.getByRole('button', { name: text().save }))
      go()
      expect(await screen.findByText(text().viewSaved)).toBeTruthy()
      expect(requestsOf(saveOrderView)).toHaveLength(1)
      expect(requestsOf(saveOrderView)[0]).toMatchObject({ list: 'orders', name: '机票', search: { product: 'flight' } })
      expect(requestsOf(saveOrderView)[0]!.columns).not.toContain('booker')
    })

    test.each(['viewNameMissing', 'viewsFull'] as const)(
      'are refused at the name, until that is changed: %s',
      async (problem) => {
        refuse(saveOrderView, problem)
        const { user, openViews } = await open()
        await user.click((await openViews()).getByRole('button', { name: text().saveView }))
        const form = await dialog(text().saveView)
        await user.click(form.getByRole('button', { name: text().save }))
        expect(await form.findByText(await sentenceOf(problem))).toBeTruthy()
        await user.type(form.getByRole('textbox', { name: new RegExp(text().viewName) }), 'x')
        expect(form.queryByText(await sentenceOf(problem))).toBeNull()
      },
    )

    test('are opened with one press, filters and columns', async () => {
      answer(getOrderViews, { list: [view, { ...view, viewId: 'v2', list: 'lines', name: '别处' }] })
      const { user, openViews } = await open()
      const views = await openViews()
      expect(await views.findByRole('button', { name: view.name })).toBeTruthy()
      expect(views.queryByRole('button', { name: '别处' }), 'of the other list').toBeNull()
      await user.click(views.getByRole('button', { name: view.name }))
      await waitFor(() => expect(lastAsked()).toMatchObject({ product: 'flight', verdict: 'violating' }))
      expect(await screen.findByRole('columnheader', { name: text().columns.booker })).toBeTruthy()
      expect(screen.queryByRole('columnheader', { name: text().columns.costCentre })).toBeNull()
    })

    test('are given up', async () => {
      answer(getOrderViews, { list: [view] })
      answer(removeOrderView, { viewId: 'v1' })
      const { user, openViews } = await open()
      const views = await openViews()
      answer(getOrderViews, { list: [] })
      await user.click(await views.findByRole('button', { name: text().removeView({ name: view.name }) }))
      expect(await screen.findByText(text().viewRemoved)).toBeTruthy()
      expect(requestsOf(removeOrderView)).toEqual([{ viewId: 'v1' }])
      expect(await views.findByText(text().noViews)).toBeTruthy()
    })
  })
})

describe('the cost of a line', () => {
  const line = {
    lineId: 'F1-0',
    orderNo: 'F1',
    position: 0,
    costCentreId: 'c1',
    projectCode: '',
    costCentreCode: 'S01',
    costCentre: '销售',
    traveller: '林晓雯',
    product: '国内机票',
    orderedAt: '2026-11-19T02:00:00Z',
    departAt: '2026-12-01T00:00:00Z',
    arriveAt: '2026-12-01T02:00:00Z',
    fieldValues: [],
  } as const satisfies Sketch<OrderLine & { fieldValues: [] }>
  async function open() {
    answer(searchOrderLines, { list: [line] })
    answer(getOrderExports, { list: [] })
    const page = openPage(reportPage, paths.orderReport())
    await page.user.click(await screen.findByRole('button', { name: text().correct }))
    const form = await dialog(text().correctTitle)
    const confirm = () => form.getByRole('button', { name: text().correctConfirm })
    const centre = () => form.getByRole<HTMLSelectElement>('combobox', { name: text().costCentre })
    const reason = () => form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().reason}`) })
    return { ...page, form, confirm, centre, reason }
  }

  test('goes to another cost centre and project, once, for a reason, from what was seen', async () => {
    answer(correctCostCentre, { orderNo: 'F1' })
    const { user, form, confirm, centre, reason } = await open()
    expect(form.getByText(text().correctText({ traveller: '林晓雯', orderNo: 'F1', now: 'S01 销售' }))).toBeTruthy()
    await user.selectOptions(centre(), '研发')
    await user.selectOptions(form.getByRole('combobox', { name: text().project }), '新园区')
    await user.type(reason(), '调岗')
    const go = holdBack(correctCostCentre)
    await user.dblClick(confirm())
    go()
    expect(await screen.findByText(text().corrected)).toBeTruthy()
    expect(requestsOf(correctCostCentre)).toEqual([
      { orderNo: 'F1', position: 0, before: 'c1', costCentreId: 'c2', projectCode: 'P1', reason: '调岗' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is refused at a field says so there, until that is changed', async () => {
    refuse(correctCostCentre, 'badRequest', { field: 'reason' })
    const { user, form, confirm, reason } = await open()
    await user.click(confirm())
    expect(await form.findByText(await sentenceOf('badRequest'))).toBeTruthy()
    expect(reason().getAttribute('aria-invalid')).toBe('true')
    await user.type(reason(), '调岗')
    expect(reason().getAttribute('aria-invalid')).toBeNull()
  })

  test('that somebody else corrected first keeps what was written, and is corrected from what it is by now', async () => {
    refuse(correctCostCentre, 'recordChanged')
    const { user, form, confirm, centre, reason } = await open()
    await user.selectOptions(centre(), '研发')
    await user.type(reason(), '调岗')
    answer(searchOrderLines, { list: [{ ...line, costCentreId: 'c3', costCentreCode: 'H01', costCentre: '人事' }] })
    await user.click(confirm())
    expect(await form.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(await form.findByText(text().correctText({ traveller: '林晓雯', orderNo: 'F1', now: 'H01 人事' }))).toBeTruthy()
    answer(correctCostCentre, { orderNo: 'F1' })
    await user.click(confirm())
    await screen.findByText(text().corrected)
    expect(requestsOf(correctCostCentre).map(({ before, costCentreId, reason: why }) => [before, costCentreId, why])).toEqual([
      ['c1', 'c2', '调岗'],
      ['c3', 'c2', '调岗'],
    ])
  })

  test('goes with others to one cost centre, each part once and from what was seen', async () => {
    const back = { ...line, lineId: 'F1-1' }
    const other = { ...line, lineId: 'F2-0', orderNo: 'F2', projectCode: 'P1', traveller: '陈志远' }
    answer(searchOrderLines, { list: [line, back, other] })
    answer(getOrderExports, { list: [] })
    answer(correctCostCentres, { count: 2 })
    const { user } = openPage(reportPage, paths.orderReport())
    await user.click(await screen.findByRole('checkbox', { name: text().chooseAll }))
    expect(screen.getByText(text().chosenLines({ count: 3 }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().correctTitle }))
    const form = await dialog(text().correctTitle)
    expect(form.getByText(text().togetherText({ count: 2 }))).toBeTruthy()
    await user.selectOptions(form.getByRole('combobox', { name: text().costCentre }), '研发')
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${text().reason}`) }), '部门合并')
    const go = holdBack(correctCostCentres)
    await user.dblClick(form.getByRole('button', { name: text().correctConfirm }))
    go()
    expect(await screen.findByText(text().correctedAll({ count: 2 }))).toBeTruthy()
    const parts = [
      { orderNo: 'F1', position: 0, before: 'c1' },
      { orderNo: 'F2', position: 0, before: 'c1', beforeProject: 'P1' },
    ]
    expect(requestsOf(correctCostCentres)).toEqual([{ parts, costCentreId: 'c2', reason: '部门合并' }])
    expect(screen.queryByText(text().chosenLines({ count: 3 }))).toBeNull()
  })

  test('that is refused with others stays as it was, with what was written and chosen', async () => {
    answer(searchOrderLines, { list: [line] })
    answer(getOrderExports, { list: [] })
    refuse(correctCostCentres, 'togetherRefused')
    const { user } = openPage(reportPage, paths.orderReport())
    const name = text().choose({ traveller: '林晓雯', orderNo: 'F1' })
    await user.click(await screen.findByRole('checkbox', { name }))
    await user.click(screen.getByRole('button', { name: text().correctTitle }))
    const form = await dialog(text().correctTitle)
    const centre = form.getByRole<HTMLSelectElement>('combobox', { name: text().costCentre })
    const confirm = form.getByRole('button', { name: text().correctConfirm })
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${text().reason}`) }), '部门合并')
    await user.click(confirm)
    expect(form.getByText(text().costCentreMissing)).toBeTruthy()
    expect(document.activeElement).toBe(centre)
    expect(requestsOf(correctCostCentres)).toEqual([])
    await user.selectOptions(centre, '研发')
    await user.click(confirm)
    expect(await form.findByText(await sentenceOf('togetherRefused'))).toBeTruthy()
    expect(screen.getByText(text().chosenLines({ count: 1 }))).toBeTruthy()
  })

  test('are chosen in one search, and none is in another', async () => {
    answer(searchOrderLines, { list: [line] })
    answer(getOrderExports, { list: [] })
    const { user } = openPage(reportPage, paths.orderReport())
    const name = text().choose({ traveller: '林晓雯', orderNo: 'F1' })
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await screen.findByRole('checkbox', { name })
    const keyword = screen.getByRole('combobox', { name: text().keyword })
    await user.click(keyword)
    await user.paste('F1')
    await waitFor(() => expect(requestsOf(searchOrderLines).at(-1)).toMatchObject({ keyword: 'F1' }))
    await user.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getByText(text().chosenLines({ count: 1 }))).toBeTruthy()
    // What was found before is there at once.
    await user.clear(keyword)
    await waitFor(() => expect(box().checked).toBe(false))
    expect(screen.queryByText(text().chosenLines({ count: 1 }))).toBeNull()
  })

  test('is only seen by whoever may not correct it', async () => {
    answer(getOrderChoices, { ...choices, mayCorrectCosts: false })
    answer(searchOrderLines, { list: [line] })
    answer(getOrderExports, { list: [] })
    openPage(reportPage, paths.orderReport())
    expect((await screen.findAllByText(/F1/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: text().correct })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: text().chooseAll })).toBeNull()
  })

  test('is in a file with the columns that stand, begun once', async () => {
    answer(exportOrderLines, { exportId: 'x1' })
    answer(searchOrderLines, { list: [line] })
    answer(getOrderExports, { list: [] })
    const { user } = openPage(reportPage, paths.orderReport())
    const report = readText('admin/orders/report')
    await screen.findByRole('button', { name: text().correct })
    const go = holdBack(exportOrderLines)
    await user.dblClick(screen.getByRole('button', { name: report.export }))
    go()
    expect(await screen.findByText(report.begun)).toBeTruthy()
    expect(requestsOf(exportOrderLines)).toHaveLength(1)
    expect(requestsOf(exportOrderLines)[0]!.columns).toContain('orderNo')
  })
})
