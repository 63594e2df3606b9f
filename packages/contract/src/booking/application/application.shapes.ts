import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { CabinWord } from '../../reference/cabins'
import { SeatCodes } from '../../reference/rail-seats'
import { applicationButtons, applicationStates, applicationTypes, budgetControls } from './application.codes'
import { approvalStates, approvalTaskStates, products } from '../codes'
import { FieldValue, ToldField } from '../custom-field.shapes'
import { customFieldsAtMost } from '../custom-field-words'
import { OrderSummary } from '../order.shapes'

const No = Type.String({ maxLength: 40 })
const Id = Type.String({ minLength: 1, maxLength: 40 })
const Fen = Type.Integer({ minimum: 0, maximum: 10_000_000_000 })
/** A place by its code and the name under which it was chosen; an empty code means any city. */
const City = Type.Object({ code: Type.String({ maxLength: 20 }), name: Type.String({ maxLength: 60 }) })
export type ApplicationCity = Static<typeof City>

/** One planned leg. `productType` is how it is meant to be travelled; a stay is in its arrival city. */
export const ApplicationLine = Type.Object({
  productType: products.schema,
  depart: City,
  arrive: City,
  startDate: LocalDate,
  /** Of the way back or of the check-out; the same day where there is none. */
  endDate: LocalDate,
  isReturn: Type.Boolean(),
  /** May be booked as often as it is needed (handbook 9.3). */
  multiUse: Type.Optional(Type.Boolean()),
})
export type ApplicationLine = Static<typeof ApplicationLine>

/**
 * What binds on this journey in place of each traveller's own standard (handbook 9.1); what is absent stays as it is. Cabins and limits are of
 * domestic flights and hotels.
 */
export const ApplicationStandard = Type.Object({
  /** `maxDiscount` in tenths of the full fare. */
  cabins: Type.Optional(
    Type.Array(Type.Object({ cabin: CabinWord, maxDiscount: Type.Optional(Type.Integer({ minimum: 10, maximum: 500 })) }), {
      minItems: 1,
      maxItems: 4,
    }),
  ),
  trainSeats: Type.Optional(SeatCodes),
  /** Fen per room and night, by city. */
  hotelLimits: Type.Optional(Type.Array(Type.Object({ city: City, limit: Fen }), { minItems: 1, maxItems: 30 })),
  /** Rooms that all bookings under it may have on one night, at home and abroad. */
  nightsPerDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
})
export type ApplicationStandard = Static<typeof ApplicationStandard>

/** What a person writes; the same for a draft, a submission and a modification. Amounts are fen. */
export const ApplicationContent = Type.Object({
  travelApplyType: applicationTypes.schema,
  title: Type.String({ maxLength: 100 }),
  travelDescription: Type.String({ maxLength: 500 }),
  travellerIds: Type.Array(Id, { maxItems: 50 }),
  /** 1 only the listed people may travel under it, 0 anybody. */
  limitTraveler: Type.Integer({ minimum: 0, maximum: 1 }),
  costCentreId: Type.String({ maxLength: 40 }),
  productTypes: Type.Array(products.schema, { maxItems: 8 }),
  /** Either planned legs, or cities in free order. */
  itineraryMode: words('lines', 'cities'),
  lines: Type.Array(ApplicationLine, { maxItems: 20 }),
  cities: Type.Array(City, { maxItems: 30 }),
  /** Where a set of cities begins and ends, beside the set (handbook 9.3). */
  homeCity: Type.Optional(City),
  startDate: LocalDate,
  endDate: LocalDate,
  flexBefore: Type.Integer({ minimum: 0, maximum: 30 }),
  flexAfter: Type.Integer({ minimum: 0, maximum: 30 }),
  budgets: Type.Array(Type.Object({ productType: products.schema, amount: Fen }), { maxItems: 8 }),
  customFields: Type.Array(FieldValue, { maxItems: customFieldsAtMost }),
  /** Applications of one cost centre with the same number share their budgets (handbook 9.1). */
  unionNo: Type.Optional(Type.String({ maxLength: 40 })),
  standard: Type.Optional(ApplicationStandard),
  /** Orders of a schedule that is submitted for approval; they count against the application once it is approved. */
  orderNos: Type.Array(No, { maxItems: 20 }),
})
export type ApplicationContent = Static<typeof ApplicationContent>

/** What may be done with an application now; a button that cannot be used says why. */
export const ApplicationButtonShape = Type.Object({
  name: Type.String(),
  type: applicationButtons.schema,
  enabled: Type.Boolean(),
  reason: Type.Optional(Type.String()),
})
export type ApplicationButtonItem = Static<typeof ApplicationButtonShape>

/** S3.12 */
const FullDate = Type.Object({ fullDate: LocalDate })
export const ApplicationSummary = Type.Object({
  travelApplyNo: Type.String(),
  displayTravelApplyNo: Type.String(),
  travelApplyType: applicationTypes.schema,
  travelApplyTypeDesc: Type.String(),
  title: Type.String(),
  travelDescription: Type.String(),
  startDateStruct: FullDate,
  endDateStruct: FullDate,
  displayCity: Type.String(),
  employeeName: Type.String(),
  travelApplyPersonList: Type.Array(Type.Object({ name: Type.String() })),
  productTypes: Type.Array(products.schema),
  state: applicationStates.schema,
  stateName: Type.String(),
  budgetTotal: Type.Integer(),
  /** With what others that share it leave. */
  budgetLeft: Type.Integer(),
  isBudgetShared: Type.Boolean(),
  currency: Type.String(),
  createdAt: Instant,
  buttonList: Type.Array(ApplicationButtonShape),
})
export type ApplicationSummary = Static<typeof ApplicationSummary>

/**
 * An application that a booking may use. `selfBook`: its only traveller is the booker, so the flow goes to the list;
 * `needTravelOrder`: several people travel, but the booker books for nobody else, so there is nobody to choose (S4.14).
 */
export const MatchedApplication = Type.Object({
  ...ApplicationSummary.properties,
  selfBook: Type.Boolean(),
  needTravelOrder: Type.Boolean(),
})
export type MatchedApplication = Static<typeof MatchedApplication>

/** How much one planned leg may cost for everybody; `basis` says where the figures come from, nothing where nobody can say yet. */
export const LineEstimate = Type.Object({
  line: Type.Integer(),
  productType: products.schema,
  basis: words('supply', 'standard', 'none'),
  cheapest: Type.Integer(),
  typical: Type.Integer(),
  /** The dearest that the travel standards of all travellers allow; absent where they set no limit. */
  cap: Type.Optional(Type.Integer()),
})
export type LineEstimate = Static<typeof LineEstimate>

/** What the company's budget account says of an amount. */
export const AccountBalance = Type.Object({
  name: Type.String(),
  from: LocalDate,
  to: LocalDate,
  amount: Type.Integer(),
  encumbered: Type.Integer(),
  spent: Type.Integer(),
  left: Type.Integer(),
  /** 0 fine, 1 and 2 past the warning levels, 3 beyond the budget. */
  level: Type.Integer(),
  control: words(...budgetControls),
})
export type AccountBalance = Static<typeof AccountBalance>

export const UsageOrder = Type.Object({
  order: OrderSummary,
  amount: Type.Integer(),
  state: words('encumbered', 'spent', 'released'),
  /** The version of the application that held when the order was placed. */
  contentVersion: Type.Integer(),
})

export const ApplicationPerson = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  /** Name of the travel standard when the application was written. */
  standard: Type.String(),
})

export const ApplicationHistoryEntry = Type.Object({
  at: Instant,
  actor: Type.String(),
  sentence: Type.String(),
  contentVersion: Type.Integer(),
  toState: applicationStates.schema,
})

export const ApplicationDetail = Type.Object({
  ...ApplicationSummary.properties,
  version: Type.Integer(),
  /** The version shown, the one that bookings follow (0: none yet) and all that were submitted. */
  contentVersion: Type.Integer(),
  validVersion: Type.Integer(),
  versions: Type.Array(Type.Object({ contentVersion: Type.Integer(), at: Instant })),
  content: ApplicationContent,
  /** What was asked for in place of the travellers' standards, in sentences. */
  standard: Type.Array(Type.String()),
  costCentre: Type.String(),
  departmentName: Type.String(),
  travellers: Type.Array(ApplicationPerson),
  budget: Type.Object({
    control: words(...budgetControls),
    total: Type.Integer(),
    encumbered: Type.Integer(),
    spent: Type.Integer(),
    /** With what the others that share it leave. */
    left: Type.Integer(),
    /** Those that it shares its budget with, by the numbers that people read. */
    sharedWith: Type.Array(Type.Object({ travelApplyNo: Type.String(), displayTravelApplyNo: Type.String() })),
    account: Type.Optional(AccountBalance),
  }),
  lineUse: Type.Array(Type.Object({ line: Type.Integer(), orderNos: Type.Array(Type.String()) })),
  customFields: Type.Array(ToldField),
  orders: Type.Array(UsageOrder),
  approval: Type.Optional(
    Type.Object({
      approvalId: Type.String(),
      state: approvalStates.schema,
      tasks: Type.Array(
        Type.Object({
          level: Type.Integer(),
          approver: Type.String(),
          state: approvalTaskStates.schema,
          decidedAt: Type.Optional(Instant),
          reason: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
  history: Type.Array(ApplicationHistoryEntry),
  /** What happens next, in the caller's language. */
  nextStep: Type.String(),
})
export type ApplicationDetail = Static<typeof ApplicationDetail>
