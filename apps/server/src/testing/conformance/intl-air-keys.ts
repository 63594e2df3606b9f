import type { AirCouponState } from '@sojourn/supply/ports/air'
import type { IntlAirFare, IntlAirHold, IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import { asking, dayIn, granted, holdUntil, knownTo, pick, run, type KeyedOperation, type Suppliers } from './suppliers'

const keys: KeyedOperation['keys'] = ({ intlAir }) => knownTo(intlAir)

/** From Shanghai to Singapore, one way. */
const slice = { departAirports: ['PVG', 'SHA'], arriveAirports: ['SIN'], date: dayIn(40) }
const buyer = { passengers: ['adult' as const], agreements: [], businessTravel: false }

interface Choice {
  itinerary: IntlAirItinerary
  fare: IntlAirFare
}

/** Direct flights at fares that are changed and given back by rules that are known, with seats enough, told one by one. */
async function choices({ intlAir }: Suppliers): Promise<Choice[]> {
  const found = await intlAir.search(asking, { ...buyer, slices: [slice], chosen: [], directOnly: true, limit: 100 })
  return found.flatMap((itinerary) => {
    const fare = itinerary.fares.find(
      ({ seats, digest, instantPayment }) =>
        seats > 2 && seats <= 9 && digest.refund === 'fee' && digest.change !== 'forbidden' && !instantPayment,
    )
    return fare ? [{ itinerary, fare }] : []
  })
}

const choiceOf = ({ itinerary: { itineraryKey }, fare: { fareKey } }: Choice) => ({ itineraryKey, fareKey })

const holdRequest = (key: string, choice: Choice): IntlAirHold => ({
  key,
  slices: [slice],
  choices: [choiceOf(choice)],
  agreements: [],
  businessTravel: false,
  passengers: [
    {
      name: 'CHU/XINGREN',
      passenger: 'adult',
      birthDate: '1990-01-01',
      sex: 'female',
      nationality: 'CN',
      credentialType: 2,
      credentialNumber: `KEYS${run}`,
      expiresOn: '2035-01-01',
    },
  ],
  expectedTotal: choice.fare.total,
  holdUntil,
  remark: '',
})

/** How many seats of a fare have gone since. */
async function taken({ intlAir }: Suppliers, choice: Choice): Promise<() => Promise<number>> {
  const pricing = { ...buyer, slices: [slice], choices: [choiceOf(choice)] }
  const left = async (): Promise<number> => granted(await intlAir.price(asking, pricing)).fares[0]!.seats
  const before = await left()
  return async () => before - (await left())
}

/** A trip that is held and waits for its tickets, with the question what it costs. */
export async function boughtAbroad(suppliers: Suppliers, key: string) {
  const bought = (await choices(suppliers))[0]!
  const { reference } = granted(await suppliers.intlAir.hold(asking, holdRequest(`${key}/hold`, bought)))
  return { pricing: { ...buyer, slices: [slice], choices: [choiceOf(bought)] }, reference, key }
}

/** Somebody with a ticket of one direction whose rules are known. */
export async function ticketedAbroad(suppliers: Suppliers, key: string, wanted: (choice: Choice) => boolean = () => true) {
  const { intlAir } = suppliers
  const bought = pick(await choices(suppliers), wanted)
  const { reference } = granted(await intlAir.hold(asking, holdRequest(`${key}/bought`, bought)))
  const issued = granted(await intlAir.issue(asking, { key: `${key}/bought`, reference }))
  if ('askAgainAt' in issued) throw new Error('not decided yet')
  return { ticketNo: issued.tickets[0]!.ticketNo }
}

const issue = async (suppliers: Suppliers, key: string, how = asking) => {
  const { intlAir } = suppliers
  const { reference } = granted(await intlAir.hold(how, holdRequest(`${key}/hold`, (await choices(suppliers))[0]!)))
  return {
    ask: () => intlAir.issue(asking, { key, reference }),
    askInVain: () => intlAir.issue(asking, { key, reference: 'NOBODY' }),
    // What has tickets is not given back so.
    async bought() {
      await intlAir.release(asking, { reference })
      return 'failure' in (await intlAir.reprice(asking, { reference })) ? 0 : 1
    },
  }
}

async function couponsIn({ intlAir }: Suppliers, ticketNo: string, state: AirCouponState): Promise<number> {
  const coupons = await intlAir.coupons(asking, { ticketNos: [ticketNo] })
  return coupons.filter((coupon) => coupon.state === state).length
}

/** A ticket with what it is to be changed to, and how many seats of that are left. */
async function changeAbroad(suppliers: Suppliers, key: string) {
  const { intlAir } = suppliers
  const { ticketNo } = await ticketedAbroad(suppliers, key)
  const search = { ticketNos: [ticketNo], slice: 0, date: dayIn(41), directOnly: true, limit: 5 }
  const { itinerary, fareKey } = pick(
    granted(await intlAir.changeOffers(asking, search)),
    ({ itinerary: { fares } }) => fares[0]!.seats > 2 && fares[0]!.seats <= 9,
  )
  return {
    ticketNo,
    change: (itineraryKey = itinerary.itineraryKey) => ({
      key,
      ticketNos: [ticketNo],
      slice: 0,
      to: { itineraryKey, fareKey },
      costAtMost: 100_000_000,
    }),
    left: async (): Promise<number> => {
      const offers = granted(await intlAir.changeOffers(asking, search))
      return pick(offers, (offer) => offer.itinerary.itineraryKey === itinerary.itineraryKey).itinerary.fares[0]!.seats
    },
  }
}

export const intlAirKeys: KeyedOperation[] = [
  {
    name: 'intlAir: hold',
    keys,
    operation: 'hold',
    async arrange(suppliers, key) {
      const { intlAir } = suppliers
      const choice = (await choices(suppliers))[0]!
      const request = holdRequest(key, choice)
      return {
        ask: () => intlAir.hold(asking, request),
        askInVain: () => intlAir.hold(asking, { ...request, expectedTotal: 1 }),
        bought: await taken(suppliers, choice),
      }
    },
  },
  {
    name: 'intlAir: issue',
    keys,
    operation: 'issue',
    arrange: (suppliers, key) => issue(suppliers, key),
    arrangePending: (suppliers, key) => issue(suppliers, key, { ...asking, faults: ['ISSUE_DELAY'] }),
  },
  {
    name: 'intlAir: buyExtras',
    keys,
    operation: 'buyExtras',
    async arrange(suppliers, key) {
      const { intlAir } = suppliers
      // Who sells a flight of another carrier sells nothing beside it.
      const { ticketNo } = await ticketedAbroad(suppliers, key, ({ itinerary }) => !itinerary.segments[0]!.operating)
      const bags = async () => {
        const offers = granted(await intlAir.ticketExtras(asking, { ticketNos: [ticketNo] }))
        return offers.find(({ kind }) => kind === 'bag')!
      }
      const { segment, code, price, atMost } = await bags()
      const wanted = { ticketNo, segment, code, count: 1, priceAtMost: price }
      return {
        ask: () => intlAir.buyExtras(asking, { key, extras: [wanted] }),
        askInVain: () => intlAir.buyExtras(asking, { key, extras: [{ ...wanted, ticketNo: '999-0000000000' }] }),
        bought: async () => atMost - (await bags()).atMost,
      }
    },
  },
  {
    name: 'intlAir: refundAll',
    keys,
    operation: 'refundAll',
    async arrange(suppliers, key) {
      const { ticketNo } = await ticketedAbroad(suppliers, key)
      const refund = (feeAtMost: number) => suppliers.intlAir.refundAll(asking, { key, lines: [{ ticketNo, feeAtMost }] })
      return {
        ask: () => refund(10_000_000),
        askInVain: () => refund(-1),
        bought: () => couponsIn(suppliers, ticketNo, 'refunded'),
      }
    },
  },
  {
    name: 'intlAir: holdChange',
    keys,
    operation: 'holdChange',
    async arrange(suppliers, key) {
      const { change, left } = await changeAbroad(suppliers, key)
      const before = await left()
      const hold = (itineraryKey?: string) => suppliers.intlAir.holdChange(asking, { ...change(itineraryKey), holdUntil })
      return { ask: () => hold(), askInVain: () => hold('NOTHING'), bought: async () => before - (await left()) }
    },
  },
  {
    name: 'intlAir: changeAll',
    keys,
    operation: 'changeAll',
    async arrange(suppliers, key) {
      const { ticketNo, change } = await changeAbroad(suppliers, key)
      const { intlAir } = suppliers
      return {
        ask: () => intlAir.changeAll(asking, change()),
        askInVain: () => intlAir.changeAll(asking, change('NOTHING')),
        bought: () => couponsIn(suppliers, ticketNo, 'exchanged'),
      }
    },
  },
]
