// @vitest-environment happy-dom
import { countedAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actOnOrder } from '../../../api/calls/access/acting'
import { getOrderChoices, searchOrders } from '../../../api/calls/admin/orders/order'
import { getOrderViews, removeOrderView, saveOrderView } from '../../../api/calls/admin/orders/order-view'
import { formatFigure } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { base, paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { orderChoices as choices } from './order-choices.testing'
import * as ordersPage from './orders-page'

inBrowser(
  'admin/acting',
  'admin/company/catalogue',
  'admin/orders/orders',
  'admin/orders/words',
  'admin/orders/report',
  'kit/drafts',
)

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

describe('[S2.47] about an order an administrator acts for whoever booked it', () => {
  const acting = () => readText('admin/acting')
  const menuOf = () => screen.findByRole('button', { name: readText('admin/company/catalogue').actionsOf({ name: order.title }) })
  async function choose(act: 'change' | 'refund' | 'cancel', list = [order]) {
    signIn({ permissions: ['readOrders', 'actForOthers'] })
    answer(searchOrders, { list })
    const { user } = openPage(ordersPage, paths.companyOrders())
    await user.click(await menuOf())
    await user.click(await screen.findByRole('menuitem', { name: acting().acts[act] }))
    const title = acting().actTitle({ act: acting().acts[act], order: order.title })
    const form = await dialog(title)
    const send = () => user.click(form.getByRole('button', { name: acting().open }))
    return {
      user,
      form,
      send,
      write: (words: string) => user.type(form.getByRole('textbox', { name: new RegExp(acting().reason) }), words),
    }
  }

  test.each([
    ['change', paths.flightChangeApply({ orderId: 'F1' }), order],
    ['refund', paths.flightRefund({ orderId: 'F1' }), order],
    ['cancel', paths.order({ orderId: 'F1' }), { ...order, phase: 'paying' }],
  ] as const)('who gives a reason to %s begins on that page, in a page of its own', async (act, to, row) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window)
    answer(actOnOrder, { ticket: 't1', opensUntil: '2026-11-20T02:10:00Z' })
    const { form, write, send } = await choose(act, [row])
    expect(form.getByText(acting().actLead({ person: order.booker }))).toBeTruthy()
    await send()
    expect(form.getByText(acting().missing)).toBeTruthy()
    expect(requestsOf(actOnOrder)).toEqual([])
    await write(' 手机遗失 ')
    await send()
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    expect(opened.mock.calls[0]?.[0]).toBe(`${base}${paths.agentOpen({ ticket: 't1', to })}`)
    expect(requestsOf(actOnOrder)).toEqual([{ orderNo: 'F1', act, reason: '手机遗失' }])
  })

  test('a stay is not changed, only given back', async () => {
    signIn({ permissions: ['readOrders', 'actForOthers'] })
    answer(searchOrders, { list: [{ ...order, orderNo: 'H1', product: 'hotel' } as const] })
    const { user } = openPage(ordersPage, paths.companyOrders())
    await user.click(await menuOf())
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([acting().acts.refund])
  })

  test('what the order does not allow is said, and the reason stays', async () => {
    const opened = vi.spyOn(window, 'open')
    refuse(actOnOrder, 'transitionRefused')
    const { form, write, send } = await choose('refund')
    await write('手机遗失')
    await send()
    expect(await screen.findByText(await sentenceOf('transitionRefused'))).toBeTruthy()
    expect(form.getByDisplayValue('手机遗失')).toBeTruthy()
    expect(opened).not.toHaveBeenCalled()
  })

  test.each([
    ['without the permission', ['readOrders', 'manageCosts'], order],
    ['where nothing can be done any more', ['readOrders', 'actForOthers'], { ...order, phase: 'ended' } as const],
  ])('there is no entry %s', async (_when, permissions, row) => {
    signIn({ permissions })
    answer(searchOrders, { list: [row] })
    openPage(ordersPage, paths.companyOrders())
    expect((await screen.findAllByText(order.title)).length).toBeGreaterThan(0)
    expect(
      screen.queryByRole('button', { name: readText('admin/company/catalogue').actionsOf({ name: order.title }) }),
    ).toBeNull()
  })
})
