import type { MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import type { MeetingInvitationView } from '@sojourn/contract/products/meeting/invitation.calls'
import { answerFault, type AnswerFault } from '@sojourn/domain/products/meeting/attendees'

/** An answer as it is written; wishes are kept while somebody thinks of not coming. */
export interface AnswerForm {
  name: string
  mobile: string
  comes: boolean | undefined
  wishes: MeetingWishes & Required<Pick<MeetingWishes, 'leaving'>>
}
export type FormFault = 'name' | 'mobile' | AnswerFault

const freshWishes = (days: readonly string[]): AnswerForm['wishes'] => ({
  days: [...days],
  fromCity: '',
  by: 'train',
  arrival: { date: days[0]!, window: 'morning' },
  leaving: { date: days.at(-1)!, window: 'evening' },
  diet: 'usual',
  room: 'none',
  nights: [],
  note: '',
})

/** As it was answered, or as nobody has written in it yet. */
export function formOf({ answer, days }: Pick<MeetingInvitationView, 'answer' | 'days'>): AnswerForm {
  const wishes = { ...freshWishes(days), ...answer?.wishes }
  return { name: answer?.name ?? '', mobile: answer?.mobile ?? '', comes: answer?.comes, wishes }
}

/** What is sent of it: no wishes of who does not come, no city of who needs nothing booked. */
export function answerOf({ name, mobile, comes = false, wishes }: AnswerForm): MeetingAnswer {
  const { fromCity, ...rest } = wishes
  const travels = wishes.by !== 'own' && fromCity?.trim() ? { fromCity: fromCity.trim() } : {}
  return { name: name.trim(), mobile: mobile.trim(), comes, ...(comes && { wishes: { ...rest, ...travels } }) }
}

const mobileForm = /^\+?[0-9][0-9 -]{4,18}[0-9]$/

/** The first thing that is missing or wrong, in the order of the page. */
export function faultOf(form: AnswerForm, days: readonly string[]): FormFault | undefined {
  if (form.name.trim() === '') return 'name'
  if (!mobileForm.test(form.mobile.trim())) return 'mobile'
  if (form.comes === undefined) return 'comes'
  return answerFault(answerOf(form), days)
}
