import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { saidOf } from '@sojourn/domain/booking/policy/engine'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { KeptMeeting } from '@sojourn/domain/products/meeting/kept'
import type { KeptMeetingDemand, KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { judgeMeetings, type PolicyMeeting } from '@sojourn/domain/products/meeting/policy/evaluate'
import { meetingSectionOf } from '@sojourn/domain/products/meeting/policy/section'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { PersonRow } from '../../../booking/traveller/store'

interface JudgedEvent {
  event: Pick<KeptMeetingDemand, 'cityId' | 'people'>
  plans: readonly KeptMeetingPlan[]
  bookingDate: string
}

const policyMeeting = ({ planId, venueName, hallName, days, lines }: KeptMeetingPlan, language: Language): PolicyMeeting => ({
  planId,
  name: `${venueName[language]} ${hallName[language]}`,
  firstDay: days[0]!,
  days: days.length,
  total: linesTotal(lines),
})

/** What policy says of each offer to whoever holds the event. */
export function judgedPlans(
  holders: readonly PersonRow[],
  { event: { cityId, people }, plans, bookingDate }: JudgedEvent,
  language: Language,
): (planId: string) => OfferVerdict {
  const travellers = holders.map((person) => {
    const policy = meetingSectionOf(person.policy?.body)
    return { travellerId: person.employeeId, ...(policy && { policy }) }
  })
  const setting = { bookingDate, cityName: hotelCity(cityId)?.name['zh-CN'] ?? '', people }
  const offers = plans.map((plan) => policyMeeting(plan, language))
  const list = judgeMeetings(travellers, offers, setting, language)
  return (planId) =>
    saidOf(
      list,
      offers.findIndex((plan) => plan.planId === planId),
    )
}

/** Which rules an event breaks whose deposit is to be paid. */
export const depositViolations = (
  holders: readonly PersonRow[],
  { cityId, people, plan }: Pick<KeptMeeting, 'cityId' | 'people' | 'plan'>,
  bookingDate: string,
  language: Language,
): Violation[] =>
  judgedPlans(holders, { event: { cityId, people }, plans: [plan], bookingDate }, language)(plan.planId).violations
