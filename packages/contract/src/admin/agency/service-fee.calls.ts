import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { ServiceFees } from '../../booking/service-fee.shapes'
import { feeStatuses } from '../../booking/service-fee-words'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'

const FeeId = Type.String({ format: 'uuid' })
const Words = Type.String({ maxLength: 200 })
const By = Type.Object({ name: Type.String(), at: Instant })
const place = {
  /** Of one customer; absent of all who have no row of their own. */
  enterpriseId: Type.Optional(NumericId),
  /** Of one product; absent of all that have no row of their own. */
  product: Type.Optional(words(...products.words)),
  from: LocalDate,
  /** Absent: from that day on the customer pays what all pay. */
  fees: Type.Optional(ServiceFees),
}

export const ServiceFeeRow = Type.Object({
  feeId: Type.String(),
  ...place,
  companyName: Type.Optional(Type.String()),
  status: words(...feeStatuses),
  note: Type.String(),
  /** Absent of rows that were there before they were proposed. */
  proposed: Type.Optional(By),
  decided: Type.Optional(By),
  /** Why it was refused or withdrawn. */
  reason: Type.String(),
  /** The reader proposed it, so that a colleague agrees to it. */
  mine: Type.Boolean(),
})
export type ServiceFeeRow = Static<typeof ServiceFeeRow>

export const getServiceFees = call({
  summary: "The agency's fees: those in force, to come and on their way, with the newest of the past, the newest day first.",
  method: 'GET',
  path: 'api/Agent/GetServiceFees',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({
    today: LocalDate,
    companies: Type.Array(Type.Object({ enterpriseId: NumericId, name: Type.String() })),
    list: Type.Array(ServiceFeeRow),
  }),
})

const Moved = Type.Object({ feeId: Type.String(), status: words(...feeStatuses) })

export const proposeServiceFee = call({
  summary: 'Proposes a fee from a day on, which a colleague agrees to before it holds.',
  method: 'POST',
  path: 'api/Agent/ProposeServiceFee',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ ...place, note: Words }),
  response: Moved,
  problems: ['customerNotServed', 'serviceFeeInvalid', 'serviceFeeTwice'],
})

/** Agreed to by a second person; refusing needs a reason. */
export const decideServiceFee = call({
  summary: 'Agrees to a proposed fee, refuses it, or withdraws what one proposed.',
  method: 'POST',
  path: 'api/Agent/DecideServiceFee',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ feeId: FeeId, decision: words('agree', 'refuse', 'withdraw'), reason: Words }),
  response: Moved,
  problems: ['serviceFeeUnknown', 'serviceFeeDecided', 'serviceFeeInvalid', 'secondPersonNeeded', 'reasonMissing', 'forbidden'],
})
