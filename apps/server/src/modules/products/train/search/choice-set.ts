import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { PolicyTrain, TrainSetting } from '@sojourn/domain/products/train/policy/evaluate'
import { sensibleMinutes } from '@sojourn/domain/products/train/policy/sensible-ride'
import { compliantFirst, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { readRide, type KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { readSearch } from '@sojourn/domain/products/train/kept/kept-search'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { PersonRow } from '../../../booking/traveller/store'
import { judgedTrain } from '../supply/from-supply'

/** What a list showed, for the approver and for judging it again. */
export function shownChoices(
  rides: readonly RailRide[],
  verdicts: readonly (readonly OfferVerdict[])[],
  people: readonly PersonRow[],
  setting: TrainSetting,
): RecordedChoices<PolicyTrain, TrainSetting> {
  return {
    set: {
      product: 'train',
      travellers: people.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting,
      offers: rides.map((ride) => judgedTrain(ride).train),
    },
    verdicts: rides.flatMap(({ seats }, row) => seats.map((_seat, position) => verdicts[row]?.[position]?.verdict ?? 'within')),
  }
}

const alternativesAtMost = 8
type Alternative = ApprovalDetail['alternatives'][number]['list'][number]

/** The seat that was chosen beside the cheapest of each train that the traveller saw and could have had, within the standard where there is one. */
export function alternativesOf(body: string, [segment]: readonly unknown[], verdict: Verdict): Alternative[] {
  const bought = readRide(segment)
  const { trains: shown, verdicts } = readSearch(body)
  const longest = sensibleMinutes(shown.map(({ rideMinutes }) => rideMinutes))
  const open = shown
    .flatMap(({ seats, ...train }) => seats.map((seat) => ({ ...train, ...seat })))
    .map((offer, position) => ({ offer, verdict: verdicts[position] ?? 'within' }))
    .filter(({ offer, verdict: of }) => of !== 'forbidden' && offer.soldOut !== true && offer.seat !== 'WZ')
    .filter(
      ({ offer }) => offer.rideMinutes <= longest && !(offer.trainKey === bought.trainKey && offer.seat === bought.seatClass),
    )
    .toSorted((a, b) => compliantFirst(a.verdict, b.verdict) || a.offer.price - b.offer.price)
  const trains = open.filter(({ offer }, at) => open.findIndex((each) => each.offer.trainKey === offer.trainKey) === at)
  const others = trains.slice(0, alternativesAtMost - 1).map(({ offer, verdict: of }) => ({
    ...alternative(offer, offer.price, of),
    saving: bought.fare - offer.price,
  }))
  const own = { ...alternative({ ...bought, seat: bought.seatClass }, bought.fare, verdict), chosen: true }
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
