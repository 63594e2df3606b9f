import type { Language } from '@sojourn/contract/kit/language'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { readMeetingSegment } from '@sojourn/domain/products/meeting/kept'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'

/** A meeting as lines of a bill name it. */
function meetingItem(segment: unknown, language: Language): ReportItem {
  const { venueName, hallName, address } = readMeetingSegment(segment)
  return { service: hallName[language], carrier: venueName[language], className: '', from: '', to: address[language] }
}

/** The state in the words of meetings: one that was called off keeps its coupon void. */
function meetingStateName({ state, coupons = [], fulfiller }: NamedState, language: Language): string | undefined {
  const { states, orderStates } = meetingRulesText[language]
  if (coupons.includes('void')) return states.cancelled
  if (fulfiller === 'meeting-balance') return state === 'issued' || state === 'completed' ? orderStates.paid : undefined
  if (state === 'awaitingPayment') return states.awaitingDeposit
  if (state === 'issuing') return states.running
  return state === 'issued' || state === 'completed' ? states.completed : undefined
}

const meetingWords = (language: Language): OwnOrderWords => meetingRulesText[language].orders

export const meetingLines: LineDisplay = { reportItem: meetingItem, stateName: meetingStateName, words: meetingWords }
