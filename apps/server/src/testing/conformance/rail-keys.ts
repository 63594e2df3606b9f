import type { RailIssued, RailLock, RailPassenger, RailTicketWord } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import { asking, atNight, dayIn, granted, holdUntil, knownTo, later, run, type KeyedOperation, type Suppliers } from './suppliers'

const days = [7, 8, 9, 10, 11].map(dayIn)
/** More seats than so many are not told one by one. */
const exactly = 20
const keys: KeyedOperation['keys'] = ({ rail }) => knownTo(rail)

/** Classes with some seats, on trains from Shanghai Hongqiao to Nanjing South; `told`: so few that they are told one by one. */
export async function choices({ rail }: Suppliers, { told } = { told: false }): Promise<RailChoice[]> {
  const found: RailChoice[] = []
  for (const date of days) {
    const rides = await rail.search(asking, { departStations: ['AOH'], arriveStations: ['NKH'], date, fastOnly: true })
    for (const { trainKey, departStation, arriveStation, sale, seats } of rides) {
      const fits = seats.find(({ seat, seats: free }) => free > 5 && (told ? seat !== 'WZ' && free < exactly : seat === 'O'))
      if (sale === 'onSale' && fits) found.push({ trainKey, departStation, arriveStation, seat: fits.seat })
    }
    if (found.length > 1) return found
  }
  throw new Error('nothing of the kind is on offer')
}

/** How many seats of a class have gone since. */
async function taken(suppliers: Suppliers, choice: RailChoice): Promise<() => Promise<number>> {
  const left = async (): Promise<number> =>
    granted(await suppliers.rail.price(asking, { choices: [choice] })).rides[0]!.seat.seats
  const before = await left()
  return async () => before - (await left())
}
async function ticketsIn({ rail }: Suppliers, ticketNo: string, wanted: RailTicketWord): Promise<number> {
  const tickets = await rail.tickets(asking, { ticketNos: [ticketNo] })
  return tickets.filter(({ state }) => state === wanted).length
}

let people = 0
/** Somebody whom nobody has seen before. */
export const stranger = (): RailPassenger => {
  people += 1
  return { name: `乘车人${people}`, credentialType: 1, credentialNumber: `KEYS${run}${people}`, child: false }
}

const lockRequest = (key: string, choice: RailChoice, change: Partial<RailLock> = {}): RailLock => ({
  key,
  choices: [choice],
  passengers: [stranger()],
  expectedPrices: [10_000_000],
  acceptStanding: false,
  holdUntil,
  remark: '',
  ...change,
})

/** A ticket, and whose it is. */
async function ticketed(suppliers: Suppliers, key: string) {
  const { rail } = suppliers
  const [choice, other] = await choices(suppliers)
  const passengers = [stranger()]
  const { lockNo } = granted(await rail.lock(asking, lockRequest(`${key}/bought`, choice!, { passengers })))
  const { tickets }: RailIssued = granted(await rail.issue(asking, { key: `${key}/bought`, lockNo }))
  return { ticketNo: tickets[0]!.ticketNo, passengers, other: other! }
}

const lock = async (suppliers: Suppliers, key: string, how = asking) => {
  const { rail } = suppliers
  const choice = (await choices(suppliers, { told: true }))[0]!
  const request = lockRequest(key, choice)
  return {
    ask: () => rail.lock(how, request),
    askInVain: () => rail.lock(asking, { ...request, expectedPrices: [1] }),
    askAtNight: () => rail.lock(atNight, request),
    bought: await taken(suppliers, choice),
  }
}

export const railKeys: KeyedOperation[] = [
  {
    name: 'rail: lock',
    keys,
    operation: 'lock',
    arrange: (suppliers, key) => lock(suppliers, key),
    arrangePending: (suppliers, key) => lock(suppliers, key, { ...asking, faults: ['LATE'] }),
  },
  {
    name: 'rail: issue',
    keys,
    operation: 'issue',
    async arrange(suppliers, key) {
      const { rail } = suppliers
      const choice = (await choices(suppliers, { told: true }))[0]!
      const gone = await taken(suppliers, choice)
      const { lockNo } = granted(await rail.lock(asking, lockRequest(`${key}/lock`, choice)))
      return {
        ask: () => rail.issue(asking, { key, lockNo }),
        askInVain: () => rail.issue(asking, { key, lockNo: 'L0' }),
        // What has tickets is not given back so.
        async bought() {
          await rail.release(asking, { lockNo })
          return gone()
        },
      }
    },
  },
  {
    name: 'rail: refundAll',
    keys,
    operation: 'refundAll',
    async arrange(suppliers, key) {
      const { rail } = suppliers
      const { ticketNo } = await ticketed(suppliers, key)
      const refund = (feeAtMost: number) => rail.refundAll(asking, { key, lines: [{ key: `${key}/0`, ticketNo, feeAtMost }] })
      return {
        ask: () => refund(10_000_000),
        askInVain: () => refund(-1),
        bought: () => ticketsIn(suppliers, ticketNo, 'refunded'),
      }
    },
  },
  {
    name: 'rail: changeAll',
    keys,
    operation: 'changeAll',
    async arrange(suppliers, key) {
      const { rail } = suppliers
      const { ticketNo, passengers, other: to } = await ticketed(suppliers, key)
      const seats = lockRequest(`${key}/seats`, to, { passengers, replaces: [ticketNo] })
      const { lockNo } = granted(await rail.lock(asking, seats))
      const change = (balanceAtMost: number) =>
        rail.changeAll(asking, {
          key,
          lines: [{ key: `${key}/0`, ticketNo, to, locked: { lockNo, passenger: 0 }, balanceAtMost }],
        })
      return {
        ask: () => change(10_000_000),
        askInVain: () => change(-10_000_000),
        bought: () => ticketsIn(suppliers, ticketNo, 'changed'),
      }
    },
  },
  {
    name: 'rail: joinWaitlist',
    keys,
    operation: 'joinWaitlist',
    async arrange(suppliers, key) {
      const { rail } = suppliers
      const deadline = later(6 * 1440)
      const request = { key, choices: (await choices(suppliers)).slice(0, 1), passengers: [stranger()], deadline }
      return {
        ask: () => rail.joinWaitlist(asking, request),
        askInVain: () => rail.joinWaitlist(asking, { ...request, deadline: asking.now }),
        askAtNight: () => rail.joinWaitlist(atNight, request),
        bought: async () => ((await rail.waitlist(asking, { key, passengers: request.passengers })) ? 1 : 0),
      }
    },
  },
]
