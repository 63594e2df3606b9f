import { lazy } from '@sojourn/domain/reference/lazy'
import type { RailFailure, RailSupply } from '../../ports/rail'
import { railRefusals } from '../../ports/refusals'
import type { InProcess } from '../../ports/supply'
import { createFaults, type Faults } from '../faults'
import { createJournal } from '../keys/journal'
import { perSeed } from '../per-seed'
import { changeMinutesAcross } from './changes-in-city'
import { change } from './inventory/changes'
import type { RailDesk } from './inventory/desk'
import { railFaults, type RailFault } from './inventory/faults'
import { issue, tickets } from './inventory/issuing'
import { held, leaveQueue, lock, release } from './inventory/locks'
import { refund } from './inventory/refunds'
import { changeAll, refundAll } from './inventory/together'
import { transfers } from './journeys'
import { planTimetable } from './plan-timetable'
import { createRides } from './rides'
import { refusalOf } from './sale'
import { fastest, price, search, stops, type RailSandbox } from './on-sale'
import { stoppedTickets } from './inventory/stopped-tickets'
import { isStoppedBy, stoppedTrains } from './stopped'
import { fareOf } from './tariff'
import { createTimetable, type RailTimetable } from './timetable'
import { waitlistByKey, type KeptOperation } from './waitlist-keys'

export interface SandboxRailOptions {
  seed: number
  /** Of all trains those that the railway stops; none unless it is said. */
  stoppedShare?: number
  /** Shared with whoever wants to make things go wrong while the supply runs. */
  faults?: Faults<RailFault>
  /** Instead of the built-in one, which is planned when somebody asks for the first train. */
  timetable?: RailTimetable
}

const plannedFor = perSeed((seed) => createTimetable(planTimetable(seed)))

/** The built-in railway: a timetable in memory, and books in the caller's database. */
export function createSandboxRail(options: SandboxRailOptions): InProcess<RailSupply> {
  const { seed, stoppedShare = 0, faults = createFaults(railFaults) } = options
  const timetable = lazy(() => options.timetable ?? plannedFor(seed))
  const sandbox: RailSandbox = { seed, stoppedShare, timetable, rideOf: createRides(seed) }
  const desk: RailDesk = {
    seed,
    stoppedShare,
    faults,
    runs: { run: (trainKey) => timetable().run(trainKey) },
    fareOf: (stretch, seat) => fareOf(stretch, seat, seed),
    refusalOf: (stretch, now) => (isStoppedBy(stretch, now, { seed, stoppedShare }) ? 'saleClosed' : refusalOf(stretch, now)),
  }
  const journal = createJournal<KeptOperation, RailFailure>({
    supplier: 'rail',
    refusals: railRefusals,
    giveUp: { lock: (context, { key }) => leaveQueue(desk, context, { key }).then(() => undefined) },
  })
  const { keyed, keys } = journal
  return {
    ...keys,
    ...waitlistByKey(desk, journal),
    // Also the ways across cities are laid out with the first question about them.
    prepare: async () => void changeMinutesAcross(timetable(), 0),
    search: (context, request) => search(sandbox, context, request),
    fastest: (context, request) => fastest(sandbox, context, request),
    transfers: (context, request) => transfers(sandbox, context, request),
    stops: (_context, request) => Promise.resolve(stops(sandbox, request)),
    price: (context, request) => price(sandbox, context, request),
    lock: (context, request) => keyed(context, { operation: 'lock', ...request }, () => lock(desk, context, request)),
    issue: (context, request) => keyed(context, { operation: 'issue', ...request }, () => issue(desk, context, request)),
    held: (context, request) => held(desk, context, request),
    release: (context, request) => release(desk, context, request),
    leaveQueue: async (context, request) => {
      await keys.void(context, { operation: 'lock', ...request })
      await leaveQueue(desk, context, request)
    },
    tickets: (context, request) => tickets(desk, context, request),
    stopped: (context, request) => stoppedTickets(desk, context, request),
    stoppedTrains: ({ now }, { trains }) => Promise.resolve(stoppedTrains({ seed, stoppedShare }, now, trains)),
    refund: (context, request) => refund(desk, context, request),
    refundAll: (context, request) =>
      keyed(context, { operation: 'refundAll', ...request }, () => refundAll(desk, context, request)),
    change: (context, request) => change(desk, context, request),
    changeAll: (context, request) =>
      keyed(context, { operation: 'changeAll', ...request }, () => changeAll(desk, context, request)),
  }
}
