// @vitest-environment happy-dom
import type { IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlExtraOffer } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { getBookingReach } from '../../../../api/calls/booking/traveller'
import {
  checkIntlFlightBooking,
  checkIntlPassengers,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '../../../../api/calls/products/intl-flight/booking'
import { getIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/search'
import { getDiallingCodeInfo } from '../../../../api/calls/reference/country'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedUnchanged } from '../../../../testing/booking'
import { inBrowser, stopClock } from '../../../../testing/browser'
import {
  chooseDirect,
  chosenDirect,
  directChecked as checked,
  intlBookInfo as info,
  oneWayDraft as draft,
} from '../../../../testing/intl-book'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { keep } from '../../../booking/draft/session-store'
import * as bookPage from './book-page'
import { blankPassenger } from './passenger-form'

inBrowser(
  'booking/placing/book',
  'booking/placing/book-form',
  'products/intl-flight/book',
  'products/intl-flight/check',
  'products/intl-flight/extras',
  'products/intl-flight/search/list',
)

const { tempOrderNo } = draft
const form = () => readText('booking/placing/book-form')
const own = () => readText('products/intl-flight/book')
const ordered = { ...orderedUnchanged, ...chosenDirect, passengers: [{ employeeId: 'e1' }], expectedTotal: checked.total }
const created = { orderNo: 'I1', next: 'pay' }
const [traveller] = info.travellers

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  chooseDirect()
  answer(getIntlFlightOrderTemp, draft)
  answer(getIntlFlightBookInfo, info)
  answer(checkIntlFlightBooking, checked)
  answer(checkIntlPassengers, { same: [], conflicts: [], violations: [] })
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getBookingReach, {})
})

const button = () => screen.findByRole('button', { name: form().submit })
const sent = () => requestsOf(createIntlFlightOrder)
const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-field="travellers.0.${path}"]`)!
interface Told {
  info?: Sketch<IntlBookInfo>
  check?: Sketch<IntlCheckResult>
}
async function open(told: Told = {}) {
  answer(getIntlFlightBookInfo, { ...info, ...told.info })
  answer(checkIntlFlightBooking, { ...checked, ...told.check })
  const page = openPage(bookPage, paths.intlFlightBook({ tempOrderNo }))
  await button()
  const write = async (path: string, words: string) => {
    await page.user.click(field(path))
    await page.user.paste(words)
  }
  return { ...page, write, submit: async () => page.user.click(await button()) }
}
const asksOf = (missing: readonly string[], more: Sketch<IntlBookInfo> = {}) => ({
  ...more,
  travellers: [{ ...traveller, credentials: [{ ...traveller.credentials[0], missing }] }],
})

describe('an order of a trip abroad', () => {
  test.each([
    ['paid', 'pay', paths.pay({ orderNos: ['I1'] })],
    ['approved', 'approve', paths.intlFlightOrder({ orderId: 'I1' })],
  ])('is sent once as it was seen, and goes on to be %s', async (_what, next, place) => {
    answer(createIntlFlightOrder, { ...created, next } as never)
    const { user, address } = await open()
    const go = holdBack(createIntlFlightOrder)
    await user.dblClick(await button())
    go()
    await waitFor(() => expect(address()).toBe(place))
    expect(sent()).toEqual([ordered])
  })

  test('that did not arrive is sent again as the same intent', async () => {
    loseNetwork(createIntlFlightOrder)
    const { user, submit, address } = await open()
    await submit()
    const again = await screen.findByRole('button', { name: form().submitAgain })
    answer(createIntlFlightOrder, created as never)
    await user.click(again)
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['I1'] })))
    expect(new Set(intentsOf(createIntlFlightOrder)).size).toBe(1)
  })

  test('clashing with another is asked about first', async () => {
    answer(checkIntlPassengers, {
      same: [],
      violations: [],
      conflicts: [{ employeeId: 'e1', orderNo: 'F9', sentence: '与 CA1831 冲突' }],
    })
    answer(createIntlFlightOrder, created as never)
    const { user, submit } = await open()
    await screen.findByText('与 CA1831 冲突')
    await submit()
    const question = within(await screen.findByRole('dialog', { name: form().conflictTitle }))
    expect(sent()).toEqual([])
    await user.click(question.getByRole('button', { name: form().conflictGoOn }))
    await waitFor(() => expect(sent()).toEqual([{ ...ordered, acceptConflicts: true }]))
  })

  test('of somebody who flies this already is not sent, and says on which order', async () => {
    answer(checkIntlPassengers, { conflicts: [], violations: [], same: [{ employeeId: 'e1', flightNo: 'MU543', orderNo: 'I9' }] })
    const { submit } = await open()
    expect(await screen.findByText(form().samePassenger({ name: '林晓雯', item: 'MU543', order: 'I9' }))).toBeTruthy()
    await submit()
    expect(sent()).toEqual([])
  })
})

describe('what carriers ask of a passenger', () => {
  test('is asked as far as the passport does not say it, and sent', async () => {
    answer(getDiallingCodeInfo, {
      list: [
        { region: 'CN', areaName: '中国' },
        { region: 'SG', areaName: '新加坡' },
      ],
    })
    answer(createIntlFlightOrder, created as never)
    const { user, submit } = await open({ info: asksOf(['gender', 'nationality', 'issuingCountry']) as never })
    await submit()
    expect(screen.getByText(own().faults.gender)).toBeTruthy()
    expect(screen.getByText(form().errorCount({ count: 3 }))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('gender')))
    expect(sent()).toEqual([])
    await user.selectOptions(field('gender'), 'female')
    await user.selectOptions(field('nationality'), '中国')
    expect(field('issuingCountry').value, 'most passports are of the same country').toBe('CN')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.passengers).toEqual([{ employeeId: 'e1', gender: 'female', nationality: 'CN', issuingCountry: 'CN' }])
  })

  test('that were told before are told again as they are masked, or typed anew', async () => {
    answer(createIntlFlightOrder, created as never)
    const address = { kind: 'address' as const, code: 'SG', masked: 'Singapore · 1 R***' }
    const card = { kind: 'card' as const, code: 'MU', masked: '****6789' }
    const { user, write, submit } = await open({
      info: { travellers: [{ ...traveller, told: [card, address] }], addressOf: [{ country: 'SG', name: '新加坡' }] },
    })
    expect(screen.getByText(own().toldBefore({ shown: address.masked }))).toBeTruthy()
    expect(screen.getByText((words) => words.endsWith(card.masked))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: own().otherAddress }))
    await write('street', '8 Marina Blvd')
    await user.click(screen.getByRole('button', { name: own().tellAgain({ shown: address.masked }) }))
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      passengers: [{ employeeId: 'e1', frequentFlyer: [{ carrier: 'MU' }], address: { country: 'SG' } }],
    })
  })

  test('of the first night is the address, where a country asks for it', async () => {
    answer(createIntlFlightOrder, created as never)
    const { write, submit } = await open({ info: { addressOf: [{ country: 'SG', name: '新加坡' }] } })
    await submit()
    for (const fault of ['street', 'city'] as const) expect(screen.getByText(own().faults[fault])).toBeTruthy()
    await write('street', ' 1 Raffles Pl ')
    await write('city', '新加坡')
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.passengers[0]?.address).toEqual({ country: 'SG', street: '1 Raffles Pl', city: '新加坡' })
  })

  test('of a student is the number of the proof', async () => {
    answer(createIntlFlightOrder, created as never)
    const [itinerary] = checked.itineraries
    const { write, submit } = await open({
      info: { travellers: [{ ...traveller, passenger: 'student' }] },
      check: { itineraries: [{ ...itinerary, fares: [{ ...itinerary.fares[0], fareType: 'student' }] }] } as never,
    })
    await submit()
    expect(screen.getByText(own().faults.proofNumber)).toBeTruthy()
    await write('proofNumber', '2026-0113')
    await submit()
    await waitFor(() => expect(sent()[0]?.passengers).toEqual([{ employeeId: 'e1', proofNumber: '2026-0113' }]))
  })

  test('for a card is its number: a wrong one is shown although its part lies folded', async () => {
    answer(createIntlFlightOrder, created as never)
    keep(tempOrderNo, 'passengers', { e1: { ...blankPassenger, cards: { MU: '12' } } })
    const { user, submit } = await open()
    const folded = field('cards.MU').closest('details')!
    expect(folded.open).toBe(false)
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(field('cards.MU')))
    expect(folded.open).toBe(true)
    expect(screen.getByText(own().faults.frequentFlyer)).toBeTruthy()
    await user.clear(field('cards.MU'))
    await user.paste('610 123-456')
    await submit()
    await waitFor(() =>
      expect(sent()[0]?.passengers).toEqual([{ employeeId: 'e1', frequentFlyer: [{ carrier: 'MU', number: '610123456' }] }]),
    )
  })

  test('for a card of a partner is chosen by its airline', async () => {
    answer(createIntlFlightOrder, created as never)
    const { user, submit } = await open()
    const partner = screen.getByRole('combobox', { name: new RegExp(`^${own().partnerCard}`), hidden: true })
    await user.selectOptions(partner, 'AF')
    await user.click(field('cards.AF'))
    await user.paste('9988 7766')
    await submit()
    await waitFor(() =>
      expect(sent()[0]?.passengers).toEqual([{ employeeId: 'e1', frequentFlyer: [{ carrier: 'AF', number: '99887766' }] }]),
    )
  })

  test('for a card of a carrier that does not fly this is nothing: what was typed for another trip stops nobody', async () => {
    answer(createIntlFlightOrder, created as never)
    keep(tempOrderNo, 'passengers', { e1: { ...blankPassenger, cards: { CX: '12' } } })
    const { submit } = await open()
    await submit()
    await waitFor(() => expect(sent()).toEqual([ordered]))
  })

  test('is kept for whoever comes again', async () => {
    const { write, comeAgain } = await open({ info: { addressOf: [{ country: 'SG', name: '新加坡' }] } })
    await write('street', '1 Raffles Pl')
    await comeAgain()
    await button()
    expect(field('street').value).toBe('1 Raffles Pl')
  })
})

describe('seats, meals and bags', () => {
  const [segment] = checked.segments
  const choose = (name: string) => screen.getByRole('combobox', { name })

  test('are wished where they are not sold', async () => {
    answer(createIntlFlightOrder, created as never)
    const { user, submit } = await open()
    await user.selectOptions(choose(own().seat({ flight: segment!.flightNo })), own().seats.aisle)
    await user.selectOptions(choose(own().meal({ flight: segment!.flightNo })), own().meals.VGML)
    await submit()
    await waitFor(() => expect(sent()[0]?.passengers[0]?.wishes).toEqual([{ segment: 0, seat: 'aisle', meal: 'VGML' }]))
  })

  test('for flights of a longer trip than this one are not asked of anybody', async () => {
    answer(createIntlFlightOrder, created as never)
    keep(tempOrderNo, 'passengers', { e1: { ...blankPassenger, wishes: { 0: { seat: 'aisle' }, 2: { meal: 'VGML' } } } })
    const { submit } = await open()
    await submit()
    await waitFor(() => expect(sent()[0]?.passengers[0]?.wishes).toEqual([{ segment: 0, seat: 'aisle' }]))
  })

  test('that are sold are in the total, and bought at it', async () => {
    const bag = { segment: 0, kind: 'bag', code: 'bag23', price: 300_00, atMost: 2, kilograms: 23 } as unknown as IntlExtraOffer
    answer(createIntlFlightOrder, created as never)
    const { user, submit } = await open({ check: { extras: [bag] } })
    const words = readText('products/intl-flight/extras')
    await user.selectOptions(choose(words.bag({ flight: segment!.flightNo })), '2')
    const total = checked.total + 600_00
    expect(document.body.textContent).toContain(formatPrice(total))
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      expectedTotal: total,
      passengers: [{ extras: [{ segment: 0, code: 'bag23', count: 2 }] }],
    })
    expect(requestsOf(checkIntlPassengers).at(-1)).toMatchObject({
      extras: [{ employeeId: 'e1', extras: [{ segment: 0, code: 'bag23', count: 2 }] }],
    })
  })
})

describe('an order of a trip abroad that is refused', () => {
  test('at a price that rose asks, and is sent and accepted at that price', async () => {
    refuse(createIntlFlightOrder, 'priceChanged', { field: 'seenTotal', detail: { price: 3300_00 } })
    const { user, submit, address } = await open()
    answer(checkIntlFlightBooking, { ...checked, tripTotal: 3300_00, total: 3300_00 })
    await submit()
    const question = within(await screen.findByRole('dialog', { name: form().priceChangedTitle }))
    expect(
      question.getByText(form().priceChangedAsk({ former: formatPrice(checked.total), now: formatPrice(3300_00) })),
    ).toBeTruthy()
    answer(createIntlFlightOrder, created as never)
    await user.click(question.getByRole('button', { name: form().priceAccept }))
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['I1'] })))
    expect(sent()[1]).toMatchObject({ seenTotal: 3300_00, expectedTotal: 3300_00 })
  })

  test('at other hours asks, and is sent at those hours', async () => {
    refuse(createIntlFlightOrder, 'timesChanged')
    const { user, submit } = await open()
    const [former] = checked.segments
    const moved = { ...former!, departTime: '10:00' }
    const { departDate, departTime, arriveDate, arriveTime } = former!
    answer(checkIntlFlightBooking, {
      ...checked,
      outcome: 'changed',
      segments: [moved],
      retimed: [{ segment: 0, was: { departDate, departTime, arriveDate, arriveTime } }],
    })
    await submit()
    const words = readText('products/intl-flight/check').timesChange
    const question = within(await screen.findByRole('dialog', { name: words.title }))
    expect(question.getByText(/10:00/)).toBeTruthy()
    answer(createIntlFlightOrder, created as never)
    await user.click(question.getByRole('button', { name: words.acceptAndSubmit }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.seenTimes).toEqual([{ departDate, departTime: '10:00', arriveDate, arriveTime }])
  })

  test.each(['fareSoldOut', 'itineraryUnknown', 'offerWaitsForNobody'] as const)(
    'since it is gone leads back to the list: %s',
    async (problem) => {
      refuse(createIntlFlightOrder, problem)
      const { user, submit, address } = await open()
      await submit()
      const question = within(await screen.findByRole('dialog'))
      await user.click(question.getByRole('button', { name: readText('products/intl-flight/search/list').backToList }))
      await waitFor(() => expect(address()).toBe(paths.intlFlightList({ tempOrderNo })))
    },
  )

  test('as a whole says so, and everything stays', async () => {
    refuse(createIntlFlightOrder, 'forbidden')
    const { submit } = await open()
    await submit()
    expect(within(await screen.findByRole('alert')).getByText(await sentenceOf('forbidden'))).toBeTruthy()
    await button()
  })
})
