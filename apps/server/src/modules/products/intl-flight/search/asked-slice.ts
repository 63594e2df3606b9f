import type { IntlChoice } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import type { Tenant } from '../../../../db/tenant'
import { findShownJourneys } from '../../../booking/draft/store'
import type { IntlFlightDraft } from '../supply/supply'

/** Every direction before the one that is asked for is chosen, of a search of this draft for it: approvers are shown what the traveller saw. */
export async function refuseChoices(
  tenant: Tenant,
  { tempOrderNo, searchParams }: Pick<IntlFlightDraft, 'tempOrderNo' | 'searchParams'>,
  slice: number,
  chosen: readonly IntlChoice[],
): Promise<Problem | undefined> {
  if (chosen.length !== slice || slice >= legsOf(searchParams).length) return problem('legChosenMissing', { field: 'chosen' })
  return refuseUnseen(tenant, tempOrderNo, chosen, 'chosen')
}

/** Each choice is of a list that this search has shown for its direction. */
export async function refuseUnseen(
  tenant: Tenant,
  tempOrderNo: string,
  chosen: readonly IntlChoice[],
  field: string,
): Promise<Problem | undefined> {
  if (chosen.length === 0) return undefined
  const shown = await findShownJourneys(
    tenant,
    tempOrderNo,
    chosen.map(({ searchId }) => searchId),
  )
  const unseen = chosen.findIndex(
    ({ searchId }, index) => !shown.some((each) => each.searchId === searchId && each.journey === index),
  )
  return unseen < 0 ? undefined : problem('itineraryUnknown', { field: `${field}.${unseen}` })
}
