// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getIntlOpenTicketsOfSearch } from '../../../../api/calls/products/intl-flight/after-sales'
import { searchIntlFlights } from '../../../../api/calls/products/intl-flight/search'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser } from '../../../../testing/browser'
import {
  direct,
  fare,
  flight,
  intlDraft as draft,
  intlFound as found,
  itinerary,
  selfTransfer,
  viaHongKong,
} from '../../../../testing/intl-list'
import { answerIntlList, faresOf, listed, openIntlList, queryOf } from '../../../../testing/intl-list-page'
import { answer, requestsOf } from '../../../../testing/server'
import { chosenTrip } from '../chosen-trip'

inBrowser(
  'booking/placing/book',
  'booking/list',
  'booking/order/open',
  'products/intl-flight/search/list',
  'products/intl-flight/search/itinerary',
)

const { tempOrderNo } = draft
const text = () => readText('products/intl-flight/search/list')
const list = () => readText('booking/list')
const back = itinerary(
  'back',
  [flight(['SIN', 'PVG'], ['2026-12-12T15:00', '2026-12-12T20:30'])],
  [fare(2900, { total: 3400_00 }), fare(3300, { brand: 'standard' })],
)

beforeEach(answerIntlList)

const open = openIntlList
const toggle = faresOf
const query = queryOf
const all = listed
const buttonsOf = (begin: string) => screen.getAllByRole('button', { name: new RegExp(`^${begin}`) })
const shownKeys = () =>
  buttonsOf(text().openFares).map((button) => button.getAttribute('aria-label')?.replace(`${text().openFares} `, ''))
const nameOf = (one: typeof direct) => one.flights.map(({ flightNo }) => flightNo).join(' ')

describe('itineraries of a search', () => {
  test('are titled by both places and counted', async () => {
    open()
    await toggle(direct)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('上海 ⇄ 新加坡')
    expect(screen.getByText(text().count({ count: 3 }))).toBeTruthy()
    expect(screen.getByRole('heading', { name: new RegExp(text().chooseOutbound) })).toBeTruthy()
  })

  test.each([
    ['price', [selfTransfer, viaHongKong, direct]],
    ['duration', [direct, viaHongKong, selfTransfer]],
    ['departure', [selfTransfer, direct, viaHongKong]],
    ['arrival', [direct, viaHongKong, selfTransfer]],
  ] as const)('are put in order by %s, which the address keeps', async (sort, order) => {
    const { user, address } = open()
    await toggle(direct)
    await user.click(screen.getByRole('button', { name: text().sorts[sort] }))
    expect(shownKeys()).toEqual(order.map(nameOf))
    expect(screen.getByRole('button', { name: text().sorts[sort] }).getAttribute('aria-pressed')).toBe('true')
    expect(query(address())).toMatchObject({ sort })
  })

  test('are narrowed by a filter, counted, kept in the address, and shown whole again', async () => {
    const { user, address } = open()
    await toggle(direct)
    const column = within(screen.getByRole('region', { name: list().filters }))
    await user.click(column.getByRole('checkbox', { name: text().changes[0] }))
    expect(shownKeys()).toEqual([nameOf(direct)])
    expect(screen.getByText(text().shownCount({ shown: 1, count: 3 }))).toBeTruthy()
    expect(query(address())['changes']).toBe('0')
    await user.click(column.getByRole('button', { name: list().reset }))
    expect(shownKeys()).toHaveLength(3)
    expect(query(address())['changes']).toBeUndefined()
  })

  test('that no filter lets pass say how many there are, and a press shows them', async () => {
    const { user } = open({ changes: '0', via: 'HKG' })
    expect(await screen.findByText(text().filteredTitle)).toBeTruthy()
    expect(screen.getByText(text().filteredWhy({ count: 3 }))).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: list().reset }).at(-1)!)
    await waitFor(() => expect(shownKeys()).toHaveLength(3))
  })

  test('a value that would leave none cannot be chosen', async () => {
    const { user } = open()
    await toggle(direct)
    const column = within(screen.getByRole('region', { name: list().filters }))
    await user.click(column.getByRole('checkbox', { name: text().changes[0] }))
    const business = column.getByRole<HTMLInputElement>('checkbox', { name: text().alliances.oneworld })
    expect(business.disabled).toBe(true)
  })

  test('warn of what is to be known before one is opened', async () => {
    const risky = {
      ...selfTransfer,
      connections: [{ ...selfTransfer.connections[0]!, departAirport: 'SZX', visa: 'needed' as const }],
    }
    answer(searchIntlFlights, found([risky]))
    open()
    const card = within((await toggle(risky)).closest('li')!)
    for (const word of [text().selfTransfer, text().otherAirport, text().visaNeeded]) expect(card.getByText(word)).toBeTruthy()
  })

  test('name the cheapest that breaks no rule, and a press opens it', async () => {
    const lowestCompliant = { itineraryKey: viaHongKong.itineraryKey, fareKey: viaHongKong.fares[0]!.fareKey, total: 2800_00 }
    answer(searchIntlFlights, found(all, { lowestCompliant }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: text().lowestHere }))
    expect(await screen.findByRole('button', { name: `${text().closeFares} ${nameOf(viaHongKong)}` })).toBeTruthy()
  })

  test.each([
    ['say so where none keeps the standard', true, 1],
    ['say nothing of a standard where there is none', false, 0],
  ] as const)('%s', async (_what, policyApplies, said) => {
    answer(searchIntlFlights, found(all, { policyApplies }))
    open()
    await toggle(direct)
    expect(screen.queryAllByText(text().noneCompliant)).toHaveLength(said)
  })

  test.each([
    ['student fares', 'student' as const, () => text().special.student],
    ['no student fares', undefined, () => text().specialNone],
  ])('asked for a student with %s say what they are sold against', async (_what, sold, words) => {
    const own = { ...direct, fares: [fare(2600, sold && { fareType: sold })] }
    answer(searchIntlFlights, found([own], { passengers: ['student'] }))
    open()
    expect(await screen.findByText(words())).toBeTruthy()
  })

  test('of a ticket that was never used lead to it first', async () => {
    const ticket = {
      ticketNo: '781-1',
      orderNo: 'X9',
      traveller: '林晓雯',
      title: '上海 — 新加坡',
      carrier: '东航',
      couponsLeft: 2,
      expiresOn: '2027-05-01',
      value: 1800_00,
    }
    answer(getIntlOpenTicketsOfSearch, {
      list: [
        { ...ticket, serves: true },
        { ...ticket, ticketNo: '781-2', serves: false },
      ],
    })
    open()
    const words = readText('booking/order/open')
    const use = await screen.findByRole('link', { name: words.use })
    expect(use.getAttribute('href')).toBe(paths.intlFlightChangeApply({ orderId: 'X9', tickets: '781-1' }))
    expect(screen.getByRole('link', { name: words.see }).getAttribute('href')).toBe(paths.intlFlightOrder({ orderId: 'X9' }))
  })
})

describe('a fare', () => {
  test('of the way out leads on to the way back, with what was chosen', async () => {
    const { user, address } = open()
    await user.click(await toggle(direct))
    answer(searchIntlFlights, found([back], { slice: 1, searchId: 'S2' }))
    await user.click(buttonsOf(text().choose.out)[0]!)
    await waitFor(() => expect(query(address())).toEqual({ tempOrderNo, slice: '1' }))
    expect(await screen.findByRole('region', { name: text().chosenOutbound })).toBeTruthy()
    const choice = { searchId: 'S1', itineraryKey: 'direct', fareKey: direct.fares[0]!.fareKey }
    expect(chosenTrip(tempOrderNo).map((one) => one.choice)).toEqual([choice])
    expect(requestsOf(searchIntlFlights).at(-1)).toMatchObject({ tempOrderNo, slice: 1, chosen: [choice] })
  })

  test('of the way out is chosen again by a press', async () => {
    const { user, address } = open()
    await user.click(await toggle(direct))
    answer(searchIntlFlights, found([back], { slice: 1, searchId: 'S2' }))
    await user.click(buttonsOf(text().choose.out)[0]!)
    const again = await screen.findByRole('button', { name: text().changeChosenOf({ name: text().chosenOutbound }) })
    answer(searchIntlFlights, found(all))
    await user.click(again)
    await toggle(viaHongKong)
    expect(query(address())).toEqual({ tempOrderNo })
    expect(screen.queryByRole('region', { name: text().chosenOutbound })).toBeNull()
  })

  test('that policy refuses cannot be taken, and its button says why', async () => {
    const { user, address } = open()
    await user.click(await toggle(direct))
    const locked = screen.getByRole('button', { name: new RegExp(text().brands.businessFlex) })
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    await user.click(locked)
    expect(chosenTrip(tempOrderNo)).toEqual([])
    expect(query(address())['slice']).toBeUndefined()
  })

  test.each([
    ['several tickets', { separateTickets: true }, () => text().separateTickets],
    ['no time for an approval', { instantPayment: true }, () => text().instantPayment],
    ['few seats', { seats: 3 }, () => text().seatsLeft({ count: 3 })],
    [
      'a fee for giving it back',
      { digest: { refund: 'fee', refundFee: 800_00, change: 'free' } },
      () => text().feeFrom({ price: '¥800' }),
    ],
    ['rules that nobody knows', { digest: { refund: 'unknown', change: 'unknown' } }, () => text().permissions.unknown],
  ] as const)('with %s says so', async (_what, more, words) => {
    const own = { ...direct, fares: [fare(2600, more)], fareCount: 1 }
    answer(searchIntlFlights, found([own]))
    const { user } = open()
    await user.click(await toggle(own))
    expect((await screen.findAllByText(words())).length).toBeGreaterThan(0)
  })

  test('for a party says what all pay together', async () => {
    answer(searchIntlFlights, found([{ ...direct, fares: [fare(2600, { total: 6200_00 })] }], { passengers: ['adult', 'adult'] }))
    open()
    expect(await screen.findByText(text().partyPrice({ count: 2, price: formatPrice(6200_00) }))).toBeTruthy()
  })
})

describe('the way back', () => {
  async function chooseOut() {
    const page = open()
    await page.user.click(await toggle(direct))
    const tooEarly = itinerary('early', [flight(['SIN', 'PVG'], ['2026-12-09T10:00', '2026-12-09T15:30'], 'SQ')], [fare(2000)])
    answer(searchIntlFlights, found([back, tooEarly], { slice: 1, searchId: 'S2' }))
    await page.user.click(buttonsOf(text().choose.out)[0]!)
    await toggle(back)
    return { ...page, tooEarly }
  }

  test('that leaves before one has come says so, and cannot be booked', async () => {
    const { user, tooEarly } = await chooseOut()
    expect(within((await toggle(tooEarly)).closest('li')!).getByText(text().tooEarly)).toBeTruthy()
    await user.click(await toggle(tooEarly))
    const button = screen.getByRole('button', { name: new RegExp(`^${text().choose.last} SQ`) })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(chosenTrip(tempOrderNo)).toHaveLength(1)
  })

  test('is priced as the whole trip, or as what it adds', async () => {
    const { user } = await chooseOut()
    const priceOf = async () =>
      within((await toggle(back)).closest('li')!)
        .getAllByText(/[\d,]+/)
        .map((one) => one.textContent)
        .join(' ')
    expect(await priceOf()).toContain('3,400')
    await user.click(screen.getByRole('radio', { name: text().modes.difference }))
    expect(await priceOf()).toContain('300')
    expect(await priceOf()).not.toContain('3,400')
  })

  test('goes on to the last look with both directions', async () => {
    const { user, address } = await chooseOut()
    await user.click(await toggle(back))
    await user.click(buttonsOf(`${text().choose.last} MU`)[0]!)
    await waitFor(() => expect(address()).toBe(paths.intlFlightCheck({ tempOrderNo })))
    expect(chosenTrip(tempOrderNo).map(({ choice }) => [choice.searchId, choice.itineraryKey])).toEqual([
      ['S1', 'direct'],
      ['S2', 'back'],
    ])
  })

  test('without a way out leads to the way out', async () => {
    const { address } = open({ slice: 1 })
    await toggle(direct)
    expect(query(address())).toEqual({ tempOrderNo })
  })
})

describe('what the list showed', () => {
  test.each([
    ['xlsx', () => text().exportSheet],
    ['pdf', () => text().exportPdf],
  ] as const)('is had as %s of this search in the reader’s language', async (format, name) => {
    const { user } = open()
    await toggle(direct)
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response('sheet', { status: 200, headers: { 'content-type': 'application/octet-stream' } })
    })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    await user.click(screen.getByRole('button', { name: name() }))
    await waitFor(() => expect(asked.some((address) => address.includes('ExportSearch'))).toBe(true))
    const url = new URL(
      asked.find((address) => address.includes('ExportSearch'))!,
      'http://localhost',
    )
    expect(Object.fromEntries(url.searchParams)).toEqual({ tempOrderNo, searchId: 'S1', format, language: 'zh-CN' })
  })
})
