// @vitest-environment happy-dom
import type { FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import type { TrainOffer } from '@sojourn/contract/products/train/train.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../api/calls/booking/application/application'
import { getBookingReach } from '../../api/calls/booking/traveller'
import {
  checkFlightBooking,
  checkSamePassenger,
  createFlightOrder,
  getFlightBookInfo,
  getFlightOrderTemp,
} from '../../api/calls/products/flight/flight'
import {
  checkTrainBooking,
  checkTrainPassengers,
  createTrainOrder,
  getTrainBookInfo,
  getTrainOrderTemp,
} from '../../api/calls/products/train/train'
import type { WebCall } from '../../api/web-call'
import * as flightForm from '../../features/products/flight/book/book-page'
import { choose, keepChosenFlight } from '../../features/products/flight/book/chosen-flights'
import * as trainForm from '../../features/products/train/book/book-page'
import { choiceOf, keepChosenTrains } from '../../features/products/train/book/chosen-train'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { bookInfo, orderedUnchanged } from '../../testing/booking'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf } from '../../testing/server'

inBrowser(
  'booking/placing/book',
  'booking/placing/book-form',
  'booking/traveller',
  'booking/order/text',
  'products/flight/words',
  'products/train/words',
)

const tempOrderNo = 'T1'
const text = () => readText('booking/placing/book-form')
const draft = {
  tempOrderNo,
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 1,
  bookMode: 1,
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
} as const
const within_: Pick<FlightOffer['fares'][number], 'verdict' | 'violations'> = { verdict: 'within', violations: [] }

const fare = {
  fareKey: 'Y60',
  bookingClass: 'Y',
  cabin: 'Y',
  fareType: 'published',
  ticketPrice: 90_000,
  fullFare: 150_000,
  discount: 60,
  seats: 9,
  ruleTier: 'r',
  baggageKg: 20,
  ...within_,
} as FlightOffer['fares'][number]
const flight = {
  flightKey: 'MU5101',
  flightNo: 'MU5101',
  carrier: 'MU',
  departAirport: 'PEK',
  departTerminal: 'T2',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveAirport: 'SHA',
  arriveTerminal: 'T2',
  arriveTime: '10:20',
  spanDays: 0,
  durationMinutes: 140,
  distanceKm: 1200,
  aircraft: '320',
  meal: 'none',
  onTimeRate: 90,
  buildFee: 5000,
  fuelFee: 3000,
  childFuelFee: 0,
  fullFare: 150_000,
  fares: [fare],
  fareCount: 1,
} as FlightOffer
const airports = [
  { code: 'PEK', name: '首都机场', shortName: '首都', city: '北京' },
  { code: 'SHA', name: '虹桥机场', shortName: '虹桥', city: '上海' },
]
const dictionary = {
  carriers: [{ code: 'MU', name: '东方航空', shortName: '东航', colour: '#0b3d91' }],
  airports,
  aircraft: [],
  rules: [{ tier: 'r', endorsable: false, refund: [], change: [], summary: '' }],
}

const seat = { seat: 'O', price: 55_300, seats: 21, waitlist: false, ...within_ } as TrainOffer['seats'][number]
const train = {
  trainKey: '24000G1010A 2026-12-01',
  trainNo: 'G101',
  type: 'G',
  departStation: 'VNP',
  departDate: '2026-12-01',
  departTime: '06:36',
  arriveStation: 'AOH',
  arriveTime: '12:40',
  spanDays: 0,
  durationMinutes: 364,
  distanceKm: 1318,
  fromOrigin: true,
  toTerminus: true,
  fuxing: true,
  sale: 'onSale',
  seats: [seat],
} as TrainOffer
const stations = [
  { code: 'VNP', name: '北京南', city: '北京' },
  { code: 'AOH', name: '上海虹桥', city: '上海' },
]

const violation = {
  travellerId: 'e1',
  rule: 'advanceDays',
  handling: 'reason',
  expected: 3,
  actual: 1,
  sentence: '须提前 3 天预订',
} as const

interface People {
  conflicts?: { sentence: string }[]
  violations?: (typeof violation)[]
}

function flightAnswers() {
  const chosen = choose('S1', flight, fare, dictionary)
  keepChosenFlight(tempOrderNo, 0, chosen)
  const params = { departDate: '2026-12-01', departAirportCode: 'BJS', arriveAirportCode: 'SHA' }
  answer(getFlightOrderTemp, { ...draft, searchParams: { segmentType: 0, ...params } })
  answer(getFlightBookInfo, { ...bookInfo, travellers: [{ ...bookInfo.travellers[0], passenger: 'adult' }] })
  const journeys = [{ journey: 0, flight, fare }]
  answer(checkFlightBooking, { outcome: 'same', journeys, dictionary, prices: [], totalPerTraveller: 98_000 })
  return { journeys: [chosen.choice] }
}

function trainAnswers() {
  const chosen = choiceOf('S1', train, seat)
  keepChosenTrains(tempOrderNo, { kind: 'book', rides: [chosen], stations })
  answer(getTrainOrderTemp, { ...draft, searchParams: { departDate: '2026-12-01' } })
  const travellers = [{ ...bookInfo.travellers[0], category: 'adult' }] as const
  answer(getTrainBookInfo, { ...bookInfo, travellers, source: 'railway', localAccounts: [], holdMinutes: 30 })
  const rides = [{ train, seat }]
  answer(checkTrainBooking, { outcome: 'same', rides, stations, rules: [], notices: [], prices: [], totalPerTraveller: 55_300 })
  return { rides: [chosen.choice] }
}

const products = [
  {
    name: 'flights',
    page: flightForm,
    place: paths.flightBook({ tempOrderNo }),
    list: paths.flightList({ tempOrderNo }),
    paying: paths.pay({ orderNos: ['X1'] }),
    backToList: () => readText('products/flight/words').backToList,
    soldOut: 'fareSoldOut',
    total: 98_000,
    create: createFlightOrder as WebCall<unknown>,
    answers: flightAnswers,
    people: ({ conflicts = [], violations = [] }: People) =>
      answer(checkSamePassenger, {
        same: [],
        violations,
        conflicts: conflicts.map((one) => ({ ...one, employeeId: 'e1', orderNo: 'F9' })),
      }),
  },
  {
    name: 'trains',
    page: trainForm,
    place: paths.trainBook({ tempOrderNo }),
    list: paths.trainList({ tempOrderNo }),
    paying: paths.trainBookNext({ orderId: 'X1' }),
    backToList: () => readText('products/train/words').backToList,
    soldOut: 'trainSoldOut',
    total: 55_300,
    create: createTrainOrder as WebCall<unknown>,
    answers: trainAnswers,
    people: ({ conflicts = [], violations = [] }: People) =>
      answer(checkTrainPassengers, {
        blocked: [],
        violations,
        conflicts: conflicts.map((one) => ({ ...one, employeeId: 'e1', orderNo: 'T9' })),
      }),
  },
] as const

describe.each(products)(
  'the order form of $name',
  ({ page, place, list, paying, backToList, soldOut, total, create, answers, people }) => {
    let chosen: object
    beforeEach(() => {
      stopClock('2026-11-20T02:00:00Z')
      signIn()
      answer(getTravelApplyBalance, { budgets: [] })
      answer(getBookingReach, {})
      chosen = answers()
      people({})
    })

    async function open() {
      const opened = openPage(page, place)
      await button()
      return opened
    }
    const button = () => screen.findByRole('button', { name: text().submit })
    const line = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
    const created = { orderNo: 'X1', state: 1100, next: 'pay', holdExpiresAt: '2026-11-20T02:30:00Z' }
    const accept = () => answer(create as typeof createFlightOrder, created as never)
    const asked = async (title: string, press: string) => {
      const dialog = await screen.findByRole('dialog', { name: title })
      return { dialog, button: within(dialog).getByRole('button', { name: press }) }
    }

    test('sends the price that was seen once, and goes on to what the order waits for', async () => {
      accept()
      const { user, address } = await open()
      const go = holdBack(create)
      await user.dblClick(await button())
      expect((await screen.findByRole('button', { name: text().submitting })).getAttribute('aria-busy')).toBe('true')
      go()
      await waitFor(() => expect(address()).toBe(paying))
      expect(requestsOf(create)).toEqual([{ ...orderedUnchanged, ...chosen, tempOrderNo, expectedTotal: total }])
    })

    test('counts what is missing, puts the focus on the first of it and sends nothing', async () => {
      people({ violations: [violation] })
      const { user } = await open()
      await screen.findByText(violation.sentence)
      await user.clear(line(text().contactName))
      await user.click(line(text().contactMobile))
      await user.paste('123')
      await user.click(await button())
      expect(await screen.findByText(text().errorCount({ count: 3 }))).toBeTruthy()
      expect(screen.getByText(text().chooseReason, { selector: 'p' })).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(line(text().reason)))
      expect(requestsOf(create)).toEqual([])
    })

    test('sends the reason that a rule asks for', async () => {
      people({ violations: [violation] })
      accept()
      const { user } = await open()
      await user.selectOptions(await screen.findByLabelText(new RegExp(`^${text().reason}`)), '行程紧急')
      await user.click(await screen.findByLabelText(new RegExp(`^${text().reasonText}`)))
      await user.paste(' 客户临时改期 ')
      await user.click(await button())
      await waitFor(() => expect(requestsOf(create)).toHaveLength(1))
      expect(requestsOf(create)[0]).toMatchObject({ travellers: [{ reasonCode: 'urgent', reasonText: '客户临时改期' }] })
    })

    test('keeps what was typed for whoever comes again', async () => {
      const { user, comeAgain } = await open()
      await user.click(line(text().contactMobile))
      await user.paste('13900139000')
      await comeAgain()
      await button()
      expect(line(text().contactMobile).value).toBe('13900139000')
    })

    test('asks before it goes on where times clash, and says so in the request', async () => {
      people({ conflicts: [{ sentence: '与 CA1831 的时间冲突' }] })
      accept()
      const { user } = await open()
      await screen.findByText('与 CA1831 的时间冲突')
      await user.click(await button())
      const question = await asked(text().conflictTitle, text().conflictGoOn)
      expect(question.dialog.textContent).toContain('与 CA1831 的时间冲突')
      expect(requestsOf(create)).toEqual([])
      await user.click(question.button)
      await waitFor(() => expect(requestsOf(create)[0]).toMatchObject({ acceptConflicts: true }))
    })

    test('asks about a price that rose meanwhile, and sends the new one as another intent', async () => {
      refuse(create, 'priceChanged', { field: 'expectedTotal', detail: { price: total + 6000 } })
      const { user, address } = await open()
      await user.click(await button())
      const question = await asked(text().priceChangedTitle, text().priceAccept)
      expect(question.dialog.textContent).toContain(formatPrice(total + 6000))
      accept()
      await user.click(question.button)
      await waitFor(() => expect(address()).toBe(paying))
      expect(requestsOf(create)[1]).toMatchObject({ expectedTotal: total + 6000 })
      expect(new Set(intentsOf(create)).size).toBe(2)
    })

    test('leads back to the list where nothing is left, only for whoever wants it', async () => {
      refuse(create, soldOut)
      const { user, address } = await open()
      await user.click(await button())
      const question = await screen.findByRole('dialog')
      expect(question.textContent).toContain(text().soldOutAsk)
      await user.click(within(question).getByRole('button', { name: backToList() }))
      await waitFor(() => expect(address()).toBe(list))
    })

    test('shows what the server refuses at its field, with the focus there', async () => {
      refuse(create, 'badRequest', { field: 'contact.mobile' })
      const { user } = await open()
      await user.click(await button())
      const sentence = await sentenceOf('badRequest')
      await waitFor(() => expect(document.activeElement).toBe(line(text().contactMobile)))
      const described = line(text().contactMobile).getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
      expect(document.getElementById(described)?.textContent).toBe(sentence)
    })

    test('that did not arrive is sent again as the same intent', async () => {
      loseNetwork(create)
      const { user, address } = await open()
      await user.click(await button())
      const again = await screen.findByRole('button', { name: text().submitAgain })
      expect(screen.getByText(text().networkLost)).toBeTruthy()
      accept()
      await user.click(again)
      await waitFor(() => expect(address()).toBe(paying))
      expect(new Set(intentsOf(create)).size).toBe(1)
    })
  },
)
