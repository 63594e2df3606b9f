import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { ToldPeople } from '@sojourn/domain/booking/approval/tell'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type {
  BookType,
  CredentialType,
  Fulfiller,
  Handling,
  OrderKind,
  OrderState,
  PolicyRule,
  Product,
  SettleType,
  TravelType,
} from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'

/** An order as it is written once, at submit; afterwards only its state moves. */
export interface NewOrder {
  orderNo: string
  /** A booking where absent; a change or refund names the order that it alters, a booking the one that it buys something beside. */
  kind?: OrderKind
  parentOrderNo?: string
  product: Product
  fulfiller: Fulfiller
  state: OrderState
  travelType: TravelType
  bookType: BookType
  settleType: SettleType
  bookerId: string
  tempOrderNo: string
  travelApplyNo: string | null
  travelOrderNo: string | null
  title: LocalText
  departAt: Date
  arriveAt: Date
  currency: string
  total: number
  prices: StoredPriceLine[]
  verdict: Verdict
  /** Policy id and version of every traveller, and what the lowest-price rule compared with. */
  policySnapshot: object
  searchIds: string[]
  contactCipher: string
  /** Why one travels. */
  purpose?: string
  remark: string
  /** What the company asked, in the words of that day. */
  fields: KeptField[]
  supplierReference: string | null
  holdExpiresAt: Date
  createdAt: Date
  travellers: NewOrderTraveller[]
  segments: NewOrderSegment[]
  /** What may take the place of its first segment until its supplier has chosen, the best first. */
  alternatives?: NewOrderSegment[]
  /** Who decides about it once its supplier has answered. */
  chain?: ApprovalChain | ToldPeople
}
export interface StoredPriceLine {
  kind: string
  /** Of which segment it is, where an order has several. */
  item?: string
  unit: number
  count: number
  amount: number
}
export interface StoredViolation {
  travellerId: string
  rule: PolicyRule
  handling: Handling
  expected: number | string
  actual: number | string
  excess?: number
  /** Position of the journey that breaks the rule. */
  journey?: number
  sentence: LocalText
  /** Of the lowest price: what was compared with, in fen and hundredths of the full fare. */
  reference?: { service: string; price: number; discount: number }
  /** Reasons that excuse it. */
  excuses?: string[]
  change?: LocalText
}
/** Who bears what a traveller costs, as it was when the order was placed. */
export interface TravellerCost {
  id: string
  code: string
  name: LocalText
  /** What others bear, in percent; the rest is the traveller's own cost centre's. */
  others?: { id: string; code: string; name: LocalText; percent: number }[]
  project?: { code: string; name: LocalText }
}
export interface NewOrderTraveller extends ReadableName {
  position: number
  employeeId: string
  departmentId: string
  credentialType: CredentialType
  credentialCipher: string
  credentialHash: string
  credentialMasked: string
  costCentre: TravellerCost
  reason: string | null
  violations: StoredViolation[]
  insurances: { code: string; price: number }[]
  /** What was agreed for the booking in fen: per journey, of stays per night where nobody in the room pays more. */
  serviceFee: number
  /** As whom the traveller goes, where the price depends on it. */
  passenger: PassengerType
}
