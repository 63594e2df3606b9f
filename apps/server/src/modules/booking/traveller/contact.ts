import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import { emailFault, mobileFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPeople } from './store'

/** Whom the supplier reaches: as written, or the booker's own number and address where a field was left empty (S5.22, S5.24). */
export async function contactOf(
  work: Work,
  actor: Actor,
  { name, mobile, email }: OrderContact,
): Promise<OrderContact | Problem> {
  const wrong = mobile && mobileFault(mobile) ? 'mobile' : email && emailFault(email) ? 'email' : undefined
  if (wrong) {
    const fault = wrong === 'mobile' ? mobileFault(mobile) : emailFault(email)
    return problem('contactInvalid', {
      field: `contact.${wrong}`,
      ...(fault ? { detail: { why: travellerFaultSentence(fault, actor.language) } } : {}),
    })
  }
  if (mobile && email) return { name, mobile, email }
  const [booker] = await findPeople(work, [actor.employeeId], { today: chinaDate(work.context.clock.now()) })
  if (!booker) return problem('notSignedIn')
  return { name, mobile: mobile || work.context.vault.open(booker.mobileCipher), email: email || booker.email }
}
