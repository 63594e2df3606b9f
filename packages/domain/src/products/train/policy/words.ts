import type { Language } from '@sojourn/contract/kit/language'
import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import { twice } from '../../../booking/policy/faults'
import type { PolicyFault, PolicyWords } from '../../../booking/policy/section'
import { describeTrainPolicy } from './describe'
import { trainWarnings } from './warnings'

/** What can be said of a standard for trains. */
export const trainPolicyWords: PolicyWords<TrainSection> = {
  faults: trainFaults,
  warnings: trainWarnings,
  sentences: trainSentences,
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
