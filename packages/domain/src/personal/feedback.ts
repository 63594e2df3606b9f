import { feedbackLength } from '@sojourn/contract/personal/feedback.calls'
import { emailFault, landlineFault, mobileFault, qqFault } from '../booking/traveller/contact-validators'

export type FeedbackFault = 'contentMissing' | 'contentTooLong' | 'contactWrong'

/** What is wrong with the words of a feedback or of its answer. */
export function contentFault(content: string): FeedbackFault | undefined {
  if (content.trim() === '') return 'contentMissing'
  return content.length > feedbackLength ? 'contentTooLong' : undefined
}

/** A mobile, a landline, one mail address or a QQ number that says so; none is needed (S5.22–S5.24, S5.37). */
export function feedbackContactFault(contact: string): FeedbackFault | undefined {
  const value = contact.trim()
  if (value === '') return undefined
  const qq = /^QQ[\s:：]*(.*)$/i.exec(value)?.[1]
  if (qq !== undefined) return qqFault(qq) && 'contactWrong'
  const abroad = /^\+\d{5,16}$/.test(value)
  const right = abroad || [mobileFault, landlineFault, emailFault].some((fault) => fault(value) === undefined)
  return right && !value.includes(',') ? undefined : 'contactWrong'
}
