import type { RailFailure, RailOperation, RailPassenger, RailSupply, RailWaitlistRequest } from '../../ports/rail'
import type { InProcess, SupplyContext } from '../../ports/supply'
import type { Journal } from '../keys/journal'
import type { RailDesk } from './inventory/desk'
import { travellerOf } from './inventory/travellers'
import { joinWaitlist, leaveWaitlist, waitlist } from './inventory/waitlist'

/** Leaving is written down only of one of a party who leaves before its key has joined. */
export type KeptOperation = RailOperation | 'leaveWaitlist'
type RailJournal = Journal<KeptOperation, RailFailure>

/** The waitlist by the keys under which it is joined: whoever has left one never gets on it, however late the request to join arrives. */
export function waitlistByKey(
  desk: RailDesk,
  journal: RailJournal,
): Pick<InProcess<RailSupply>, 'joinWaitlist' | 'leaveWaitlist' | 'waitlist'> {
  return {
    joinWaitlist: (context, request) =>
      journal.keyed(context, joining(request), async () => {
        const passengers = await staying(journal, context, request)
        return passengers.length > 0 ? joinWaitlist(desk, context, { ...request, passengers }) : { failure: 'keyVoid' }
      }),
    async leaveWaitlist(context, request) {
      const { key, passenger } = request
      if (passenger)
        await journal.beside(context, joining(request), async ({ state }) => {
          const early = leaving(key, passenger)
          if (state === 'unknown') await journal.keyed(context, early, () => Promise.resolve({ left: true }))
        })
      else await journal.keys.void(context, joining(request))
      return leaveWaitlist(context, request)
    },
    waitlist: (context, request) => waitlist(desk, context, request),
  }
}

const joining = ({ key }: { key: string }) => ({ operation: 'joinWaitlist', key }) as const
const leaving = (key: string, passenger: Parameters<typeof travellerOf>[0]) =>
  ({ operation: 'leaveWaitlist', key: `${key}/${travellerOf(passenger)}` }) as const

/** The passengers of a request to join who have not left before it arrived. */
async function staying(
  journal: RailJournal,
  context: SupplyContext,
  { key, passengers }: RailWaitlistRequest,
): Promise<RailPassenger[]> {
  const early = await Promise.all(passengers.map((passenger) => journal.keys.outcome(context, leaving(key, passenger))))
  return passengers.filter((_passenger, index) => early[index]!.state !== 'done')
}
