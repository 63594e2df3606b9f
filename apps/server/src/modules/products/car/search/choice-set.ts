import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { decodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { compliantFirst, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { readCar } from '@sojourn/domain/products/car/kept'
import type { CarSetting, PolicyCar } from '@sojourn/domain/products/car/policy/evaluate'
import type { PersonRow } from '../../../booking/traveller/store'
import { judgedCars } from '../policy/judge'
import type { PricedCar } from '../supply/plan'

/** What a search showed, for the approver and for judging it again. */
export const shownChoices = (
  cars: readonly PricedCar[],
  verdicts: readonly OfferVerdict[],
  people: readonly PersonRow[],
  setting: CarSetting,
): RecordedChoices<PolicyCar, CarSetting> => ({
  set: {
    product: 'car',
    travellers: people.map(({ employeeId, policy }) => ({
      employeeId,
      policyId: policy?.body.policyId ?? null,
      version: policy?.version ?? null,
    })),
    setting,
    offers: judgedCars(cars, 'zh-CN'),
  },
  verdicts: verdicts.map(({ verdict }) => verdict),
})

type Alternative = ApprovalDetail['alternatives'][number]['list'][number]

/** The class that was chosen beside the others that were shown and could have been had. */
export function alternativesOf(body: string, [segment]: readonly unknown[], verdict: Verdict): Alternative[] {
  const bought = readCar(segment)
  const { set, verdicts } = decodeChoices<PolicyCar>(body)
  const others = set.offers
    .map((car, position) => ({ car, verdict: verdicts[position] ?? 'within' }))
    .filter(({ car, verdict: of }) => of !== 'forbidden' && car.carClass !== bought.carClass)
    .toSorted((a, b) => compliantFirst(a.verdict, b.verdict) || a.car.price - b.car.price)
  return [
    { ...alternative(bought.carClass, bought.estimate, verdict), chosen: true },
    ...others.map(({ car, verdict: of }) => ({
      ...alternative(car.carClass, car.price, of),
      saving: bought.estimate - car.price,
    })),
  ]
}

const alternative = (carClass: string, ticketPrice: number, verdict: Verdict): Alternative => ({
  flightNo: '',
  departTime: '',
  arriveTime: '',
  cabin: carClass,
  bookingClass: '',
  discount: 0,
  ticketPrice,
  verdict,
  chosen: false,
  saving: 0,
})
