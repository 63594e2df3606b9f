import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { ApproverCard } from './approver-card'
import { approvalGroups } from './book-form'
import { ContactCard } from './contact-card'
import { PaymentCard } from './payment-card'
import type { BookFormState } from './use-book-form'

export interface FormCardsProps {
  info: BookInfo
  state: BookFormState
  violations: readonly Violation[]
}

const modeOf = (info: BookInfo, outOfPolicy: boolean): number =>
  info.approvalChoice?.[outOfPolicy ? 'outOfPolicy' : 'inPolicy'].approvalPersonMode ?? 0

/** Contact, approvers where the booker names them, payment and remark: the same for every product. */
export function FormCards({ info, state, violations }: FormCardsProps) {
  return (
    <>
      <ContactCard info={info} state={state} />
      <ApproverCard groups={approvalGroups({ info, violations })} mode={modeOf(info, violations.length > 0)} state={state} />
      <PaymentCard info={info} state={state} />
    </>
  )
}
