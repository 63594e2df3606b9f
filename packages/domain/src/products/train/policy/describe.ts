import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { seatNames } from './evaluate'
import { ruleLines } from '../../../booking/policy/rule-lines'

export interface DescribedTrainPolicy {
  /** S3.52: kinds of trains with the seats that may be taken on them. */
  groups: { name: string; items: string[] }[]
  /** Everything else in sentences. */
  extendRules: string[]
  /** What happens with another seat. */
  handling: string
}

/** The train standard as the panel shows it (S3.52); without groups every seat may be taken. */
export function describeTrainPolicy(section: TrainSection, language: Language): DescribedTrainPolicy {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { groups = [], nightSeats, longRide, advanceDays } = section
  return {
    groups: groups.map(({ types, seats }) => ({
      name: types.map((type) => (type === 'other' ? text.trainTypes.other : `${type} ${text.trainTypes[type]}`)).join(' / '),
      items: seats.map((seat) => seatNames([seat], language)),
    })),
    extendRules: [
      ...(groups.length > 0 && nightSeats ? [text.nightSeatsRule({ seats: seatNames(nightSeats, language) })] : []),
      ...(groups.length > 0 && longRide
        ? [
            text.longRideRule({
              duration: text.duration({ minutes: longRide.minutes }),
              seats: seatNames(longRide.seats, language),
            }),
          ]
        : []),
      ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
    ],
    handling: groups.length > 0 ? text.beyond[section.handling.trainSeat ?? 'approval'] : '',
  }
}
