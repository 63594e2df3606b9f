import type { ApplicationState } from '@sojourn/contract/booking/application/application.codes'
import type { ApprovalObject, SubjectKind } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { ToldOrder, ToldTraveller } from '../coupon/journey-lines'
import type { NamedTraveller } from '../notification/write'
import type { NewOrderTraveller } from '../order/record'
import type { OrderRow } from '../order/store'

/** What an approval is about, as approvers, notifications and lists need it. */
export interface ApprovalSubject {
  kind: SubjectKind
  object: ApprovalObject
  no: string
  /** The number as people read it, where that is another. */
  displayNo?: string
  /** A decision binds to this version. */
  version: number
  /** The number that answers say. */
  state: number
  title: LocalText
  /** Fen. */
  total: number
  currency: string
  travellers: readonly NamedTraveller[]
  travellerIds: string[]
  applicantId: string
  /** It asks for an approval out of policy: such a case is not decided in bulk. */
  violates: boolean
  /** Of an application. */
  applicationState?: ApplicationState
  /** Of an order. */
  product?: Product
  /** Of an order: what its notifications tell beside number and price. */
  told?: { order: ToldOrder; travellers: readonly (ToldTraveller & Pick<NewOrderTraveller, 'reason' | 'violations'>)[] }
  /** Of an order that is held until the transaction ends. */
  held?: OrderRow
  /** Page of the subject, relative to the product's root. */
  path: string
}
