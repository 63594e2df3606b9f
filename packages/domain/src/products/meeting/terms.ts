import type { Language } from '@sojourn/contract/kit/language'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import { freeDays, halfDays } from './cancelling'
import type { KeptMeetingPlan } from './kept-demand'
import { blockTerms } from './room-block'

/** On what an offer stands beside its prices: what calling the event off costs, how its people may change, and how rooms that are held are paid. */
export function termsOf({ lines, seats }: Pick<KeptMeetingPlan, 'lines' | 'seats'>, language: Language): string[] {
  const { cancellation, terms } = meetingRulesText[language]
  const { cutOffDays, attritionPercent, freePer } = blockTerms
  return [
    ...cancellation({ free: freeDays, half: halfDays }),
    terms.people({ seats }),
    ...(lines.some(({ kind }) => kind === 'rooms')
      ? [terms.rooms({ days: cutOffDays, percent: attritionPercent, free: freePer })]
      : []),
    terms.settlement,
  ]
}
