import type { Problem } from '@sojourn/contract/kit/problems'
import type { ChosenFare } from '@sojourn/contract/products/flight/flight.shapes'
import { journeysOf } from '@sojourn/domain/products/flight/draft'
import type { Context } from '../../../../context'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { flightsOnOffer, type Journey } from './choose'
import { connectionOnOffer } from './choose-connection'
import type { FlightDraft } from '../supply/supply'

interface JourneysSought {
  enterprise: EnterpriseRow
  chosen: readonly ChosenFare[]
  seats: number
  people: readonly PersonRow[]
}

/** What was chosen of a search as it is offered now: two flights of a one-way search are a connection. */
export function journeysOnOffer(
  context: Context,
  draft: FlightDraft,
  { enterprise, chosen, seats, people }: JourneysSought,
): Promise<Journey[] | Problem> {
  const [first, second] = chosen
  return journeysOf(draft.searchParams) === 1 && first && second
    ? connectionOnOffer(context, draft, { enterprise, chosen: [first, second], seats, people })
    : flightsOnOffer(context, draft, { enterprise, chosen, seats, people })
}
