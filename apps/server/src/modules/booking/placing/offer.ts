import type { ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'
import type { OrderContact, OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { SettleCode, SettleType } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { NewSegment } from '@sojourn/domain/booking/traveller/conflicts'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import type { DraftRow } from '../draft/store'
import type { TravellerConflicts } from '../party/conflicts'
import type { Party, PartyRules } from '../party/party'
import type { Submission } from '../lifecycle/submit'
import type { NewOrder, NewOrderTraveller } from '../order/record'
import type { EnterpriseRow } from '../settings/store'
import type { Hold } from './proposal'

/** What every booking says, whatever it buys. */
export interface BookingRequest {
  tempOrderNo: string
  travellers: OrderTravellerRequest[]
  contact: OrderContact
  settleType: SettleCode
  /** What the booker saw that it costs, in fen. */
  expectedTotal: number
  purpose?: string
  remark?: string
  /** What the company asks beside it. */
  fields?: OrderFieldValue[]
  acceptConflicts?: boolean
  approvers?: ChosenApprovers
}

/** A search that is open, with what its product reads beside it. */
export interface Opened {
  draft: DraftRow
  /** Most people of one order, where that is not what the product usually takes. */
  travellersAtMost?: number
}

/** What a booker asks for, of which search. */
export interface Booking<Open extends Opened = Opened, Request extends BookingRequest = BookingRequest> {
  context: Context
  actor: Actor
  open: Open
  request: Request
  enterprise: EnterpriseRow
  business: boolean
  /** How its booker wants it to be paid. */
  settleType: SettleType
  /** In China. */
  today: string
}

/** A product's part of a booking: it is asked in this order and takes none of the steps itself. */
export interface Bookable<Open extends Opened, Request extends BookingRequest, Answer> {
  open(this: void, work: Work, actor: Actor, request: Request): Promise<Open | Problem>
  /** What is to be had now: as it was shown, at no more than was seen. Suppliers are asked here, and nothing is written. */
  offer(this: void, booking: Booking<Open, Request>, work: Work): Promise<Offer<Answer> | Problem>
}

/** What is for sale, at what its supplier was last heard to ask. */
export interface Offer<Answer> {
  /** What its people are checked for. */
  rules: PartyRules
  /** The travellers with what was chosen for all of them together, where that is settled once. */
  travellers?: readonly OrderTravellerRequest[]
  /** What these people buy of it, or why they cannot. */
  purchase(this: void, work: Work, party: Party): Promise<Purchase<Answer> | Problem>
}

type Written = Submission['order']

export interface Purchase<Answer> extends Pick<
  NewOrder,
  'fulfiller' | 'title' | 'total' | 'prices' | 'segments' | 'searchIds' | 'alternatives'
> {
  /** The letter of its order numbers. */
  series: string
  /** Fen that its booker agrees to, where some of it is paid elsewhere; otherwise the total. */
  agreed?: number
  /** Fen that its approvers decide about, where some of it is paid elsewhere; otherwise the total. */
  judged?: number
  /** When the first of it begins: an instant. */
  departAt: string
  /** After which nothing can be approved any more: an instant. */
  latest?: string | undefined
  /** Somebody must approve, whatever the flows say. */
  approvedAlways?: boolean
  /** It is paid at once: nobody can be asked to approve it. */
  paidAtOnce?: boolean
  /** What had to be said of it, which stands before the remark. */
  explanation?: string
  /** As whom each travels, where the price depends on it. */
  passengers?: readonly NewOrderTraveller['passenger'][]
  conflicts: PurchaseConflicts
  /** Until when it is kept, where that is not as long as there is to approve or to pay. */
  holdUntil?(usual: Date): Date
  /** Why the order cannot be written, where only the order tells. */
  refuse?(work: Work, order: Written): Promise<Problem | undefined>
  /** To whom its people's documents are given when it is placed; absent where that comes later. */
  documentsFor?: string
  /** What the product keeps beside the order. */
  keep(work: Work, order: Written): Promise<unknown>
  /** What it keeps otherwise once the order is held at another price. */
  keepAnew?(work: Work, order: Written): Promise<unknown>
  /** Absent where nobody is asked before the order goes on. `renew`: the order at what is held, where that is not as offered. */
  hold?(order: Written, renew: (work: Work, held: Offer<Answer> | Problem) => Promise<Submission | Problem>): Hold<Answer>
}

/** With what else of its travellers a purchase may not go together. */
export interface PurchaseConflicts {
  /** What nobody else may be booking at this moment, beside the travellers. */
  claims?: readonly string[]
  /** Where it takes its travellers, and when; empty where nothing else of theirs is in the way. */
  planned: readonly NewSegment[]
  /** Why it cannot be booked, whatever its booker accepts; what else is in the way is still being found. */
  refuse(this: void, tenant: Tenant, finding: Promise<readonly TravellerConflicts[]>): Promise<Problem | undefined>
}
