// @vitest-environment happy-dom
import type {
  IntlAlterableOrder,
  IntlChangeOffer,
  IntlChangeQuote,
} from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  applyIntlChange,
  getIntlChangeInfo,
  quoteIntlChange,
  searchIntlChange,
} from '../../../../api/calls/products/intl-flight/after-sales'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import {
  changeLine as line,
  changeOffer as offer,
  dictionary,
  intlOrder,
  intlTicket,
  movedFlight as moved,
  outbound,
} from '../../../../testing/intl'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { bookableDays } from '../../../../testing/search'
import { answer, holdBack, intentsOf, refuse, requestsOf, type Sketch } from '../../../../testing/server'
import * as applyPage from './change-apply-page'
import * as confirmPage from './change-confirm-page'
import * as listPage from './change-list-page'
import { writeTimes } from './times-in-address'

inBrowser(
  'products/intl-flight/after-sale/change',
  'products/intl-flight/after-sale/refusals',
  'products/intl-flight/check',
  'products/intl-flight/search/itinerary',
  'products/intl-flight/search/list',
  'booking/change',
)

const text = () => readText('products/intl-flight/after-sale/change')
const orderId = intlOrder.orderNo
const [first, second] = intlOrder.tickets
const both = `${first.ticketNo},${second.ticketNo}`
beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getBookDateSection, { ...bookableDays, endDateText: '2027-11-19' })
})

describe('which direction is changed, for whom and when', () => {
  async function open(order: Sketch<IntlAlterableOrder> = intlOrder, more: { tickets?: string } = {}) {
    answer(getIntlChangeInfo, order)
    const page = openPage(applyPage, paths.intlFlightChangeApply({ orderId, ...more }))
    await screen.findByRole('heading', { name: text().passengers })
    return page
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
  const direction = (flight: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(flight) })
  const search = () => screen.getByRole('button', { name: new RegExp(`^${text().search}`) })

  test('begins with all of the first direction, and waits for a day', async () => {
    const { user, address } = await open()
    expect([direction('NH964').checked, box('林晓雯').checked, box('陈志远').checked]).toEqual([true, true, true])
    await user.click(search())
    expect(within(search()).getByText(text().noDate)).toBeTruthy()
    const grid = await screen.findByRole('grid')
    await user.click(within(grid).getByText('15'))
    await user.click(box('陈志远'))
    await user.click(search())
    const date = '2026-12-15'
    await waitFor(() => expect(address()).toBe(paths.intlFlightChange({ orderId, tickets: first.ticketNo, slice: '0', date })))
  })

  test('needs somebody', async () => {
    const { user } = await open(intlOrder, { tickets: second.ticketNo })
    expect([box('林晓雯').checked, box('陈志远').checked]).toEqual([false, true])
    await user.click(box('陈志远'))
    expect(within(search()).getByText(text().nobody)).toBeTruthy()
  })

  test('another direction has tickets of its own; one without any says so', async () => {
    const back = { ...intlTicket, slices: [1] }
    const { user } = await open({
      ...intlOrder,
      tickets: [back, { ...second, slices: [1], possible: false, refused: { code: 'couponTaken' } }],
    })
    expect(direction('NH964').disabled, 'nothing of it can be changed').toBe(true)
    expect(screen.getByText(text().noneOfDirection)).toBeTruthy()
    expect(direction('NH963').checked).toBe(true)
    await user.click(direction('NH963'))
    expect([box('林晓雯').checked, box('陈志远').disabled]).toEqual([true, true])
  })

  test('that a carrier forced is said', async () => {
    await open({ ...intlOrder, tickets: [{ ...intlTicket, involuntary: true }] })
    expect(screen.getByText(text().involuntary, { selector: 'p' })).toBeTruthy()
  })

  test('of an order of which nothing can be changed leads to a refund, with why', async () => {
    answer(getIntlChangeInfo, {
      ...intlOrder,
      tickets: [{ ...intlTicket, possible: false, refused: { code: 'couponCheckedIn' } }],
    })
    openPage(applyPage, paths.intlFlightChangeApply({ orderId }))
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByText(readText('products/intl-flight/after-sale/refusals').couponCheckedIn)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().refund }).getAttribute('href')).toBe(paths.intlFlightRefund({ orderId }))
  })
})

describe('what it can be changed to', () => {
  const direction = { orderId, tickets: both, slice: '0', date: '2026-12-02' }
  const found = {
    searchId: 'S1',
    searchedAt: '2026-11-20T02:00:00Z',
    date: '2026-12-02',
    from: [outbound],
    dictionary,
    policyApplies: true,
  }
  async function open(offers: Sketch<IntlChangeOffer>[] = [offer]) {
    answer(searchIntlChange, { ...found, offers })
    const page = openPage(listPage, paths.intlFlightChange(direction))
    await screen.findByText(text().offers({ count: offers.length }))
    return page
  }

  test('costs so much each and in all, part by part, and leads on with the hours that were seen', async () => {
    await open()
    expect(screen.getByText(new RegExp(text().party({ count: 2, amount: formatPrice(100_000) })))).toBeTruthy()
    const parts = { fee: formatPrice(30_000), fare: formatPrice(20_000), tax: formatPrice(0) }
    expect(screen.getByText(text().parts(parts))).toBeTruthy()
    const on = paths.intlFlightChangeConfirm({
      ...direction,
      itineraryKey: 'i1',
      fareKey: 'f1',
      searchId: 'S1',
      times: writeTimes([moved]),
    })
    expect(screen.getByRole('link', { name: text().choose }).getAttribute('href')).toBe(on)
  })

  test('is searched day by day, in a cabin, and without stops', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: text().later }))
    await waitFor(() => expect(address()).toContain('date=2026-12-03'))
    await screen.findByText(formatDate('2026-12-03'), { selector: 'strong' })
    await user.selectOptions(screen.getByRole('combobox', { name: text().cabin }), 'C')
    await user.click(screen.getByRole('checkbox', { name: text().direct }))
    const asked = {
      orderNo: orderId,
      ticketNos: [first.ticketNo, second.ticketNo],
      slice: 0,
      departDate: '2026-12-03',
      cabin: 'C',
    }
    await waitFor(() => expect(requestsOf(searchIntlChange).at(-1)).toMatchObject({ ...asked, directOnly: true }))
    await user.selectOptions(screen.getByRole('combobox', { name: text().cabin }), text().anyCabin)
    await waitFor(() => expect(address()).not.toContain('cabin'))
  })

  test('is searched on no day that is over or not sold yet', async () => {
    answer(searchIntlChange, { ...found, offers: [offer] })
    const { user, address } = openPage(listPage, paths.intlFlightChange({ ...direction, date: '2026-11-20' }))
    const earlier = await screen.findByRole('button', { name: new RegExp(`^${text().earlier}`) })
    await waitFor(() => expect(within(earlier).getByText(text().dayOver)).toBeTruthy())
    await user.click(earlier)
    expect(address()).toContain('date=2026-11-20')
  })

  test.each([
    ['that policy forbids is not chosen', { verdict: 'forbidden' }, () => text().forbidden, false],
    ['for which nothing is paid says so', { lines: [{ ...line, amount: 0 }], total: 0 }, () => text().free, true],
  ] as const)('one %s', async (_what, more, sentence, chosen) => {
    await open([{ ...offer, ...more }])
    expect(screen.getByText(sentence())).toBeTruthy()
    expect(screen.queryByRole('link', { name: text().choose }) !== null).toBe(chosen)
  })

  test('on a day without flights says so', async () => {
    await open([])
    expect(screen.getByText(text().emptyTitle)).toBeTruthy()
  })
})

describe('the change that is asked for', () => {
  const asked = {
    orderId,
    tickets: first.ticketNo,
    slice: '0',
    date: '2026-12-02',
    itineraryKey: 'i1',
    fareKey: 'f1',
    searchId: 'S1',
    times: writeTimes([moved]),
  }
  const quote = {
    from: [outbound],
    to: offer,
    retimed: [],
    dictionary,
    lines: [line],
    total: 50_000,
    verdict: 'within',
    violations: [],
    reasons: [],
    conflicts: [],
    approval: [],
    notes: [{ name: '林晓雯', notes: [{ level: 'warn', kind: 'visa', sentence: '前往日本须提前办理签证' }] }],
    notesOn: '2026-09-30',
    holdsUntil: '2026-11-20T02:30:00Z',
  } as const satisfies Sketch<IntlChangeQuote>
  async function open(more: Sketch<IntlChangeQuote> = {}) {
    answer(quoteIntlChange, { ...quote, ...more })
    const page = openPage(confirmPage, paths.intlFlightChangeConfirm(asked))
    await screen.findByRole('heading', { name: text().to })
    return page
  }
  const submit = () => screen.getByRole('button', { name: new RegExp(`^${text().submit}`) })

  test('is sent once at the sum and hours that were seen, and goes on to what it waits for', async () => {
    answer(applyIntlChange, { orderNo: 'X9', next: 'pay' })
    const { user, address } = await open()
    const go = holdBack(applyIntlChange)
    await user.dblClick(submit())
    go()
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['X9'] })))
    expect(requestsOf(applyIntlChange)).toMatchObject([
      { orderNo: orderId, ticketNos: [first.ticketNo], itineraryKey: 'i1', searchId: 'S1', expectedTotal: 50_000 },
    ])
    expect(requestsOf(applyIntlChange)[0]!.seenTimes).toEqual([
      { departDate: '2026-12-02', departTime: '08:30', arriveDate: '2026-12-02', arriveTime: '13:00' },
    ])
  })

  test('says what each of them sees to before the trip as it will be', async () => {
    await open()
    expect(within(screen.getByRole('list', { name: '林晓雯' })).getByText('前往日本须提前办理签证')).toBeTruthy()
  })

  test('shows what the new ticket allows', async () => {
    await open({
      to: {
        ...offer,
        rules: [
          {
            kind: 'change',
            permission: 'forbidden',
            sentence: '',
            subject: '改期',
            scope: '全部未使用',
            when: '任何时间',
            answer: '不得改期',
            always: true,
          },
        ],
      },
    })
    expect(screen.getByRole('heading', { name: text().newRules })).toBeTruthy()
    expect(screen.getByText('不得改期')).toBeTruthy()
    expect(screen.getByText(readText('products/intl-flight/search/list').brands.standard)).toBeTruthy()
  })

  test('for which nothing is paid leads to its order', async () => {
    answer(applyIntlChange, { orderNo: 'X9', next: 'supplier' })
    const { user, address } = await open({ total: 0, lines: [{ ...line, amount: 0 }] })
    expect(screen.getAllByText(text().nothingToPay).length).toBeGreaterThan(0)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe(paths.intlFlightOrder({ orderId: 'X9' })))
  })

  test('at a sum that changed is not made: the new one is read and is another intent', async () => {
    refuse(applyIntlChange, 'quoteChanged')
    const { user } = await open()
    answer(quoteIntlChange, { ...quote, total: 70_000 })
    await user.click(submit())
    expect(await screen.findByText(text().changed)).toBeTruthy()
    await waitFor(() => expect(requestsOf(quoteIntlChange)).toHaveLength(2))
    answer(applyIntlChange, { orderNo: 'X9', next: 'pay' })
    await screen.findAllByText((_, element) => element?.textContent === formatPrice(70_000))
    await user.click(submit())
    await waitFor(() => expect(requestsOf(applyIntlChange)[1]).toMatchObject({ expectedTotal: 70_000 }))
    expect(new Set(intentsOf(applyIntlChange)).size).toBe(2)
  })

  test('to flights that were moved meanwhile is accepted first, with the hours of now', async () => {
    const later = { ...moved, departTime: '09:30', arriveTime: '14:00' }
    answer(applyIntlChange, { orderNo: 'X9', next: 'pay' })
    const was = { departDate: moved.departDate, departTime: '08:30', arriveDate: moved.arriveDate, arriveTime: '13:00' }
    const { user, address } = await open({ to: { ...offer, segments: [later] }, retimed: [{ segment: 0, was }] })
    answer(quoteIntlChange, { ...quote, to: { ...offer, segments: [later] } })
    const accept = screen.getByRole('button', { name: readText('products/intl-flight/check').timesChange.accept })
    await user.click(accept)
    await waitFor(() => expect(address()).toContain(encodeURIComponent(writeTimes([later]))))
    expect(requestsOf(applyIntlChange)).toEqual([])
    await screen.findByRole('button', { name: new RegExp(`^${text().submit}`) })
    await user.click(submit())
    await waitFor(() => expect(requestsOf(applyIntlChange)).toHaveLength(1))
  })

  test('that breaks a rule waits for its reason', async () => {
    const violation = {
      travellerId: 'e1',
      rule: 'cabin',
      handling: 'reason',
      expected: 0,
      actual: 1,
      sentence: '高于经济舱',
    } as const
    answer(applyIntlChange, { orderNo: 'X9', next: 'pay' })
    const { user } = await open({
      verdict: 'reason',
      violations: [violation],
      reasons: [{ code: 'urgent', name: '行程紧急', needsText: false }],
    })
    await user.click(submit())
    expect(within(submit()).getByText(readText('booking/change').reasonMissing)).toBeTruthy()
    await user.selectOptions(
      screen.getByRole('combobox', { name: new RegExp(`^${readText('booking/change').reason}`) }),
      '行程紧急',
    )
    await user.click(submit())
    await waitFor(() => expect(requestsOf(applyIntlChange)[0]).toMatchObject({ reasonCode: 'urgent' }))
  })

  test('without the hours that were seen goes back to where flights are chosen', async () => {
    const { times: _mangled, ...without } = asked
    const { address } = openPage(confirmPage, paths.intlFlightChangeConfirm({ ...without, times: 'x' }))
    const back = paths.intlFlightChange({ orderId, tickets: first.ticketNo, slice: '0', date: '2026-12-02' })
    await waitFor(() => expect(address()).toBe(back))
  })
})
