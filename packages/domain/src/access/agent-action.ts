import type { Language } from '@sojourn/contract/kit/language'
import { agencyActionText } from '@sojourn/text/access/agency/action'

type Action = keyof (typeof agencyActionText)['zh-CN']

/** By the end of a call's path; the first that fits. */
const actions: readonly [RegExp, Action][] = [
  [/OrderTemp\w*$|OpenDemandBooking$/, 'draft'],
  [/Create(External)?Order(\/V3)?$|AcceptDemand$/, 'order'],
  [/ApplyRefund$/, 'refund'],
  [/ApplyChange$/, 'change'],
  [/AcceptScheduleChange$/, 'acceptTimes'],
  [/Cancel(Order|Trip|Demand)$/, 'cancel'],
  [/WithdrawOrder$|Approval\/Withdraw$/, 'withdraw'],
  [/ResubmitOrder$/, 'resubmit'],
  [/Payment\/Pay$/, 'pay'],
  [/SaveTrip$|RemoveTripOrder$/, 'trip'],
  [/TravelApply\//, 'application'],
  [/Approval\//, 'approval'],
  [/JoinWaitlist$/, 'waitlist'],
  [/LeaveWaitlist$/, 'leaveWaitlist'],
  [/(Submit|Resubmit)Demand$/, 'demand'],
  [/QuoteDemand$/, 'quote'],
  [/RefuseDemand$/, 'refuse'],
  [/FulfilLocalOrder$/, 'buy'],
  [/DeclineLocalOrder$/, 'decline'],
  [/Guest$|ListedGuests$|Credential$|CostCentre$/, 'traveller'],
  [/TravelPreferences$|MemberCard$|ToldToCarriers$|FavouriteHotel$|NotificationChoices$|SaveLanguage$/, 'likes'],
]

/** What an agent did with a call, in the reader's words. */
export const agentActionSentence = (call: string, language: Language): string =>
  agencyActionText[language][actions.find(([path]) => path.test(call))?.[1] ?? 'other']
