import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { ApproverCard } from './approver-card'
import { approvalGroups, approvalMode } from './book-form'
import { ContactCard } from './contact-card'
import { PaymentCard } from './payment-card'
import type { BookFormState } from './use-book-form'

export interface FormCardsProps {
  info: BookInfo
  state: BookFormState
  violations: readonly Violation[]
}

/** Contact, approvers where the booker names them, payment and remark: the same for every product. */
export function FormCards({ info, state, violations }: FormCardsProps) {
  return (
    <>
      <ContactCard info={info} state={state} />
      <OrderApprovers info={info} state={state} violations={violations} />
      <PaymentCard info={info} state={state} />
    </>
  )
}

/** Who approves, where the booker names them. */
export function OrderApprovers({ state, ...approvals }: FormCardsProps) {
  const { form } = state
  return <ApproverCard groups={approvalGroups(form, approvals)} mode={approvalMode(form, approvals)} state={state} />
}
