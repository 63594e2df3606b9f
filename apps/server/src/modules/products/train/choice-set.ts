import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { decodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { PolicySeat, TrainSetting } from '@sojourn/domain/booking/policy/evaluate-train'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { RailRide } from '@sojourn/supply/ports/rail'
import type { PersonRow } from '../../booking/traveller/store'
import { policySeat } from './judge'
import type { KeptRide } from './kept-ride'

/** A seat class as it was shown: what policy needs, which train it is of, its arrival and how many were left. */
interface KeptSeat extends PolicySeat {
  trainKey: string
  arriveTime: string
  spanDays: number
  seats: number
}

/** What a list showed, for the approver and for judging it again. */
export function shownChoices(
  rides: readonly RailRide[],
  verdicts: readonly (readonly OfferVerdict[])[],
  people: readonly PersonRow[],
  setting: TrainSetting,
): RecordedChoices {
  return {
    set: {
      product: 'train',
      travellers: people.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting,
      offers: rides.flatMap((ride) => ride.seats.map((seat) => keptSeat(ride, seat))),
    },
    verdicts: rides.flatMap(({ seats }, row) => seats.map((_seat, position) => verdicts[row]?.[position]?.verdict ?? 'within')),
  }
}

const keptSeat = (ride: RailRide, seat: RailRide['seats'][number]): KeptSeat => ({
  ...policySeat(ride, seat),
  trainKey: ride.trainKey,
  arriveTime: ride.arriveTime,
  spanDays: ride.spanDays,
  seats: seat.seats,
})

const alternativesAtMost = 8
type Alternative = ApprovalDetail['alternatives'][number]['list'][number]

/** The seat that was chosen beside the cheapest of other trains that the traveller saw and could have had. */
export function alternativesOf(body: string, bought: KeptRide, verdict: Verdict): Alternative[] {
  const { set, verdicts } = decodeChoices<KeptSeat[]>(body)
  const open = set.offers
    .map((offer, position) => ({ offer, verdict: verdicts[position] ?? 'within' }))
    .filter(({ offer, verdict: of }) => of !== 'forbidden' && offer.soldOut !== true && offer.seat !== 'WZ')
    .filter(({ offer }) => offer.trainKey !== bought.trainKey)
    .toSorted((a, b) => a.offer.price - b.offer.price)
  const trains = open.filter(({ offer }, at) => open.findIndex((each) => each.offer.trainKey === offer.trainKey) === at)
  const others = trains.slice(0, alternativesAtMost - 1).map(({ offer, verdict: of }) => ({
    ...alternative(offer, offer.price, of),
    saving: bought.price - offer.price,
  }))
  const own = { ...alternative(bought, bought.price, verdict), chosen: true }
  return [own, ...others].sort((a, b) => (a.departTime < b.departTime ? -1 : 1))
}

const alternative = (
  { trainNo, departTime, arriveTime, seat }: Pick<KeptRide, 'trainNo' | 'departTime' | 'arriveTime'> & { seat: string },
  ticketPrice: number,
  verdict: Verdict,
): Alternative => ({
  flightNo: trainNo,
  departTime,
  arriveTime,
  cabin: seat,
  bookingClass: '',
  discount: 0,
  ticketPrice,
  verdict,
  chosen: false,
  saving: 0,
})
