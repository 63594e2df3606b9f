import { Type, type Static } from 'typebox'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { budgetControls } from './application.codes'

const Left = Type.Object({ planned: Type.Integer(), left: Type.Integer() })

/**
 * A budget that a booking moves: what it bears of the booking, and what is left of it; -1 is no limit. What is left of other people's
 * budgets is not told.
 */
export const BookingBudget = Type.Object({
  name: Type.String(),
  from: LocalDate,
  to: LocalDate,
  needed: Type.Integer(),
  left: Type.Optional(Type.Integer()),
  /** 0 fine, 1 and 2 past the warning levels, 3 beyond the budget. */
  level: Type.Optional(Type.Integer()),
  control: words(...budgetControls),
  /** Beyond it somebody has to approve. */
  asksApproval: Type.Boolean(),
})
export type BookingBudget = Static<typeof BookingBudget>

/** An application beside a booking under it: which, and what is left of it. */
export const ApplicationBalance = Type.Object({
  travelApplyNo: Type.String(),
  displayTravelApplyNo: Type.String(),
  title: Type.String(),
  budget: Type.Object({ control: words(...budgetControls), total: Type.Integer(), left: Type.Integer() }),
  /** Planned directions and nights that not everybody listed has booked; absent where they cannot be used up. */
  trips: Type.Optional(Left),
  nights: Type.Optional(Left),
  /** Rooms that all bookings under it may have on one night; absent where nobody counts them. */
  nightsPerDay: Type.Optional(Type.Integer()),
  /** The caller may amend it now. */
  mayAmend: Type.Boolean(),
})
export type ApplicationBalance = Static<typeof ApplicationBalance>
