import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import { standardTrainTypes, type TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicySection } from '../../../booking/policy/section'
import { judgeTrains, seatsOfTrains, type PolicyTrain, type TrainSetting } from './evaluate'
import { trainPolicyWords } from './words'

/** The standard for trains of a policy, where it has one. */
export const trainSectionOf = (policy: TravelPolicy | undefined): TrainSection | undefined => policy?.train

/** Seats are judged train by train. */
export const trainPolicySection: PolicySection<TrainSection, PolicyTrain, TrainSetting> = {
  ...trainPolicyWords,
  judge: (travellers, trains, setting, language) => judgeTrains(travellers, seatsOfTrains(trains), setting, language),
  seen: (trains, language) =>
    seatsOfTrains(trains).map(({ trainNo, departTime, seat, price }) => ({
      label: `${trainNo} ${departTime} ${policyText[language].seats[seat] ?? seat}`,
      price,
    })),
  agreed: agreedSeats,
}

function agreedSeats(own: TrainSection | undefined, { trainSeats }: ApplicationStandard): TrainSection | undefined {
  if (!trainSeats) return undefined
  const { nightSeats: _night, longRide: _long, ...others } = own ?? { handling: {} }
  return { ...others, groups: [{ types: [...standardTrainTypes], seats: trainSeats }] }
}
