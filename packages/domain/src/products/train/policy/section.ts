import type { ApplicationStandard } from '@sojourn/contract/booking/application.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { standardTrainTypes, type TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy'
import { twice } from '../../../booking/policy/faults'
import type { PolicyFault, PolicySection } from '../../../booking/policy/section'
import { describeTrainPolicy } from './describe'
import { evaluateTrains, seatsOfTrains, type PolicyTrain, type TrainSetting } from './evaluate'
import { trainWarnings } from './warnings'

/** The standard for trains of a policy, where it has one. */
export const trainSectionOf = (policy: TravelPolicy | undefined): TrainSection | undefined => policy?.train

/** Seats are judged train by train. */
export const trainPolicySection: PolicySection<TrainSection, PolicyTrain, TrainSetting> = {
  faults: trainFaults,
  warnings: trainWarnings,
  sentences: trainSentences,
  evaluate: (travellers, trains, setting, language) => evaluateTrains(travellers, seatsOfTrains(trains), setting, language),
  seen: (trains, language) =>
    seatsOfTrains(trains).map(({ trainNo, departTime, seat, price }) => ({
      label: `${trainNo} ${departTime} ${policyText[language].seats[seat] ?? seat}`,
      price,
    })),
  agreed: agreedSeats,
}

function trainFaults({ groups = [], nightSeats, longRide }: TrainSection): PolicyFault[] {
  const types = groups.flatMap((group) => group.types)
  return [
    ...twice('groups', types),
    ...(groups.length === 0 && (nightSeats || longRide) ? [{ path: 'groups', fault: 'seatsWithoutGroups' as const }] : []),
  ]
}

function trainSentences(section: TrainSection, language: Language): string[] {
  const text = policyText[language]
  const { groups, extendRules, handling } = describeTrainPolicy(section, language)
  const seats = groups.map(({ name, items }) => text.groupRule({ group: name, seats: text.list({ items }) }))
  return [...seats, ...extendRules, handling].filter(Boolean)
}

function agreedSeats(own: TrainSection | undefined, { trainSeats }: ApplicationStandard): TrainSection | undefined {
  if (!trainSeats) return undefined
  const { nightSeats: _night, longRide: _long, ...others } = own ?? { handling: {} }
  return { ...others, groups: [{ types: [...standardTrainTypes], seats: trainSeats }] }
}
