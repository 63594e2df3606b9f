// @vitest-environment happy-dom
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder, getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { savedFiles } from '../../../testing/files'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as orderList from './order-list-page'

inBrowser('booking/centre', 'booking/order/list')

const text = () => readText('booking/order/list')
const widgets = () => readText('kit/widgets')

function order(number: number, ...may: OrderSummary['actions'][number]['action'][]) {
  return {
    orderNo: `F${number}`,
    productType: 1,
    kind: 'booking',
    kindName: '订单',
    state: 1100,
    stateName: '待支付',
    changedTo: [],
    title: `MU510${number} 北京 → 上海`,
    departAt: '2026-12-01T08:00:00+08:00',
    travellers: ['林晓雯'],
    total: 50_000 * number,
    travelType: 1,
    verdict: 'within',
    createdAt: '2026-11-20T02:00:00Z',
    actions: may.map((action) => ({ action, enabled: true })),
  } as const
}
const [first, second, third] = [order(1, 'pay', 'cancel'), order(2, 'pay'), order(3)]

async function open(...addresses: string[]) {
  const page = openPage(orderList, ...(addresses.length > 0 ? addresses : [paths.myBookings()]))
  await screen.findByRole('heading', { level: 1, name: text().title })
  return page
}
const rows = () => screen.findByRole('table', { name: text().table })
const choose = (label: string) => screen.getByRole('combobox', { name: label })
const lastRequest = () => requestsOf(getTripOrderList).at(-1)

beforeEach(() => {
  answer(getPendingOrderStatistical, { waitApprovalCount: 0, waitPayCount: 2, waitSubmitCount: 1 })
  answer(getTripOrderList, { list: [first, second, third] })
})

describe('what my bookings are narrowed by', () => {
  test('stands in the address and is what the server is asked', async () => {
    const { user, address } = await open()
    await user.selectOptions(choose(text().state), text().groups.awaitingPayment)
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?type=2&tab=all'))
    await user.selectOptions(choose(text().product), text().products[5])
    await waitFor(() => expect(lastRequest()).toMatchObject({ type: 2, productType: 5 }))
  })

  test('comes from the address when it is opened, with each choice taken off by its own chip', async () => {
    const { user, address } = await open('/center/tripOrderList?state=issued&product=5')
    await rows()
    expect(lastRequest()).toMatchObject({ state: 'issued', productType: 5 })
    const chips = screen.getByRole('group', { name: widgets().narrowedBy })
    await user.click(within(chips).getByTitle(widgets().remove({ name: text().groups.issued })))
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?product=5'))
    await user.click(screen.getByRole('button', { name: widgets().clearFilters }))
    await waitFor(() => expect(address()).toBe('/center/tripOrderList'))
  })

  test('two choices made before the router has arrived are both kept', async () => {
    const { user, address, holdArrival } = await open()
    await rows()
    const arrive = holdArrival()
    await user.click(screen.getByRole('tab', { name: text().tabs.upcoming }))
    await user.selectOptions(choose(text().product), text().products[1])
    expect(address(), 'the loader still runs').toBe('/center/tripOrderList')
    arrive()
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?tab=upcoming&product=1'))
  })

  test('is undone by going back, choice by choice', async () => {
    const { user, goBack, address } = await open()
    await user.selectOptions(choose(text().product), text().products[5])
    await waitFor(() => expect(address()).toContain('product=5'))
    await user.selectOptions(choose(text().state), text().groups.issued)
    await waitFor(() => expect(address()).toContain('state=issued'))
    await goBack()
    await waitFor(() => expect(choose(text().state)).toHaveProperty('value', ''))
    expect(choose(text().product)).toHaveProperty('value', '5')
  })

  test('a name that is typed stands behind the #, where no server reads it in an address', async () => {
    const { user, address } = await open()
    const field = choose(text().keyword)
    await user.click(field)
    await user.paste('林晓雯')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/center/tripOrderList#${new URLSearchParams({ keyword: '林晓雯' })}`))
    await waitFor(() => expect(lastRequest()).toMatchObject({ keyword: '林晓雯' }))
  })

  test('another tab keeps the state that it has too, and lets go of one that it has not', async () => {
    const { user, address } = await open('/center/tripOrderList?state=refunds')
    await user.click(await screen.findByRole('tab', { name: text().tabs.upcoming }))
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?state=refunds&tab=upcoming'))
    await user.selectOptions(choose(text().state), text().groups.issued)
    expect(choose(text().state)).toHaveProperty('value', 'issued')
    await user.click(screen.getByRole('tab', { name: text().tabs.over }))
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?tab=over'))
  })

  test('words that are typed offer the state that they may mean', async () => {
    const { user, address } = await open()
    await rows()
    await user.click(choose(text().keyword))
    await user.paste(text().groups.issued)
    const offered = await screen.findByRole('listbox', { name: text().keyword })
    await user.click(within(offered).getByRole('option'))
    await waitFor(() => expect(address()).toBe('/center/tripOrderList?state=issued'))
  })
})

describe('my bookings without any', () => {
  beforeEach(() => answer(getTripOrderList, { list: [] }))

  test('lead to booking', async () => {
    await open()
    expect(await screen.findByText(text().emptyAll)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().emptyAction }).getAttribute('href')).toBe('/')
  })

  test('under filters lead to the list without them', async () => {
    const { user, address } = await open('/center/tripOrderList?product=5')
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    await user.click(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: text().reset }).at(-1)!)
    await waitFor(() => expect(address()).toBe('/center/tripOrderList'))
  })
})

describe('the list of my bookings', () => {
  test('that cannot be read says why and is read again', async () => {
    refuse(getTripOrderList, 'forbidden')
    const { user } = await open()
    const failed = await screen.findByRole('alert')
    expect(failed.textContent).toContain(await sentenceOf('forbidden'))
    answer(getTripOrderList, { list: [first] })
    await user.click(within(failed).getByRole('button', { name: widgets().retry }))
    expect(await screen.findByRole('link', { name: first.title })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('goes on where it ended, and says when all is shown', async () => {
    answer(getTripOrderList, ({ cursor }) => (cursor === 'p2' ? { list: [third] } : { list: [first, second], next: 'p2' }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: widgets().loadMore }))
    expect(await screen.findByRole('link', { name: third.title })).toBeTruthy()
    expect(screen.getByRole('link', { name: first.title })).toBeTruthy()
    expect(screen.getByText(widgets().loadedAll)).toBeTruthy()
  })

  test('shows a column that somebody wants, also the next time', async () => {
    const head = () => screen.queryByRole('columnheader', { name: text().ordered })
    const { user, comeAgain } = await open()
    await rows()
    expect(head(), 'is not shown at first').toBeNull()
    await user.click(screen.getByRole('button', { name: widgets().look }))
    await user.click(await screen.findByRole('checkbox', { name: text().ordered }))
    expect(head()).toBeTruthy()
    await comeAgain()
    await rows()
    expect(head()).toBeTruthy()
  })

  test('as a file holds the whole list as it is narrowed', async () => {
    const files = savedFiles()
    answer(getTripOrderList, ({ cursor }) => (cursor ? { list: [third] } : { list: [first, second], next: 'p2' }))
    const { user } = await open('/center/tripOrderList?product=1')
    await rows()
    await user.click(screen.getByRole('button', { name: widgets().export }))
    expect(await screen.findByText(widgets().exported({ count: 3 }))).toBeTruthy()
    expect(lastRequest()).toMatchObject({ productType: 1, cursor: 'p2' })
    const [file] = await files()
    expect(file?.name).toBe(`${text().title}.xlsx`)
    // By what it is narrowed, and the heads.
    expect(file?.lines).toHaveLength(5)
    expect(file?.lines.at(-1)).toContain(third.title)
  })
})

describe('several orders', () => {
  test('that can be paid are paid together, and those that cannot are not offered', async () => {
    const { user } = await open()
    const table = await rows()
    expect(within(table).queryByRole('checkbox', { name: text().choose(third) })).toBeNull()
    await user.click(within(table).getByRole('checkbox', { name: text().chooseAll }))
    expect(screen.getByText(text().chosen({ count: 2 }))).toBeTruthy()
    const link = screen.getByRole('link', { name: text().payTogether })
    expect(link.getAttribute('href')).toBe(paths.pay({ orderNos: ['F1', 'F2'] }))
    await user.click(within(table).getByRole('checkbox', { name: text().choose(first) }))
    expect(link.getAttribute('href')).toBe(paths.pay({ orderNos: ['F2'] }))
    await user.click(screen.getByRole('button', { name: text().clearChoice }))
    expect(screen.queryByRole('link', { name: text().payTogether })).toBeNull()
  })

  test('of another search are not chosen', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: text().choose(first) }))
    await user.selectOptions(choose(text().product), text().products[1])
    await waitFor(() => expect(screen.queryByText(text().chosen({ count: 1 }))).toBeNull())
  })
})

describe('an order is cancelled from the list', () => {
  const question = () => screen.findByRole('dialog', { name: text().cancelTitle })

  test('only by whoever confirms it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().cancel }))
    await user.click(within(await question()).getByRole('button', { name: text().cancelKeep }))
    expect(requestsOf(cancelOrder)).toEqual([])
  })

  test('once, and the list is read again', async () => {
    answer(cancelOrder, {})
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().cancel }))
    const go = holdBack(cancelOrder)
    await user.dblClick(within(await question()).getByRole('button', { name: text().cancel }))
    const read = requestsOf(getTripOrderList).length
    await user.click(screen.getByRole('button', { name: text().cancel }))
    go()
    expect(await screen.findByText(text().cancelled)).toBeTruthy()
    expect(requestsOf(cancelOrder)).toEqual([{ orderNo: 'F1' }])
    await waitFor(() => expect(requestsOf(getTripOrderList).length).toBeGreaterThan(read))
  })

  test('a refusal is said, and the order stays', async () => {
    refuse(cancelOrder, 'forbidden')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().cancel }))
    await user.click(within(await question()).getByRole('button', { name: text().cancel }))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(screen.getByRole('link', { name: first.title })).toBeTruthy()
  })
})
