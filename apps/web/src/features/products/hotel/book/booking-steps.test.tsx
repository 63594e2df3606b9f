// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { getBookingReach } from '../../../../api/calls/booking/traveller'
import {
  checkGuaranteeCard,
  checkHotelBooking,
  createHotelOrder,
  getHotelBookInfo,
  getHotelOrderTemp,
} from '../../../../api/calls/products/hotel/hotel'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedUnchanged } from '../../../../testing/booking'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { guaranteedStay as guaranteed, stay, stayInfo as info } from '../../../../testing/hotel'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { keep } from '../../../booking/draft/session-store'
import * as bookPage from './book-page'
import * as nextPage from './book-next-page'
import { keepChosenRate } from './chosen-rate'
import * as guaranteePage from './guarantee-page'

inBrowser('products/hotel/book', 'products/hotel/words', 'booking/placing/book', 'booking/placing/book-form', 'kit/money')

const tempOrderNo = 'T1'
const text = () => readText('products/hotel/book')
const form = () => readText('booking/placing/book-form')
const choice = { searchId: 'S1', hotelId: 'H1', rateId: 'R1', totalPrice: 50_000 }
beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  keepChosenRate(tempOrderNo, {
    choice,
    hotelName: '湖畔酒店',
    roomName: '大床房',
    checkIn: '2026-12-01',
    checkOut: '2026-12-02',
    rooms: undefined,
  })
  const searchParams = { checkInDate: '2026-12-01', checkOutDate: '2026-12-02' }
  const travellers = [{ employeeId: 'e1', name: '林晓雯' }]
  answer(getHotelOrderTemp, { tempOrderNo, expiresAt: '2026-11-20T03:00:00Z', travelType: 1, travellers, searchParams } as never)
  answer(getHotelBookInfo, info as never)
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getBookingReach, {})
  answer(checkHotelBooking, ({ latestArrival }) => (latestArrival === 1320 ? guaranteed : stay))
})

const line = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const button = (name: string) => screen.findByRole('button', { name })
async function open(page: Parameters<typeof openPage>[0], address: string, press: string) {
  const opened = openPage(page, address)
  await button(press)
  return opened
}

describe('who stays in a hotel', () => {
  const openForm = () => open(bookPage, paths.hotelBook({ tempOrderNo }), text().next)

  test('without a name that the desk can read goes no further, with the focus there', async () => {
    const { user, address } = await openForm()
    await user.clear(line(text().guestName))
    await user.click(await button(text().next))
    expect(await screen.findByText(text().nameWrong)).toBeTruthy()
    expect(screen.getByText(form().errorCount({ count: 1 }))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(text().guestName)))
    expect(address()).toBe(paths.hotelBook({ tempOrderNo }))
  })

  test('is kept for whoever comes again, and goes on to the last look', async () => {
    const { user, address, comeAgain } = await openForm()
    await user.clear(line(text().guestName))
    await user.paste('林小文')
    await user.click(screen.getByRole('checkbox', { name: '安静' }))
    await comeAgain()
    await button(text().next)
    expect(line(text().guestName).value).toBe('林小文')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '安静' }).checked).toBe(true)
    await user.click(await button(text().next))
    await waitFor(() => expect(address()).toBe(paths.hotelBookNext({ tempOrderNo })))
  })

  test.each([
    ['card', paths.hotelGuarantee({ tempOrderNo })],
    ['company', paths.hotelBookNext({ tempOrderNo })],
  ] as const)('late is guaranteed by the %s', async (method, place) => {
    const { user, address } = await openForm()
    await user.selectOptions(line(text().latestArrival), '22:00')
    await screen.findAllByText('22:00 到店须担保')
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${text().guaranteeMethods[method]}`) }))
    await user.click(await button(text().next))
    await waitFor(() => expect(address()).toBe(place))
  })

  test('at a price that changed goes on only once it is accepted', async () => {
    const changed = {
      ...stay,
      outcome: 'changed',
      formerPrice: 50_000,
      rate: { ...stay.rate, totalPrice: 56_000 },
      total: 56_000,
    }
    answer(checkHotelBooking, ({ chosen }) => (chosen.totalPrice === 56_000 ? { ...changed, outcome: 'same' } : changed) as never)
    const accept = readText('booking/placing/book').priceChange.accept
    const { user, address } = await open(bookPage, paths.hotelBook({ tempOrderNo }), accept)
    await user.click(await button(accept))
    await user.click(await button(text().next))
    await waitFor(() => expect(address()).toBe(paths.hotelBookNext({ tempOrderNo })))
  })

  test('cannot be said where no rate was chosen', async () => {
    window.sessionStorage.clear()
    openPage(bookPage, paths.hotelBook({ tempOrderNo }))
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain(paths.hotelList({ tempOrderNo }))
    expect(screen.queryByRole('button', { name: text().next })).toBeNull()
  })
})

describe('the card that guarantees a stay', () => {
  const visa = { number: '4111 1111 1111 1111', holder: 'LIN XIAOWEN', expires: '08/29', securityCode: '123' }
  const fields = () => ({
    number: line(text().cardNumber),
    holder: line(text().cardHolder),
    expires: line(text().cardExpires),
    securityCode: line(text().securityCode),
  })
  async function write(card: Partial<typeof visa>) {
    answer(checkHotelBooking, guaranteed)
    const opened = await open(guaranteePage, paths.hotelGuarantee({ tempOrderNo }), text().verifyCard)
    const written = { ...visa, ...card }
    for (const field of Object.keys(written) as (keyof typeof visa)[]) {
      await opened.user.click(fields()[field])
      await opened.user.paste(written[field])
    }
    return opened
  }

  test('is not sent with anything wrong, and says at its field what', async () => {
    const { user } = await write({})
    for (const [field, typed, fault] of [
      ['number', '4111111111111112', 'cardNumber'],
      ['holder', ' ', 'cardHolder'],
      ['expires', '11/26', 'cardExpired'],
      ['securityCode', '12', 'securityCode'],
    ] as const) {
      const fill = async (content: string) => {
        await user.clear(fields()[field])
        await user.paste(content)
      }
      await fill(typed)
      await user.click(await button(text().verifyCard))
      expect(screen.getByText(text().cardFaults[fault])).toBeTruthy()
      expect(fields()[field].getAttribute('aria-invalid'), `the ${field}`).toBe('true')
      await fill(visa[field])
    }
    expect(requestsOf(checkGuaranteeCard)).toEqual([])
  })

  test('is sent once, and no more of it is kept on the device than its last digits', async () => {
    answer(checkGuaranteeCard, { cardToken: 'sealed', network: 'visa', lastFour: '1111' })
    const { user, address } = await write({})
    const go = holdBack(checkGuaranteeCard)
    await user.dblClick(await button(text().verifyCard))
    go()
    await waitFor(() => expect(address()).toBe(paths.hotelBookNext({ tempOrderNo })))
    expect(requestsOf(checkGuaranteeCard)).toEqual([{ tempOrderNo, ...visa, expires: '2029-08' }])
    const kept = JSON.stringify([window.sessionStorage, window.localStorage].map((storage) => Object.entries(storage)))
    expect(kept).toContain('sealed')
    expect(kept).not.toMatch(/4111|LIN XIAOWEN|securityCode/)
  })

  test('that the hotel refuses says so at its field, with what was typed', async () => {
    refuse(checkGuaranteeCard, 'badRequest', { field: 'expires' })
    const { user } = await write({})
    await user.click(await button(text().verifyCard))
    await waitFor(() => expect(fields().expires.getAttribute('aria-invalid')).toBe('true'))
    expect(fields().number.value).toBe(visa.number)
  })
})

describe('the order of a stay', () => {
  const openNext = () => open(nextPage, paths.hotelBookNext({ tempOrderNo }), form().submit)
  const created = { orderNo: 'H1', state: 1100, next: 'pay' } as const

  test('is sent once as it was filled in, at the price that was seen', async () => {
    answer(createHotelOrder, created as never)
    const { user, address } = await openNext()
    const go = holdBack(createHotelOrder)
    await user.dblClick(await button(form().submit))
    go()
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['H1'] })))
    const rooms = [{ guests: [{ traveller: 0, name: '林晓雯' }] }]
    expect(requestsOf(createHotelOrder)).toEqual([
      { ...orderedUnchanged, tempOrderNo, chosen: choice, expectedTotal: 50_000, rooms, latestArrival: 1080 },
    ])
  })

  test('without the card that it needs leads to the card first', async () => {
    keep(tempOrderNo, 'stay', { latestArrival: 1320, roomOf: {}, names: {}, cards: {}, requests: [], guarantee: 'card' })
    const { user, address } = await openNext()
    await user.click(await button(form().submit))
    await waitFor(() => expect(address()).toBe(paths.hotelGuarantee({ tempOrderNo })))
    expect(requestsOf(createHotelOrder)).toEqual([])
  })

  test('at a price that rose while it was sent is asked about, and sent at that price', async () => {
    refuse(createHotelOrder, 'priceChanged', { field: 'chosen', detail: { price: 56_000 } })
    const { user, address } = await openNext()
    const dearer = {
      ...stay,
      rate: { ...stay.rate, totalPrice: 56_000 },
      prices: [{ kind: 'room', unit: 56_000, count: 1, amount: 56_000 }],
      total: 56_000,
    }
    answer(checkHotelBooking, dearer as never)
    await user.click(await button(form().submit))
    const question = within(await screen.findByRole('dialog', { name: form().priceChangedTitle }))
    const prices = { former: formatPrice(50_000), now: formatPrice(56_000) }
    expect(question.getByText(text().stayPriceAsk(prices))).toBeTruthy()
    answer(createHotelOrder, created as never)
    await user.click(question.getByRole('button', { name: form().priceAccept }))
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['H1'] })))
    expect(requestsOf(createHotelOrder)[1]).toMatchObject({ chosen: { totalPrice: 56_000 }, expectedTotal: 56_000 })
  })

  test('that the server refuses says why, and what was filled in stays', async () => {
    refuse(createHotelOrder, 'forbidden')
    const { user } = await openNext()
    await user.click(await button(form().submit))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(await button(form().submit)).toBeTruthy()
  })
})
