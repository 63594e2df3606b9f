// @vitest-environment happy-dom
import type { FlightDemandDetail, PlanOffer, PricedPlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  getFlightDemand,
  getUnconfirmedDemandCount,
  priceFlightDemandOffer,
  quoteFlightDemand,
  refuseFlightDemand,
  searchFlightDemandOffers,
} from '../../../../api/calls/products/intl-flight/demand'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { demand, demandLeg, plan, typedSegment } from '../../../../testing/demand'
import { countSlowly } from '../../../../testing/header-count'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as demandPage from './demand-page'

inBrowser('products/intl-flight/demand/words', 'kit/drafts')

const text = () => readText('products/intl-flight/demand/words')
const { demandNo } = demand
const asked = { ...demand, canQuote: true } as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(detail: Sketch<FlightDemandDetail> = asked) {
  answer(getFlightDemand, detail)
  const page = openPage(demandPage, paths.flightDemand({ demandNo }))
  await screen.findByRole('heading', { name: detail.plans?.length ? text().requoteTitle : text().quoteTitle })
  const write = async (field: keyof Words, typed: string, at = 0) => {
    await page.user.clear(line(field, at))
    if (typed) await page.user.paste(typed)
  }
  /** What the agency adds to what was asked. */
  const fill = async () => {
    for (const [field, typed] of typedByHand) await write(field, typed)
  }
  const send = () => page.user.click(screen.getByRole('button', { name: text().sendQuote }))
  return { ...page, write, fill, send }
}
type Words = ReturnType<typeof text>['fields']
const typedByHand = [
  ['flightNo', ' nh964 '],
  ['departTime', '08:30'],
  ['arriveTime', '13:00'],
  ['bookingClass', 'm'],
  ['carrier', 'nh'],
  ['adultFare', '3000.5'],
  ['adultTaxes', '500'],
  ['rules', ' 起飞前收 ¥500 '],
] as const
const line = (field: keyof Words, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${text().fields[field].replace(/[()（）]/g, '.')}`), {
    selector: 'input, textarea',
  })[at]!
const plans = () => screen.getAllByRole('group', { name: /^方案 ?\d/ })
const sentPlan = {
  segments: [typedSegment],
  validatingCarrier: 'NH',
  prices: [{ passenger: 'adult', fare: 300_050, taxes: 50_000 }],
  baggage: { pieces: 1, kilograms: 23 },
  rules: '起飞前收 ¥500',
  note: '',
} as const

describe('plans that are typed', () => {
  test('begin with what was asked, and are sent once, in capitals, fen and one moment', async () => {
    answer(quoteFlightDemand, demand)
    const { user, fill, write } = await open()
    expect(['departAirport', 'departDate', 'arriveAirport'].map((field) => line(field as keyof Words).value)).toEqual([
      'PEK',
      '2026-12-01',
      'NRT',
    ])
    await fill()
    await write('validUntil', '2026-11-21')
    await write('validTime', '10:00')
    answer(getFlightDemand, { ...asked, state: 2, plans: [plan] })
    const go = holdBack(quoteFlightDemand)
    await user.dblClick(screen.getByRole('button', { name: text().sendQuote }))
    go()
    expect(await screen.findByText(text().quoted)).toBeTruthy()
    expect(requestsOf(quoteFlightDemand)).toEqual([
      { demandNo, version: 3, plans: [{ ...sentPlan, validUntil: '2026-11-21T02:00:00.000Z' }] },
    ])
    expect(await screen.findByRole('heading', { name: text().requoteTitle })).toBeTruthy()
    expect(line('flightNo').value, 'the next offer begins anew').toBe('')
  })

  test('with a fault are not sent: it is said at its field, which has the focus', async () => {
    const { write, fill, send } = await open()
    await send()
    expect(document.activeElement).toBe(line('flightNo'))
    expect(screen.getAllByText(text().needed).length).toBeGreaterThanOrEqual(6)
    await fill()
    await write('adultFare', '三千')
    await send()
    expect(document.activeElement).toBe(line('adultFare'))
    expect(line('adultFare').getAttribute('aria-invalid')).toBe('true')
    expect(requestsOf(quoteFlightDemand)).toEqual([])
  })

  test('are five at most; a copy has all of its like, and any may be taken away but the last', async () => {
    const { user, write } = await open()
    expect(screen.queryByRole('button', { name: text().removePlan({ number: 1 }) })).toBeNull()
    await write('flightNo', 'NH964')
    await user.click(screen.getByRole('button', { name: text().copyPlan }))
    await user.click(screen.getByRole('button', { name: text().addPlan }))
    expect([0, 1, 2].map((at) => line('flightNo', at).value)).toEqual(['NH964', 'NH964', ''])
    await write('flightNo', 'NH962', 1)
    await user.click(screen.getByRole('button', { name: text().removePlan({ number: 1 }) }))
    expect([0, 1].map((at) => line('flightNo', at).value)).toEqual(['NH962', ''])
    for (let count = 2; count < 5; count += 1) await user.click(screen.getByRole('button', { name: text().addPlan }))
    expect(plans()).toHaveLength(5)
    for (const name of [text().addPlan, text().copyPlan]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('have a flight after another, from where that one lands, in the same direction', async () => {
    const legs = [demandLeg, { ...demandLeg, journeyIndex: 1, departCode: 'NRT', arriveCode: 'PEK', departDate: '2026-12-05' }]
    const { user } = await open({ ...asked, legs })
    const numbers = () =>
      screen.getAllByRole('group', { name: new RegExp(`^${text().segment({ number: 0 }).replace('0', '\\d')}`) })
    expect(numbers()).toHaveLength(2)
    await user.click(screen.getAllByRole('button', { name: text().addSegment })[0]!)
    expect(numbers()).toHaveLength(3)
    expect(line('departAirport', 1).value).toBe('NRT')
    const directions = screen.getAllByRole<HTMLSelectElement>('combobox', { name: text().fields.slice })
    expect(directions.map(({ value }) => value)).toEqual(['0', '0', '1'])
    await user.click(screen.getByRole('button', { name: text().removeSegment({ number: 1 }) }))
    expect(numbers()).toHaveLength(2)
  })

  test('that are half written are there the next time, and may be thrown away', async () => {
    const { user, write, comeAgain } = await open()
    await write('flightNo', 'NH964')
    await comeAgain()
    expect(await screen.findByText(readText('kit/drafts').restored)).toBeTruthy()
    expect(line('flightNo').value).toBe('NH964')
    await user.click(screen.getByRole('button', { name: readText('kit/drafts').discard }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: readText('kit/drafts').discard }))
    await waitFor(() => expect(line('flightNo').value).toBe(''))
  })

  test('the server refuses at their field; what was typed stays', async () => {
    refuse(quoteFlightDemand, 'planSegmentsWrong', { field: 'plans.0.segments.0.arriveTime' })
    const { fill, send } = await open()
    await fill()
    await send()
    expect(await screen.findByText(await sentenceOf('planSegmentsWrong'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line('arriveTime')))
    expect(line('adultFare').value).toBe('3000.5')
  })
})

describe('offers of the supply', () => {
  const flight = {
    flightNo: 'NH964',
    carrierName: '全日空',
    departAirport: 'PEK',
    departName: '首都机场',
    departDate: '2026-12-01',
    departTime: '08:30',
    arriveAirport: 'NRT',
    arriveName: '成田机场',
    arriveDate: '2026-12-01',
    arriveTime: '13:00',
    cabin: 'Y',
  } as const
  const direct = {
    itineraryKey: 'i1',
    fareKey: 'f1',
    brand: 'standard',
    flights: [flight],
    durationMinutes: 210,
    perAdult: 350_000,
    total: 350_000,
    seats: 4,
    ticketBy: '2026-11-22T02:00:00Z',
    instantPayment: false,
    separateTickets: false,
    overBudget: false,
    verdict: 'within',
  } as const satisfies Sketch<PlanOffer>
  const via = { ...flight, flightNo: 'KE854', carrierName: '大韩航空', departTime: '07:00', arriveName: '仁川机场' } as const
  const on = { ...via, flightNo: 'KE701', departTime: '14:00', departName: '仁川机场', arriveTime: '16:30' } as const
  const stopping = {
    ...direct,
    itineraryKey: 'i2',
    flights: [via, on],
    durationMinutes: 510,
    perAdult: 200_000,
    total: 200_000,
  } as const
  const priced = {
    segments: [{ ...typedSegment, carrierName: '全日空', departName: '首都机场', arriveName: '成田机场', durationMinutes: 210 }],
    validatingCarrier: 'NH',
    prices: [{ passenger: 'adult', fare: 300_000, taxes: 50_000 }],
    baggage: { pieces: 2, kilograms: 23 },
    rules: '起飞前收 ¥500',
    total: 350_000,
    seats: 4,
    ticketBy: '2026-11-22T02:00:00Z',
    priceUntil: '2026-11-20T04:00:00Z',
    instantPayment: false,
    separateTickets: false,
  } as const satisfies Sketch<PricedPlanOffer>
  const found = { slice: 0, date: '2026-12-01', searchedAt: '2026-11-20T02:00:00Z', standsUntil: '2026-11-20T02:30:00Z' }

  async function search(detail: Sketch<FlightDemandDetail> = asked, offers: Sketch<PlanOffer>[] = [direct, stopping]) {
    answer(searchFlightDemandOffers, { ...found, offers })
    const page = await open(detail)
    await page.user.click(screen.getByRole('button', { name: text().searchOffers }))
    const dialog = within(await screen.findByRole('dialog', { name: text().offerTitle }))
    if (offers.length > 0) await dialog.findByText(text().offersFound({ count: offers.length }))
    const shown = () =>
      within(dialog.getByRole('list', { name: text().offerTitle }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'))
    return { ...page, dialog, shown }
  }
  const take = (flights: string, fen: number) => text().takeOfferOf({ flights, price: formatPrice(fen) })
  const [takeDirect, takeStopping] = [() => take('全日空 NH964', 350_000), () => take('大韩航空 KE854 / 大韩航空 KE701', 200_000)]

  test('are shown cheapest first, or as is asked, and without stops', async () => {
    const { user, dialog, shown } = await search()
    expect(shown()).toEqual([takeStopping(), takeDirect()])
    const order = dialog.getByRole('combobox', { name: text().offerSort })
    await user.selectOptions(order, text().sorts.duration)
    expect(shown()).toEqual([takeDirect(), takeStopping()])
    await user.selectOptions(order, text().sorts.departure)
    expect(shown()).toEqual([takeStopping(), takeDirect()])
    await user.click(dialog.getByRole('checkbox', { name: text().directOnly }))
    expect(shown()).toEqual([takeDirect()])
  })

  test('fill the plan, which stands no longer than its price, and are sent as what they are', async () => {
    answer(priceFlightDemandOffer, priced)
    answer(quoteFlightDemand, demand)
    const { user, dialog, send, write } = await search()
    await user.click(dialog.getByRole('button', { name: takeDirect() }))
    expect(await screen.findByText(text().offerFilled)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(text().priceUntil({ time: formatInstant(priced.priceUntil) }))).toBeTruthy()
    expect(screen.queryByLabelText(new RegExp(`^${text().fields.flightNo}`)), 'not to be typed over').toBeNull()
    expect([line('validUntil').value, line('validTime').value]).toEqual(['2026-11-20', '12:00'])
    await write('note', '靠窗')
    await send()
    const choices = [{ itineraryKey: 'i1', fareKey: 'f1' }]
    await waitFor(() => expect(requestsOf(quoteFlightDemand)).toHaveLength(1))
    expect(requestsOf(quoteFlightDemand)[0]!.plans[0]).toMatchObject({
      note: '靠窗',
      prices: priced.prices,
      validUntil: '2026-11-20T04:00:00.000Z',
      offer: { choices, dates: ['2026-12-01'] },
    })
  })

  test('may be typed over once they are let go', async () => {
    answer(priceFlightDemandOffer, priced)
    const { user, dialog } = await search()
    await user.click(dialog.getByRole('button', { name: takeDirect() }))
    await user.click(await screen.findByRole('button', { name: text().typeInstead }))
    expect(line('flightNo').value).toBe('NH964')
    expect(line('adultFare').value).toBe('3000.00')
  })

  test('are chosen leg by leg, none before the one before it; the first leg may be chosen anew', async () => {
    const legs = [
      demandLeg,
      { ...demandLeg, journeyIndex: 1, departCityName: '东京', arriveCityName: '北京', departDate: '2026-12-02' },
    ]
    answer(priceFlightDemandOffer, priced)
    const { user, dialog } = await search({ ...asked, legs, flexibleDays: 2 })
    const day = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: text().offerDay })
    await user.selectOptions(day(), '2026-12-03')
    await waitFor(() => expect(requestsOf(searchFlightDemandOffers).at(-1)!.dates).toEqual(['2026-12-03', '2026-12-03']))
    await user.click(await dialog.findByRole('button', { name: takeDirect() }))
    const change = await dialog.findByRole('button', { name: text().changeLegOf({ number: 1 }) })
    const chosen = [{ itineraryKey: 'i1', fareKey: 'f1' }]
    await waitFor(() => expect(requestsOf(searchFlightDemandOffers).at(-1)!.chosen).toEqual(chosen))
    expect([...day().options].map(({ value }) => value)).toEqual(['2026-12-03', '2026-12-04'])
    expect(requestsOf(priceFlightDemandOffer)).toEqual([])
    await user.click(change)
    await waitFor(() => expect(dialog.queryByRole('button', { name: text().changeLegOf({ number: 1 }) })).toBeNull())
    await user.click(await dialog.findByRole('button', { name: takeStopping() }))
    await user.click(await dialog.findByRole('button', { name: takeDirect() }))
    await waitFor(() =>
      expect(requestsOf(priceFlightDemandOffer)[0]!.choices.map((each) => each.itineraryKey)).toEqual(['i2', 'i1']),
    )
    expect(await screen.findByText(text().offerFilled)).toBeTruthy()
  })

  test('whose price cannot be had say so and can be chosen again; none at all and failing ones are told', async () => {
    refuse(priceFlightDemandOffer, 'planSoldOut')
    const { user, dialog } = await search()
    await user.click(dialog.getByRole('button', { name: takeDirect() }))
    expect(await screen.findByText(await sentenceOf('planSoldOut'))).toBeTruthy()
    await waitFor(() => expect(dialog.getByRole('button', { name: takeDirect() }).getAttribute('aria-busy')).toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer(searchFlightDemandOffers, { ...found, offers: [] })
    await user.click(screen.getByRole('button', { name: text().searchOffers }))
    expect(await screen.findByText(text().noOffers)).toBeTruthy()
  })

  test('are not looked for where the party is larger than one record', async () => {
    const travellers = Array.from({ length: 10 }, (_none, index) => ({ employeeId: `e${index}`, name: `同事${index}` }))
    await open({ ...asked, travellers })
    expect(screen.queryByRole('button', { name: text().searchOffers })).toBeNull()
    expect(screen.getByText(text().tooManyForSearch({ max: 9 }))).toBeTruthy()
  })
})

test('whoever turns two on the way is said to the agency', async () => {
  await open({ ...asked, turningTwo: ['王小明 12 月 3 日满两岁，回程按儿童'] })
  expect(screen.getByText('王小明 12 月 3 日满两岁，回程按儿童')).toBeTruthy()
})

test('nothing to offer is told with a reason, and whoever told it reads that it was', async () => {
  answer(refuseFlightDemand, demand)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: text().refuse }))
  const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
  await user.click(dialog.getByRole('button', { name: text().refuse }))
  expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
  await user.click(dialog.getByRole('textbox'))
  await user.paste('无座位')
  answer(getFlightDemand, { ...demand, state: 8, reason: '无座位' })
  const counted = await countSlowly(getUnconfirmedDemandCount)
  await user.click(dialog.getByRole('button', { name: text().refuse }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: text().quoteTitle })).toBeNull())
  counted()
  expect(await screen.findByText(text().refused), 'although the form is gone').toBeTruthy()
  expect(requestsOf(refuseFlightDemand)).toEqual([{ demandNo, version: 3, reason: '无座位' }])
})
