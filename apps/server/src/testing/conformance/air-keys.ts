import type { AirCouponState, AirFare, AirFlight, AirHold } from '@sojourn/supply/ports/air'
import { asking, dayIn, granted, holdUntil, knownTo, pick, run, type KeyedOperation, type Suppliers } from './suppliers'

const keys: KeyedOperation['keys'] = ({ air }) => knownTo(air)
const date = dayIn(20)

/** More seats than so many are not told one by one. */
const exactly = 9

interface Choice {
  flight: AirFlight
  fare: AirFare
}

/** Fares from Beijing to Shanghai that can be changed, with seats enough, told one by one. */
async function choices({ air }: Suppliers): Promise<Choice[]> {
  const flights = await air.search(asking, {
    departAirports: ['PEK', 'PKX'],
    arriveAirports: ['SHA', 'PVG'],
    date,
    party: 1,
    agreements: [],
    businessTravel: false,
    governmentOnly: false,
  })
  return flights.flatMap((flight) => {
    const fare = flight.fares.find(({ seats, ruleTier }) => seats > 5 && seats <= exactly && ruleTier === 'T0')
    return fare ? [{ flight, fare }] : []
  })
}

const choiceOf = ({ flight: { flightKey }, fare: { fareKey } }: Choice) => ({ flightKey, fareKey })

const holdRequest = (key: string, choice: Choice): AirHold => ({
  key,
  choices: [choiceOf(choice)],
  agreements: [],
  businessTravel: false,
  passengers: [{ name: '出行人', passenger: 'adult', credentialType: 1, credentialNumber: `KEYS${run}` }],
  expectedPrices: [choice.fare.ticketPrice],
  holdUntil,
  remark: '',
})

/** How many seats of a fare have gone since. */
async function taken({ air }: Suppliers, choice: Choice): Promise<() => Promise<number>> {
  const pricing = { choices: [choiceOf(choice)], party: 1, agreements: [], businessTravel: false }
  const left = async (): Promise<number> => granted(await air.price(asking, pricing)).journeys[0]!.fare.seats
  const before = await left()
  return async () => before - (await left())
}

/** A ticket, and a fare of the same carrier on another flight. */
async function ticketed(suppliers: Suppliers, key: string) {
  const { air } = suppliers
  const all = await choices(suppliers)
  const another = (one: Choice) => (other: Choice) => other !== one && other.flight.carrier === one.flight.carrier
  const bought = pick(all, (one) => all.some(another(one)))
  const { pnr } = granted(await air.hold(asking, holdRequest(`${key}/bought`, bought)))
  const issued = granted(await air.issue(asking, { key: `${key}/bought`, pnr }))
  if ('askAgainAt' in issued) throw new Error('not decided yet')
  return { ticketNo: issued.tickets[0]!.ticketNo, to: choiceOf(pick(all, another(bought))) }
}

const issue = async (suppliers: Suppliers, key: string, how = asking) => {
  const { air } = suppliers
  const { pnr } = granted(await air.hold(how, holdRequest(`${key}/hold`, (await choices(suppliers))[0]!)))
  return {
    ask: () => air.issue(asking, { key, pnr }),
    askInVain: () => air.issue(asking, { key, pnr: 'NOBODY' }),
    // What has tickets is not given back so.
    async bought() {
      await air.release(asking, { pnr })
      return 'failure' in (await air.reprice(asking, { pnr })) ? 0 : 1
    },
  }
}

async function couponsIn({ air }: Suppliers, ticketNo: string, state: AirCouponState): Promise<number> {
  const coupons = await air.coupons(asking, { ticketNos: [ticketNo] })
  return coupons.filter((coupon) => coupon.state === state).length
}

export const airKeys: KeyedOperation[] = [
  {
    name: 'air: hold',
    keys,
    operation: 'hold',
    async arrange(suppliers, key) {
      const { air } = suppliers
      const choice = (await choices(suppliers))[0]!
      const request = holdRequest(key, choice)
      return {
        ask: () => air.hold(asking, request),
        askInVain: () => air.hold(asking, { ...request, expectedPrices: [1] }),
        bought: await taken(suppliers, choice),
      }
    },
  },
  {
    name: 'air: issue',
    keys,
    operation: 'issue',
    arrange: (suppliers, key) => issue(suppliers, key),
    arrangePending: (suppliers, key) => issue(suppliers, key, { ...asking, faults: ['ISSUE_DELAY'] }),
  },
  {
    name: 'air: refundAll',
    keys,
    operation: 'refundAll',
    async arrange(suppliers, key) {
      const { ticketNo } = await ticketed(suppliers, key)
      const refund = (feeAtMost: number) =>
        suppliers.air.refundAll(asking, { key, lines: [{ key: `${key}/0`, ticketNo, journey: 0, feeAtMost }] })
      return {
        ask: () => refund(10_000_000),
        askInVain: () => refund(-1),
        bought: () => couponsIn(suppliers, ticketNo, 'refunded'),
      }
    },
  },
  {
    name: 'air: changeAll',
    keys,
    operation: 'changeAll',
    async arrange(suppliers, key) {
      const { ticketNo, to } = await ticketed(suppliers, key)
      const change = (flightKey: string) =>
        suppliers.air.changeAll(asking, { key, lines: [{ key: `${key}/0`, ticketNo, journey: 0, to: { ...to, flightKey } }] })
      return {
        ask: () => change(to.flightKey),
        askInVain: () => change('NOTHING'),
        bought: () => couponsIn(suppliers, ticketNo, 'exchanged'),
      }
    },
  },
]
