import type { CustomField } from '../../booking/custom-field-definition'
import type { PeopleFileColumn } from '@sojourn/contract/admin/people/people-columns'
import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import type { Named } from './import-names'

/** Somebody whom the company knows. */
export interface KnownPerson {
  employeeId: string
  fields: PersonFields
  mobile: string
  active: boolean
  /** Has a role that whoever imports has not: who signs in as that person is not theirs to change. */
  isGuarded: boolean
}
export interface KnownCompany {
  people: readonly KnownPerson[]
  departments: readonly Named[]
  grades: readonly Named[]
  costCentres: readonly Named[]
  /** The own fields that are filled in of people. */
  ownFields: readonly CustomField[]
  /** Whether whoever imports looks after a department. */
  isWithin: (departmentId: string) => boolean
}

export type ImportFaultKind =
  | 'missing'
  | 'unknown'
  | 'ambiguous'
  | 'outside'
  | 'twice'
  | 'personTwice'
  | 'taken'
  | 'left'
  | 'guarded'
  | 'dayWrong'
  | 'superiorUnsuitable'
  | 'needed'
  | 'ended'
  | 'fixed'
  | 'amountWrong'
  | 'percentWrong'
  | 'overlaps'
  | 'tooLong'
export interface LineFault<Column extends string = PeopleFileColumn> {
  column?: Column
  /** A kind, or a sentence of a rule that forms have too. */
  why: { kind: ImportFaultKind } | { sentence: string }
}

/** What a line comes to: who somebody will be, as a whole. */
export interface PlannedLine {
  row: number
  /** Undefined: somebody new, whom others of the file name by `key`. */
  employeeId: string | undefined
  key: string
  fields: PersonFields
  mobile: string
  /** What becomes different; all that is written of somebody new. */
  columns: readonly PeopleFileColumn[]
  faults: readonly LineFault[]
}
