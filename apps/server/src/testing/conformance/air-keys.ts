import type { AirFare, AirFlight, AirHold } from '@sojourn/supply/ports/air'
import { asking, granted, holdUntil, knownTo, pick, type KeyedOperation, type Suppliers } from './suppliers'

const keys: KeyedOperation['keys'] = ({ air }) => knownTo(air)
const date = '2026-12-10'

interface Choice {
  flight: AirFlight
  fare: AirFare
}

/** Fares from Beijing to Shanghai that can be changed, with seats enough. */
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
    const fare = flight.fares.find(({ seats, ruleTier }) => seats > 5 && ruleTier === 'T0')
    return fare ? [{ flight, fare }] : []
  })
}

const choiceOf = ({ flight: { flightKey }, fare: { fareKey } }: Choice) => ({ flightKey, fareKey })

const holdRequest = (key: string, choice: Choice, remark = ''): AirHold => ({
  key,
  choices: [choiceOf(choice)],
  agreements: [],
  businessTravel: false,
  passengers: [{ name: '出行人', passenger: 'adult', credentialType: 1, credentialNumber: '1' }],
  expectedPrices: [choice.fare.ticketPrice],
  holdUntil,
  remark,
})

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

const issue = async (suppliers: Suppliers, key: string, remark = '') => {
  const { air, count } = suppliers
  const { pnr } = granted(await air.hold(asking, holdRequest(`${key}/hold`, (await choices(suppliers))[0]!, remark)))
  return {
    ask: () => air.issue(asking, { key, pnr }),
    askInVain: () => air.issue(asking, { key, pnr: 'NOBODY' }),
    bought: () => count('SELECT count(*) FROM sandbox_air_ticket WHERE pnr = $1', [pnr]),
  }
}

const couponsIn = ({ count }: Suppliers, ticketNo: string, state: string): Promise<number> =>
  count('SELECT count(*) FROM sandbox_air_coupon WHERE ticket_no = $1 AND state = $2', [ticketNo, state])

export const airKeys: KeyedOperation[] = [
  {
    name: 'air: hold',
    keys,
    operation: 'hold',
    async arrange(suppliers, key) {
      const { air, count } = suppliers
      const request = holdRequest(key, (await choices(suppliers))[0]!)
      return {
        ask: () => air.hold(asking, request),
        askInVain: () => air.hold(asking, { ...request, expectedPrices: [1] }),
        bought: () => count("SELECT count(*) FROM sandbox_air_pnr WHERE hold_key = $1 AND state = 'held'", [key]),
      }
    },
  },
  {
    name: 'air: issue',
    keys,
    operation: 'issue',
    arrange: (suppliers, key) => issue(suppliers, key),
    arrangePending: (suppliers, key) => issue(suppliers, key, '#ISSUE_DELAY'),
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
        askInVain: () => change('ZZ9999-20261210-PEKSHA'),
        bought: () => couponsIn(suppliers, ticketNo, 'exchanged'),
      }
    },
  },
]
