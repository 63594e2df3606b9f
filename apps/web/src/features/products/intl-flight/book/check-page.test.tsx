// @vitest-environment happy-dom
import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { checkIntlFlightBooking } from '../../../../api/calls/products/intl-flight/booking'
import { getIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/search'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { chooseDirect, chosenDirect, directChecked as checked, oneWayDraft as draft } from '../../../../testing/intl-book'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { acceptedTrip } from './accepted-trip'
import * as checkPage from './check-page'

inBrowser(
  'booking/placing/book',
  'booking/list',
  'products/intl-flight/check',
  'products/intl-flight/search/list',
  'products/intl-flight/search/itinerary',
)

const { tempOrderNo } = draft
const text = () => readText('products/intl-flight/check')
const book = () => readText('booking/placing/book')
const violation = { travellerId: 'e1', rule: 'cabin', handling: 'approval', sentence: '差标：最高可乘经济舱' }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  chooseDirect()
  answer(getIntlFlightOrderTemp, draft)
  answer(getTravelApplyBalance, { budgets: [] })
  answer(checkIntlFlightBooking, checked)
})

function open(more: Sketch<IntlCheckResult> = {}) {
  answer(checkIntlFlightBooking, { ...checked, ...more })
  return openPage(checkPage, paths.intlFlightCheck({ tempOrderNo }))
}
const next = () => screen.findByRole('button', { name: text().next })
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!)

describe('a trip abroad before it is booked', () => {
  test('is priced again as it was seen, and leads on to the form', async () => {
    const { user, address } = open()
    await user.click(await next())
    await waitFor(() => expect(address()).toBe(paths.intlFlightBook({ tempOrderNo })))
    expect(requestsOf(checkIntlFlightBooking)).toEqual([chosenDirect])
  })

  test('waits with a word while carriers are asked', async () => {
    const go = holdBack(checkIntlFlightBooking)
    open()
    expect(await screen.findByText(text().verifying)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().next })).toBeNull()
    go()
    await next()
    expect(screen.getByText(text().verified)).toBeTruthy()
  })

  test('at another price shows both, and goes on only once the new one is accepted', async () => {
    const dearer = { outcome: 'changed', formerTotal: checked.tripTotal, tripTotal: 3300_00, total: 3300_00 } as const
    const { user, address } = open(dearer)
    const accept = await screen.findByRole('button', { name: book().priceChange.accept })
    const alert = within(screen.getByRole('alert'))
    for (const price of [checked.tripTotal, 3300_00]) expect(alert.getByText(new RegExp(formatPrice(price)))).toBeTruthy()
    expect(screen.queryByText(text().verified)).toBeNull()
    answer(checkIntlFlightBooking, { ...checked, tripTotal: 3300_00, total: 3300_00 })
    await user.click(accept)
    await user.click(await next())
    await waitFor(() => expect(address()).toBe(paths.intlFlightBook({ tempOrderNo })))
    expect(requestsOf(checkIntlFlightBooking).at(-1)).toMatchObject({ seenTotal: 3300_00 })
    expect(acceptedTrip(tempOrderNo).seenTotal).toBe(3300_00)
  })

  test('at other hours shows both, and goes on only once the new ones are accepted', async () => {
    const [now] = checked.segments
    const was = { departDate: now!.departDate, departTime: '08:00', arriveDate: now!.arriveDate, arriveTime: '13:30' }
    const moved = { ...now!, departTime: '10:00' }
    const { user } = open({ outcome: 'changed', segments: [moved], retimed: [{ segment: 0, was }] })
    const accept = await screen.findByRole('button', { name: text().timesChange.accept })
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText(/08:00–13:30/)).toBeTruthy()
    expect(alert.getByText(new RegExp(`10:00–${now!.arriveTime}`))).toBeTruthy()
    expect(alert.getByRole('link', { name: text().timesChange.chooseAgain }).getAttribute('href')).toBe(
      paths.intlFlightList({ tempOrderNo }),
    )
    answer(checkIntlFlightBooking, { ...checked, segments: [moved] })
    await user.click(accept)
    await next()
    expect(acceptedTrip(tempOrderNo).seenTimes).toMatchObject([{ departTime: '10:00' }])
  })

  test('that nobody may wait with while somebody has to approve it leads back to the list', async () => {
    open({ instantPayment: true, needsApproval: true })
    expect(await screen.findByText(text().instantBlocked)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().chooseOther }).getAttribute('href')).toBe(
      paths.intlFlightList({ tempOrderNo }),
    )
    expect(screen.queryByRole('button', { name: text().next })).toBeNull()
  })

  test('that has to be paid at once says so where nobody has to approve it', async () => {
    open({ instantPayment: true })
    await next()
    expect(screen.getByText(text().instantPayment)).toBeTruthy()
  })
})

describe('what is said of it', () => {
  test('that planes are changed between two tickets at one’s own risk, with too little time', async () => {
    const connection = {
      arriveAirport: 'HKG',
      departAirport: 'HKG',
      minutes: 150,
      minimumMinutes: 180,
      bags: 'recheck',
      protected: false,
      visa: 'needed',
      visaSentence: '需要签证',
    } as const
    open({ selfTransfers: [{ after: 0, connection }] })
    await next()
    const words = readText('products/intl-flight/search/itinerary')
    const journey = card(text().journeyCard)
    for (const word of [words.selfTransfer, words.bags.recheck, words.tooShort, connection.visaSentence])
      expect(journey.getByText(word)).toBeTruthy()
    expect(journey.getByText(new RegExp(words.advised({ time: '' }).trim()))).toBeTruthy()
  })

  test.each([
    ['the rules that it breaks, and whose', { violations: [violation] }, () => new RegExp(violation.sentence)],
    ['that it keeps the standard', {}, (): string => text().withinAll],
  ])('%s', async (_what, more, word) => {
    open(more as never)
    await next()
    expect(card(text().policyCard).getByText(word())).toBeTruthy()
  })

  test('that a trip of one’s own has no standard', async () => {
    answer(getIntlFlightOrderTemp, { ...draft, travelType: 2 })
    open()
    await next()
    expect(card(text().policyCard).getByText(text().noPolicy)).toBeTruthy()
  })

  test('that nobody is chosen yet whose standard it would be', async () => {
    answer(getIntlFlightOrderTemp, { ...draft, travellers: [] })
    open({ notes: [{ notes: [] }] })
    await next()
    expect(card(text().policyCard).getByText(text().chooseTravellersLater)).toBeTruthy()
    expect(card(text().documentsCard).getByRole('heading', { name: text().chinesePassport })).toBeTruthy()
  })

  test.each([
    ['nothing to see to', [], (): string => text().documentsFine],
    [
      'what somebody sees to, and where that was read',
      [{ level: 'warn', kind: 'visa', sentence: '需要新加坡签证', source: '使馆网站' }],
      (): string => '使馆网站',
    ],
  ] as const)('of documents: %s', async (_what, notes, word) => {
    answer(getIntlFlightOrderTemp, { ...draft, travellers: [...draft.travellers, { employeeId: 'e2', name: '陈志远' }] })
    open({ notes: [{ employeeId: 'e1', notes: [...notes] }] })
    await next()
    const documents = card(text().documentsCard)
    expect(documents.getByRole('heading', { name: '林晓雯' })).toBeTruthy()
    expect(documents.getByText(word())).toBeTruthy()
  })

  test.each([
    ['one ticket', 1, (): string => text().oneTicket],
    ['two tickets that do not protect each other', 2, (): string => text().severalTickets({ count: 2 })],
  ] as const)('that it is %s', async (_what, count, word) => {
    const [ticket] = checked.tickets
    open({ tickets: Array.from({ length: count }, (_, index) => ({ ...ticket, slices: [index] })) })
    await next()
    expect(screen.getByText(word())).toBeTruthy()
  })

  test('every tax of a ticket, and which is kept when it is given back', async () => {
    const [ticket] = checked.tickets
    const taxes = [
      { code: 'CN', name: '机场建设费', amount: 90_00, refundable: true },
      { code: 'YQ', name: 'YQ', amount: 410_00, refundable: false },
    ]
    open({ tickets: [{ ...ticket, prices: [{ ...ticket.prices[0], taxes }] }] })
    await next()
    const kept = screen.getAllByText(text().taxKept)
    expect(kept.map((badge) => badge.closest('div')?.textContent)).toEqual([`YQ ${text().taxKept}¥410`])
    expect(screen.getByText(text().tax({ name: '机场建设费', code: 'CN' }))).toBeTruthy()
  })

  test('until when seats and price stand: two times', async () => {
    open()
    await next()
    expect(screen.getByText(text().payByWhy)).toBeTruthy()
    expect(screen.getByText(text().priceUntilWhy)).toBeTruthy()
  })
})

describe('a trip that cannot be looked at', () => {
  test('without a choice leads to the list', async () => {
    window.sessionStorage.clear()
    open()
    const list = readText('products/intl-flight/search/list')
    expect(await screen.findByText(list.nothingChosenTitle)).toBeTruthy()
    expect(requestsOf(checkIntlFlightBooking)).toEqual([])
  })

  test.each(['itineraryUnknown', 'legChosenMissing'] as const)(
    'since it is no more had says so and leads to the list: %s',
    async (problem) => {
      refuse(checkIntlFlightBooking, problem)
      openPage(checkPage, paths.intlFlightCheck({ tempOrderNo }))
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText(await sentenceOf(problem))).toBeTruthy()
      expect(alert.getByRole('link').getAttribute('href')).toBe(paths.intlFlightList({ tempOrderNo }))
    },
  )

  test('for want of a network is asked again by a press', async () => {
    loseNetwork(checkIntlFlightBooking)
    const { user } = openPage(checkPage, paths.intlFlightCheck({ tempOrderNo }))
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(checkIntlFlightBooking, checked)
    await user.click(again)
    await next()
  })
})
