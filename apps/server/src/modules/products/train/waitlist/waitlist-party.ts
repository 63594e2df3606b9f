import type { TrainWaitlist } from '@sojourn/contract/products/train/order.calls'
import type { Language } from '@sojourn/contract/kit/language'
import { sum } from '@sojourn/domain/kit/money'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { leavesChildAlone } from '@sojourn/domain/products/train/passengers'
import { countFares, trainPriceLines } from '@sojourn/domain/products/train/price/price'
import { waitlistFare } from '@sojourn/domain/products/train/waitlist'
import type { OrderRow, OrderTravellerRow } from '../../../booking/order/store'
import type { PlaceRow, TrainOrderRow } from '../order/order-store'
import { waitlistOf } from '../search/waitlist-wishes'

export interface WaitingParty {
  kept: TrainOrderRow
  places: readonly PlaceRow[]
}
interface WaitingTravellers extends WaitingParty {
  travellers: readonly OrderTravellerRow[]
}

/** What is left of a paid wait when one of the party leaves: its price lines, our fee that goes too, and whether a child would be alone. */
export function leaveOf({ kept, places, travellers }: WaitingTravellers, leaver: OrderTravellerRow) {
  const staying = places.filter(({ traveller }) => traveller !== leaver.position)
  const adult = waitlistFare(waitlistOf(kept).choices.map(({ fare }) => fare))
  const serviceFees = travellers.filter((each) => each !== leaver).map(({ serviceFee }) => serviceFee)
  // Students pay the whole in advance, as everybody does who joins (handbook 3.6).
  const prices = trainPriceLines({ fares: [{ adult, student: adult }], ...countFares(staying), serviceFees })
  const childAlone = leavesChildAlone(staying.map(({ segment, child }) => ({ ride: segment, child })))
  return { prices, fee: leaver.serviceFee, childAlone }
}

/** Who of a party could leave it, and what would come back. */
export function leaversOf(order: OrderRow, party: WaitingTravellers, language: Language): TrainWaitlist['leavers'] {
  if (party.travellers.length === 1) return []
  return party.travellers.map((traveller) => {
    const { prices, childAlone } = leaveOf(party, traveller)
    const back = order.total - sum(prices.map(({ amount }) => amount))
    return { employeeId: traveller.employeeId, name: readableName(traveller, language), back, childAlone }
  })
}
