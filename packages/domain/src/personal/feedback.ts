import { feedbackLength } from '@sojourn/contract/personal/feedback.calls'
import { emailFault, landlineFault, mobileFault, qqFault, userNameFault } from '../booking/traveller/contact-validators'

export type FeedbackFault = 'contentMissing' | 'contentTooLong' | 'contactWrong'

/** What is wrong with the words of a feedback or of its answer. */
export function contentFault(content: string): FeedbackFault | undefined {
  if (content.trim() === '') return 'contentMissing'
  return content.length > feedbackLength ? 'contentTooLong' : undefined
}

/** Services where people have a number or a name of their own, said before it. */
const named = [
  { service: /^QQ[\s:：]*(.*)$/i, fault: qqFault },
  { service: /^(?:微信|WeChat)[\s:：]*(.*)$/i, fault: userNameFault },
]

/** A mobile, a landline, one mail address, a QQ number or a WeChat name that says so; none is needed (S5.22–S5.24, S5.37). */
export function feedbackContactFault(contact: string): FeedbackFault | undefined {
  const value = contact.trim()
  if (value === '') return undefined
  for (const { service, fault } of named) {
    const name = service.exec(value)?.[1]
    if (name !== undefined) return fault(name) && 'contactWrong'
  }
  const abroad = /^\+\d{5,16}$/.test(value)
  const right = abroad || [mobileFault, landlineFault, emailFault].some((fault) => fault(value) === undefined)
  return right && !value.includes(',') ? undefined : 'contactWrong'
}
