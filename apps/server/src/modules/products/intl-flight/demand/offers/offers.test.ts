import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { findTravellers, saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  chooseFlightPlan,
  getFlightDemand,
  issueFlightDemand,
  priceFlightDemandOffer,
  processFlightDemandPolicy,
  quoteFlightDemand,
  searchFlightDemandOffers,
  submitFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import type {
  FlightDemandForm,
  NewFlightPlan,
  PlanChoice,
  PricedPlanOffer,
} from '@sojourn/contract/products/intl-flight/demand.shapes'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import { addDays, addMinutes } from '@sojourn/domain/kit/local-date'
import { planPriceOf } from '@sojourn/domain/products/intl-flight/demand/plan'
import type { IntlAirFailure, IntlAirQuote, IntlAirSupply } from '@sojourn/supply/ports/intl-air'
import { decide, expectResult, payByCredit } from '../../../../../testing/flights'
import { choosePlan, demandForm, flightPlan, openAgent } from '../../../../../testing/intl-flight/demands'
import { cheapestOf, listIntl, saveIntlDraft } from '../../../../../testing/intl-flight/flights'
import { givePassport } from '../../../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../../testing/server'

let server: TestServer
let agent: string
let real: IntlAirSupply
beforeAll(async () => {
  server = await openTestServer()
  real = server.context.intlAir
})
beforeEach(async () => {
  Object.assign(server.context, { intlAir: real })
  agent = await openAgent(server)
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** What the carriers say of a trip from now on. */
const carriersSay = (price: (quote: IntlAirQuote) => IntlAirQuote | IntlAirFailure) =>
  Object.assign(server.context, {
    intlAir: {
      ...real,
      price: async (...asked: Parameters<IntlAirSupply['price']>) => {
        const quote = await real.price(...asked)
        return 'failure' in quote ? quote : price(quote)
      },
    },
  })

const oneWay = (date: string): Pick<FlightDemandForm, 'legs'> => ({ legs: [{ ...demandForm().legs[0]!, departDate: date }] })
const asked = async (more: Partial<FlightDemandForm>, who = 'employee') =>
  expectResult(await server.call(who, submitFlightDemand, demandForm({ budget: 9_000_000, ...more })))
const shown = async (demandNo: string, token?: string) =>
  expectResult(await server.call('employee', getFlightDemand, { demandNo }, token ? { token } : undefined))
const asAgent = () => ({ token: agent })
const search = (demandNo: string, chosen: PlanChoice[] = [], dates?: string[]) =>
  server.call('employee', searchFlightDemandOffers, { demandNo, chosen, ...(dates && { dates }) }, asAgent())
const price = (demandNo: string, choices: PlanChoice[]) =>
  server.call('employee', priceFlightDemandOffer, { demandNo, choices }, asAgent())

/** The first offers of each leg that can wait for approvers. */
async function chosenFor(demandNo: string, legs: number): Promise<PlanChoice[]> {
  const chosen: PlanChoice[] = []
  while (chosen.length < legs) {
    const { offers } = expectResult(await search(demandNo, chosen))
    const { itineraryKey, fareKey } = offers.find(({ instantPayment }) => !instantPayment)!
    chosen.push({ itineraryKey, fareKey })
  }
  return chosen
}

const filled = (priced: PricedPlanOffer, choices: PlanChoice[], more: Partial<NewFlightPlan> = {}): NewFlightPlan => ({
  segments: priced.segments.map(
    ({ carrierName: _c, departName: _d, arriveName: _a, durationMinutes: _m, ...segment }) => segment,
  ),
  validatingCarrier: priced.validatingCarrier,
  prices: priced.prices,
  baggage: priced.baggage,
  rules: priced.rules,
  note: '',
  validUntil: inMinutes(60),
  offer: { choices },
  ...more,
})
const orders = async () => expectResult(await server.call('employee', getTripOrderList, {})).list.map(({ orderNo }) => orderNo)
const inMinutes = (minutes: number): string => addMinutes(server.context.clock.now().toISOString(), minutes)
const quote = async (demandNo: string, plans: NewFlightPlan[]) =>
  server.call('employee', quoteFlightDemand, { demandNo, version: (await shown(demandNo)).version, plans }, asAgent())

/** Asked for, and quoted with one plan of the supply and one typed in. */
async function quotedWithBoth(date: string) {
  const { demandNo } = await asked(oneWay(date))
  const choices = await chosenFor(demandNo, 1)
  const priced = expectResult(await price(demandNo, choices))
  const [typed] = flightPlan('').segments
  const byHand = flightPlan(inMinutes(90), { segments: [{ ...typed!, departDate: date, arriveDate: date }] })
  const { plans } = expectResult(await quote(demandNo, [filled(priced, choices), byHand]))
  return { demandNo, planId: plans[0]!.planId, typedId: plans[1]!.planId, priced, choices }
}

describe('plans of the supply', () => {
  test('[S7.51] are searched leg by leg as the travellers would find them, at the same price', async () => {
    const back = demandForm().legs[1]!
    const { demandNo } = await asked({ legs: [demandForm().legs[0]!, back], cabin: 'Y' })
    const out = expectResult(await search(demandNo))
    expect(out).toMatchObject({ slice: 0, date: '2026-12-16' })
    const own = await listIntl(
      server,
      'employee',
      await saveIntlDraft(server, 'employee', {
        segmentType: 1,
        departDate: '2026-12-16',
        returnDate: back.departDate,
        seatType: 'Y',
      }),
    )
    const best = cheapestOf(own)
    const [cheapest] = out.offers
    expect(cheapest).toMatchObject({
      fareKey: best.fare.fareKey,
      total: best.fare.total,
      seats: best.fare.seats,
      verdict: best.fare.verdict,
    })
    expect(out.offers.map(({ total }) => total)).toEqual(out.offers.map(({ total }) => total).toSorted((a, b) => a - b))
    const { itineraryKey, fareKey } = cheapest!
    const home = expectResult(await search(demandNo, [{ itineraryKey, fareKey }]))
    expect(home).toMatchObject({ slice: 1, date: '2026-12-19' })
    expect(
      await search(demandNo, [
        { itineraryKey, fareKey },
        { itineraryKey, fareKey },
      ]),
    ).toMatchObject({ problem: 'legChosenMissing' })
    const choices = [{ itineraryKey, fareKey }, home.offers[0]!].map((each) => ({
      itineraryKey: each.itineraryKey,
      fareKey: each.fareKey,
    }))
    const priced = expectResult(await price(demandNo, choices))
    expect(priced.total).toBe(home.offers[0]!.total)
    expect(priced.segments.map(({ slice }) => slice)).toContain(1)
    const adult = planPriceOf(priced, 'adult')!
    expect(adult.fare + adult.taxes).toBe(home.offers[0]!.perAdult)
    expect(priced.rules).not.toBe('')
  })

  test('[handbook 2.5] carry an infant who turns two on the way as a child, from the search to the order', async () => {
    const guest = {
      name: '陈小满',
      mobile: '13900002222',
      credential: {
        type: 2 as const,
        number: 'E24121601',
        nameOnCredential: 'CHEN/XIAOMAN',
        expiresOn: '2029-05-20',
        birthDate: '2025-01-13',
        gender: 'female' as const,
        nationality: 'CN',
      },
    }
    const { employeeId } = expectResult(await server.call('manager', saveGuest, guest))
    const [out, back] = demandForm().legs
    const legs = [
      { ...out!, departDate: '2027-01-11' },
      { ...back!, departDate: '2027-01-14' },
    ]
    const employeeIds = ['1-manager', employeeId]
    const { demandNo } = await asked({ legs, employeeIds }, 'manager')
    const seen = expectResult(await server.call('manager', getFlightDemand, { demandNo }))
    expect(seen.turningTwo).toEqual(['陈小满在途中（2027年1月13日）满 2 周岁，此后须占座，全程按儿童报价'])
    const choices = await chosenFor(demandNo, 2)
    const priced = expectResult(await price(demandNo, choices))
    expect(priced.prices.map(({ passenger }) => passenger)).toEqual(['adult', 'child'])
    const { version } = seen
    const sent = { demandNo, version, plans: [filled(priced, choices)] }
    const { plans } = expectResult(await server.call('employee', quoteFlightDemand, sent, asAgent()))
    expect(plans[0]).toMatchObject({ total: priced.total, passengers: [{ passenger: 'adult' }, { passenger: 'child' }] })
    await givePassport(server, 'manager', { number: 'E24121602', name: 'CHEN/ZHIYUAN' })
    const { choose, policy } = await choosePlan(server, 'manager', { demandNo, planId: plans[0]!.planId })
    expect(policy.prices.map(({ kind }) => kind)).toContain('childFare')
    const { orderNo } = expectResult(await choose())
    const order = expectResult(await server.call('manager', getIntlFlightOrderDetail, { orderId: orderNo }))
    expect(order.travellerList.map(({ passenger }) => passenger)).toEqual(['adult', 'child'])
  })

  test('[S7.51] are looked for by the agency alone, on days that suit', async () => {
    const { demandNo } = await asked({ ...oneWay('2026-12-21'), flexibleDays: 2 })
    expect(await server.call('employee', searchFlightDemandOffers, { demandNo })).toMatchObject({ problem: 'forbidden' })
    expect(
      await server.call('employee', priceFlightDemandOffer, { demandNo, choices: [{ itineraryKey: 'x', fareKey: 'y' }] }),
    ).toMatchObject({
      problem: 'forbidden',
    })
    expect(expectResult(await search(demandNo, [], ['2026-12-23']))).toMatchObject({ date: '2026-12-23' })
    expect(await search(demandNo, [], ['2026-12-24'])).toMatchObject({ problem: 'dateInvalid', field: 'dates.0' })
    expect(await search(demandNo, [], ['2026-12-21', '2026-12-21'])).toMatchObject({ problem: 'dateInvalid', field: 'dates' })
    expect(await search('FD0')).toMatchObject({ problem: 'demandUnknown' })
    expect(await price(demandNo, [{ itineraryKey: 'none', fareKey: 'none' }])).toMatchObject({ problem: 'itineraryUnknown' })
  })

  test('[S7.51] are not looked for where more people travel than one record takes: such plans are typed in', async () => {
    const people = expectResult(await server.call('admin', findTravellers, {})).list.map(({ employeeId }) => employeeId)
    const ten = people.slice(0, 10)
    expect(ten).toHaveLength(10)
    const { demandNo } = await asked({ ...oneWay('2026-12-22'), employeeIds: ten }, 'admin')
    expect(await search(demandNo)).toMatchObject({ problem: 'planPartyTooLarge', detail: { max: 9 } })
    expect(await price(demandNo, [{ itineraryKey: 'x', fareKey: 'y' }])).toMatchObject({ problem: 'planPartyTooLarge' })
  })

  test('[handbook 2.5] never stand longer than their price, and are sent only as they are sold now', async () => {
    const { demandNo } = await asked(oneWay('2026-12-28'))
    const choices = await chosenFor(demandNo, 1)
    const priced = expectResult(await price(demandNo, choices))
    const late = filled(priced, choices, { validUntil: addMinutes(priced.priceUntil, 1) })
    expect(await quote(demandNo, [late])).toMatchObject({ problem: 'planOutlastsPrice', field: 'plans.0.validUntil' })
    const [adult] = priced.prices
    const cheaper = filled(priced, choices, { prices: [{ ...adult!, fare: adult!.fare - 1 }] })
    expect(await quote(demandNo, [cheaper]), 'typed below the price').toMatchObject({
      problem: 'planOfferMoved',
      field: 'plans.0.offer',
    })
    carriersSay(() => ({ failure: 'soldOut' }))
    expect(await quote(demandNo, [filled(priced, choices)])).toMatchObject({ problem: 'fareSoldOut', field: 'plans.0.offer' })
    expect(await shown(demandNo)).toMatchObject({ state: 1, plans: [] })
  })

  test('[S7.51] [handbook 2.4] are held and ticketed by the supply once they are chosen, approved and paid', async () => {
    const { demandNo, planId, priced } = await quotedWithBoth('2027-01-05')
    expect((await shown(demandNo)).plans).toMatchObject([
      { supplied: { separateTickets: false }, rules: priced.rules },
      { note: '' },
    ])
    const { policy, choose, info } = await choosePlan(server, 'employee', { demandNo, planId })
    expect(info.travellers[0]).toMatchObject({ passenger: 'adult' })
    expect(policy.total).toBe(priced.total + 1_000)
    const { orderNo } = expectResult(await choose())
    for (const who of ['manager', 'director'])
      if ((await shown(demandNo)).state === 4) expectResult(await decide(server, who, orderNo))
    expectResult(await payByCredit(server, 'employee', orderNo, policy.total))
    const waiting = await shown(demandNo, agent)
    expect(waiting).toMatchObject({ state: 5, canIssue: false })
    const byHand = { demandNo, record: 'ABC123', tickets: [{ traveller: 0, ticketNo: '618-1234567890' }], paid: priced.total }
    expect(await server.call('employee', issueFlightDemand, byHand, asAgent())).toMatchObject({ problem: 'demandNotIssuable' })
    await server.context.drainJobs()
    expect(await shown(demandNo)).toMatchObject({ state: 10, orderNo })
    const order = expectResult(await server.call('employee', getIntlFlightOrderDetail, { orderId: orderNo }))
    expect(order.segments.map(({ flightNo }) => flightNo)).toEqual(priced.segments.map(({ flightNo }) => flightNo))
    expect(order.tickets[0]!.record).toMatch(/^[A-Z0-9]{6}$/)
    expect(order.travellerList.flatMap(({ tickets }) => tickets)).not.toEqual([])
  })

  const moved = (quoted: IntlAirQuote, minutes: string): IntlAirQuote => ({
    ...quoted,
    itineraries: quoted.itineraries.map((itinerary) => ({
      ...itinerary,
      segments: itinerary.segments.map((segment) => ({ ...segment, departTime: minutes })),
    })),
  })
  const raised = (quoted: IntlAirQuote): IntlAirQuote => ({
    ...quoted,
    total: quoted.total + 60_00,
    tickets: quoted.tickets.map((ticket) => ({
      ...ticket,
      prices: ticket.prices.map((each) => ({ ...each, fare: each.fare + 60_00 })),
    })),
  })
  const ends: [
    name: string,
    says: (quoted: IntlAirQuote) => IntlAirQuote | IntlAirFailure,
    problem: string,
    why: string,
    words: string,
  ][] = [
    ['dearer', raised, 'planDearer', 'dearer', '航司已涨价至'],
    ['sold out', () => ({ failure: 'soldOut' }), 'planSoldOut', 'soldOut', '舱位已售完'],
    ['retimed', (quoted) => moved(quoted, '03:33'), 'planRetimed', 'retimed', '航班时间或舱位已变更'],
    ['closed', () => ({ failure: 'saleClosed' }), 'planNotSold', 'notSold', '航司已停售该行程'],
  ]
  test.each(ends)(
    '[handbook 2.5] one that is %s when it is chosen is over for both sides; the others stand',
    async (name, says, refused, why, words) => {
      const day = addDays(
        '2027-01-11',
        ends.findIndex(([each]) => each === name),
      )
      const { demandNo, planId, typedId } = await quotedWithBoth(day)
      carriersSay(says)
      expect(await server.call('employee', processFlightDemandPolicy, { demandNo, planId })).toMatchObject({ problem: refused })
      for (const token of [undefined, agent]) {
        const seen = await shown(demandNo, token)
        expect(seen).toMatchObject({ state: 2, plans: [{ ended: { why } }, { planId: typedId }] })
        expect(seen.plans[0]!.ended!.sentence).toContain(words)
        expect(seen.plans[1]!.ended).toBeUndefined()
        expect(seen.history.at(-1)).toMatchObject({ event: 'planOver', actor: '' })
      }
      expect(await server.call('employee', processFlightDemandPolicy, { demandNo, planId })).toMatchObject({
        problem: 'planEnded',
      })
      expectResult(await (await choosePlan(server, 'employee', { demandNo, planId: typedId })).choose())
    },
  )

  test('[handbook 2.5] where the last plan is over so is the answer: it is asked for again or quoted anew', async () => {
    const { demandNo } = await asked(oneWay('2027-01-19'))
    const choices = await chosenFor(demandNo, 1)
    const { plans } = expectResult(await quote(demandNo, [filled(expectResult(await price(demandNo, choices)), choices)]))
    carriersSay(() => ({ failure: 'soldOut' }))
    const { planId } = plans[0]!
    expect(await server.call('employee', processFlightDemandPolicy, { demandNo, planId })).toMatchObject({
      problem: 'planSoldOut',
    })
    await server.context.drainJobs()
    expect(await shown(demandNo)).toMatchObject({ state: 7, canChoose: false, canAskAgain: true })
    Object.assign(server.context, { intlAir: real })
    const again = await chosenFor(demandNo, 1)
    expect(expectResult(await quote(demandNo, [filled(expectResult(await price(demandNo, again)), again)]))).toMatchObject({
      state: 2,
    })
  })

  test('[handbook 2.5] one that gets dearer on the way from its page to the order is not ordered, and stays over', async () => {
    const { demandNo, planId } = await quotedWithBoth('2027-01-20')
    const { choose } = await choosePlan(server, 'employee', { demandNo, planId })
    const before = await orders()
    carriersSay(raised)
    expect(await choose()).toMatchObject({ problem: 'planDearer' })
    expect(await shown(demandNo)).toMatchObject({ state: 2, canChoose: true, plans: [{ ended: { why: 'dearer' } }, {}] })
    expect(await orders()).toEqual(before)
  })

  test('[handbook 2.5] one whose seats go while they are asked for leaves the demand as it was, without that plan', async () => {
    const { demandNo, planId, typedId } = await quotedWithBoth('2027-01-21')
    const { choose, request } = await choosePlan(server, 'employee', { demandNo, planId })
    Object.assign(server.context, { intlAir: { ...real, hold: async () => ({ failure: 'soldOut' }) } })
    expect(await choose()).toMatchObject({ problem: 'fareSoldOut' })
    const seen = await shown(demandNo)
    expect(seen).toMatchObject({ state: 2, canChoose: true, plans: [{ ended: { why: 'soldOut' } }, { planId: typedId }] })
    expect(seen.orderNo).toBeUndefined()
    Object.assign(server.context, { intlAir: real })
    expect(await server.call('employee', chooseFlightPlan, request)).toMatchObject({ problem: 'planEnded' })
    expectResult(await (await choosePlan(server, 'employee', { demandNo, planId: typedId })).choose())
  })
})
