// @vitest-environment happy-dom
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { correctCostCentre, correctCostCentres, getOrderChoices, searchOrderLines } from '../../../api/calls/admin/orders/order'
import { exportOrderLines, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { getOrderViews } from '../../../api/calls/admin/orders/order-view'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import { orderChoices as choices } from './order-choices.testing'
import * as reportPage from './report-page'

inBrowser('admin/orders/orders', 'admin/orders/words', 'admin/orders/report', 'kit/drafts')

const text = () => readText('admin/orders/orders')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders', 'manageCosts'] })
  answer(getOrderChoices, choices)
  answer(getOrderViews, { list: [] })
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

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
