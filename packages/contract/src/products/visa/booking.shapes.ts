import { Type, type Static } from 'typebox'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { settleTypes } from '../../booking/codes'
import { Violation } from '../../booking/policy/verdict.shapes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { applicantTypes, visaEntries } from './visa-words'

/** A visa that somebody has already. */
export const HeldVisa = Type.Object({
  employeeId: Type.String(),
  entries: words(...visaEntries),
  validUntil: LocalDate,
  /** In the reader's words. */
  sentence: Type.String(),
})
export type HeldVisa = Static<typeof HeldVisa>

export const VisaBookInfo = Type.Object({
  ...BookInfo.properties,
  /** Visas for this country that the applicants still have on the day of departure. */
  held: Type.Array(HeldVisa),
  /** Which rules the visa breaks for the applicants, by its speed. */
  violations: Type.Object({ usual: Type.Array(Violation), express: Type.Array(Violation) }),
})
export type VisaBookInfo = Static<typeof VisaBookInfo>

/** To whom a passport goes back. */
export const ReturnAddress = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Type.String({ pattern: '^\\+?[0-9 -]{6,20}$' }),
  address: Type.String({ minLength: 4, maxLength: 200 }),
})
export type ReturnAddress = Static<typeof ReturnAddress>

export const CreateVisaOrder = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  productId: Type.String({ maxLength: 40 }),
  express: Type.Boolean(),
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 9 }),
  /** In any order, by employee: which papers they bring and where they live. */
  applicants: Type.Array(
    Type.Object({
      employeeId: Type.String({ maxLength: 40 }),
      applicantType: words(...applicantTypes),
      provinceId: Type.String({ pattern: '^\\d{2}$' }),
    }),
    { minItems: 1, maxItems: 9 },
  ),
  /** Where the passport itself is needed. */
  returnAddress: Type.Optional(ReturnAddress),
  /** The person was told that the visa comes after the departure, or that there is one already, and goes on. */
  acceptLate: Type.Optional(Type.Boolean()),
  acceptHeld: Type.Optional(Type.Boolean()),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen; a higher one asks again. */
  expectedTotal: SentFen,
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  fields: Type.Optional(OrderFieldValues),
  acceptConflicts: Type.Optional(Type.Boolean()),
  approvers: Type.Optional(ChosenApprovers),
})
export type CreateVisaOrder = Static<typeof CreateVisaOrder>
