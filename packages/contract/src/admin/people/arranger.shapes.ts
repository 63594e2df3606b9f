import { Type, type Static } from 'typebox'
import { policyProducts } from '../../booking/codes'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { arrangerStates } from './arranger-states'

/** A right to book for others that has not been ended; one whose last day is over opens nothing. */
export const ArrangerGrant = Type.Object({
  grantId: Type.String(),
  over: words('everybody', 'department', 'person'),
  /** Of the department or the person; empty of everybody. */
  name: Type.String(),
  /** Absent: all. */
  products: Type.Optional(Type.Array(words(...policyProducts))),
  /** The last day. */
  until: Type.Optional(LocalDate),
  isOver: Type.Boolean(),
  givenAt: Instant,
  giverName: Type.String(),
  /** It lies within what the caller looks after. */
  mayChange: Type.Boolean(),
})
export type ArrangerGrant = Static<typeof ArrangerGrant>

/** Somebody who books for others, in the reader's words. */
export const ArrangerSummary = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  number: Type.String(),
  departmentName: Type.String(),
  /** Of the person's record. */
  version: Version,
  state: words(...arrangerStates),
  /** Without the ability, rights open nothing. */
  able: Type.Boolean(),
  grants: Type.Array(ArrangerGrant),
})
export type ArrangerSummary = Static<typeof ArrangerSummary>
