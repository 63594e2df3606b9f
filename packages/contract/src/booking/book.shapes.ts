import { Type, type Static } from 'typebox'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { AskedField, FieldValue } from './custom-field.shapes'
import { orderTextForms } from './order-text-words'
import { ApprovalInfo } from './approval/approval.shapes'
import { credentialTypes, policyRules, settleTypes } from './codes'
import { ApprovalPreview } from './order.shapes'

export const BookCredential = Type.Object({
  credentialId: Type.String(),
  type: credentialTypes.schema,
  /** Masked (handbook 11.5). */
  number: Type.String(),
  nameOnCredential: Type.String(),
  expiresOn: Type.Optional(Type.String()),
  usable: Type.Boolean(),
  /** Why it cannot be used for this journey, in the caller's language. */
  reason: Type.Optional(Type.String()),
  /** It says nothing of the date of birth, nobody has given it yet, and this journey needs it. */
  asksBirthDate: Type.Optional(Type.Boolean()),
})
export const BookTraveller = Type.Object({
  employeeId: Type.String(),
  /** Somebody outside the company, whose one document came with the person. */
  guest: Type.Optional(Type.Boolean()),
  name: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  /** Masked. */
  mobile: Type.String(),
  credentials: Type.Array(BookCredential),
  costCentreId: Type.String(),
  /**
   * To whom the trip's invoices are written, and the department that decides it; without one it is the company's default. Absent where the
   * company has no title, and of personal trips.
   */
  invoiceTitle: Type.Optional(
    Type.Object({ name: Type.String(), taxNumber: Type.String(), department: Type.Optional(Type.String()) }),
  ),
  /** Fen for each journey; of stays per night, where nobody in the room pays more. */
  serviceFee: Type.Integer(),
  /** The fields of the company that are asked of the traveller, each with what it begins with. */
  fields: Type.Array(FieldValue),
})
export type BookTraveller = Static<typeof BookTraveller>

/** How a text of the order is asked, in the reader's language. */
export const AskedText = Type.Object({
  required: Type.Boolean(),
  form: words(...orderTextForms),
  /** Characters of what is written freely. */
  least: Type.Integer(),
  pattern: Type.String(),
  /** Of the list the only ones; otherwise those that are suggested. */
  texts: Type.Array(Type.String()),
})
export type AskedText = Static<typeof AskedText>

const whoDecides = {
  /** Who decides when everything is in policy, and when one is not; empty when nobody must. */
  approvalInPolicy: ApprovalPreview,
  approvalOutOfPolicy: ApprovalPreview,
  /** Who is only notified where nobody decides; absent where nobody is. */
  toldInPolicy: Type.Optional(Type.Array(Type.String())),
  toldOutOfPolicy: Type.Optional(Type.Array(Type.String())),
}

export const BookInfo = Type.Object({
  /** The travellers of the temp order; empty in fast mode until chosen. */
  travellers: Type.Array(BookTraveller),
  /** The day in China. */
  today: LocalDate,
  /** Why one travels, which approvers read, and the remark; absent where it is not asked. */
  purpose: Type.Optional(AskedText),
  remark: Type.Optional(AskedText),
  /** May other people be added on the booking page? */
  canChooseTravellers: Type.Boolean(),
  maxTravellers: Type.Integer(),
  contact: Type.Object({ name: Type.String(), mobile: Type.String(), email: Type.String() }),
  costCentres: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() })),
  /** May other cost centres bear a part of what a traveller costs? */
  costSplit: Type.Boolean(),
  /** To which a trip can be written; empty where the company does not ask. */
  projects: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  projectRequired: Type.Boolean(),
  /** What the company asks beside it, of whom it is asked. */
  fields: Type.Array(AskedField),
  reasons: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      needsText: Type.Boolean(),
      /** The types of violations that it is meant for; absent of all. */
      rules: Type.Optional(Type.Array(words(...policyRules.words))),
    }),
  ),
  /** What the company says above violations of this product (S3.10). */
  violationTitle: Type.Optional(Type.String()),
  /** The company takes every insurance on offer for its travellers (handbook 1.8). */
  insuranceForced: Type.Boolean(),
  insurances: Type.Array(
    Type.Object({
      code: words('accident', 'delay'),
      name: Type.String(),
      price: Type.Integer(),
      cover: Type.String(),
    }),
  ),
  settleTypes: Type.Array(
    Type.Object({
      settleType: settleTypes.schema,
      name: Type.String(),
      available: Type.Boolean(),
      reason: Type.Optional(Type.String()),
    }),
  ),
  /** What bookings of the product have to expect of approvals, of business travel; approvers read it too. */
  approvalRule: Type.Optional(Type.String()),
  ...whoDecides,
  /** The same of bookings that cost so much or more, in fen, the least first. */
  approvalFrom: Type.Array(Type.Object({ amount: Type.Integer(), ...whoDecides })),
  /** Whom the booker may name (S3.14); absent where the flows leave no choice. */
  approvalChoice: Type.Optional(Type.Object({ inPolicy: ApprovalInfo, outOfPolicy: ApprovalInfo })),
})
export type BookInfo = Static<typeof BookInfo>

const costFields = {
  costCentreId: Type.String({ maxLength: 40 }),
  /** What other cost centres bear; the rest is the traveller's own. */
  costShares: Type.Optional(
    Type.Array(
      Type.Object({ costCentreId: Type.String({ maxLength: 40 }), percent: Type.Integer({ minimum: 1, maximum: 99 }) }),
      {
        maxItems: 4,
      },
    ),
  ),
  projectCode: Type.Optional(Type.String({ maxLength: 40 })),
}
/** Who bears what one traveller costs. */
export const TravellerCostRequest = { employeeId: Type.String({ maxLength: 40 }), ...costFields }

/** One traveller of an order to be made. */
export const OrderTravellerRequest = Type.Object({
  employeeId: Type.String({ maxLength: 40 }),
  credentialId: Type.String({ maxLength: 40 }),
  /** Where the document asks for it; kept with the document. */
  birthDate: Type.Optional(LocalDate),
  ...costFields,
  reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
  reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  /** Where a rule leaves the choice (handbook 7.4): pays what is above the standard personally instead of asking for approval. */
  paysExcess: Type.Optional(Type.Boolean()),
  insurances: Type.Array(words('accident', 'delay'), { maxItems: 2 }),
})
export type OrderTravellerRequest = Static<typeof OrderTravellerRequest>

/** Whom the supplier reaches; an empty mobile or e-mail means the one stored for the booker. */
export const OrderContact = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50 }),
  mobile: Type.String({ maxLength: 20 }),
  email: Type.String({ maxLength: 100 }),
})
export type OrderContact = Static<typeof OrderContact>
