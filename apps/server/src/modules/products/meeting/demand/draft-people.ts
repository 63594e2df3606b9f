import type { Static } from 'typebox'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { DraftRow } from '../../../booking/draft/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findPeople } from '../../../booking/traveller/store'

/** Who holds the meeting. */
export async function readDraftPeople(
  work: Work,
  actor: Actor,
  { travellerIds }: DraftRow,
): Promise<Static<typeof TravellerSummary>[]> {
  const people = await findPeople(work, travellerIds, { today: chinaDate(work.context.clock.now()), reader: actor.language })
  return people.map((person) => travellerSummary(person, actor))
}
