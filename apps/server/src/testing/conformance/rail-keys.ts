import type { RailIssued, RailLock, RailPassenger } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import { asking, atNight, granted, holdUntil, knownTo, type KeyedOperation, type Suppliers } from './suppliers'

const date = '2026-11-27'
const keys: KeyedOperation['keys'] = ({ rail }) => knownTo(rail)

/** Second class from Shanghai Hongqiao to Nanjing South, of the trains that still have seats. */
export async function choices({ rail }: Suppliers): Promise<RailChoice[]> {
  const rides = await rail.search(asking, { departStations: ['AOH'], arriveStations: ['NKH'], date, fastOnly: true })
  return rides.flatMap(({ trainKey, departStation, arriveStation, sale, seats }) => {
    const left = seats.find(({ seat }) => seat === 'O')?.seats ?? 0
    return sale === 'onSale' && left > 5 ? [{ trainKey, departStation, arriveStation, seat: 'O' as const }] : []
  })
}

let people = 0
/** Somebody whom nobody has seen before. */
export const stranger = (): RailPassenger => {
  people += 1
  return { name: `乘车人${people}`, credentialType: 1, credentialNumber: `KEYS${people}`, child: false }
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

const lock = async (suppliers: Suppliers, key: string, remark = '') => {
  const { rail, count } = suppliers
  const request = lockRequest(key, (await choices(suppliers))[0]!, { remark })
  return {
    ask: () => rail.lock(asking, request),
    askInVain: () => rail.lock(asking, { ...request, expectedPrices: [1] }),
    askAtNight: () => rail.lock(atNight, request),
    bought: () =>
      count(
        "SELECT count(*) FROM sandbox_rail_ticket t JOIN sandbox_rail_lock USING (lock_no) WHERE lock_key = $1 AND t.state = 'held'",
        [key],
      ),
  }
}

export const railKeys: KeyedOperation[] = [
  {
    name: 'rail: lock',
    keys,
    operation: 'lock',
    arrange: (suppliers, key) => lock(suppliers, key),
    arrangePending: (suppliers, key) => lock(suppliers, key, '#LATE'),
  },
  {
    name: 'rail: issue',
    keys,
    operation: 'issue',
    async arrange(suppliers, key) {
      const { rail, count } = suppliers
      const choice = (await choices(suppliers))[0]!
      const { lockNo } = granted(await rail.lock(asking, lockRequest(`${key}/lock`, choice)))
      return {
        ask: () => rail.issue(asking, { key, lockNo }),
        askInVain: () => rail.issue(asking, { key, lockNo: 'L0' }),
        bought: () => count("SELECT count(*) FROM sandbox_rail_ticket WHERE lock_no = $1 AND state = 'issued'", [lockNo]),
      }
    },
  },
  {
    name: 'rail: refundAll',
    keys,
    operation: 'refundAll',
    async arrange(suppliers, key) {
      const { rail, count } = suppliers
      const { ticketNo } = await ticketed(suppliers, key)
      const refund = (feeAtMost: number) => rail.refundAll(asking, { key, lines: [{ key: `${key}/0`, ticketNo, feeAtMost }] })
      return {
        ask: () => refund(10_000_000),
        askInVain: () => refund(-1),
        bought: () => count("SELECT count(*) FROM sandbox_rail_ticket WHERE ticket_no = $1 AND state = 'refunded'", [ticketNo]),
      }
    },
  },
  {
    name: 'rail: changeAll',
    keys,
    operation: 'changeAll',
    async arrange(suppliers, key) {
      const { rail, count } = suppliers
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
        bought: () => count("SELECT count(*) FROM sandbox_rail_ticket WHERE ticket_no = $1 AND state = 'changed'", [ticketNo]),
      }
    },
  },
  {
    name: 'rail: joinWaitlist',
    keys,
    operation: 'joinWaitlist',
    async arrange(suppliers, key) {
      const { rail, count } = suppliers
      const deadline = new Date('2026-11-26T00:00:00Z')
      const request = { key, choices: (await choices(suppliers)).slice(0, 1), passengers: [stranger()], deadline }
      return {
        ask: () => rail.joinWaitlist(asking, request),
        askInVain: () => rail.joinWaitlist(asking, { ...request, deadline: asking.now }),
        askAtNight: () => rail.joinWaitlist(atNight, request),
        bought: () => count('SELECT count(*) FROM sandbox_rail_waitlist WHERE wait_key = $1', [key]),
      }
    },
  },
]
