import { Type, type Static } from 'typebox'
import { FieldValue } from '../../booking/custom-field.shapes'
import { customFieldsAtMost } from '../../booking/custom-field-words'
import { abilities } from '../../kit/call'
import { languages } from '../../kit/language'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { roles } from '../../kit/roles'
import { words } from '../../kit/words'
import { arrangerStates } from './arranger-states'

/** Invited: has no password yet. Leaving: the last day is known. Left: that day is over, and nothing of the person is deleted. */
export const personStates = ['active', 'invited', 'leaving', 'left'] as const
export type PersonState = (typeof personStates)[number]

/**
 * What somebody should look after: nobody decides for them, or about what they submitted; a document has ended or soon does, or a passport does
 * within half a year; they travel after their last day; their account is locked.
 */
export const personConcerns = [
  'noSuperior',
  'undecidable',
  'endingDocuments',
  'endingPassports',
  'travelsAfterLastDay',
  'accountLocked',
] as const
export type PersonConcern = (typeof personConcerns)[number]

const Id = Type.String({ minLength: 1, maxLength: 40 })

/** People who are changed, invited or locked together: one transaction does it all or nothing, and holds each of them until its end. */
export const peopleAtOnce = 200

/** One of the company's people in a list, in the reader's words. */
export const PersonSummary = Type.Object({
  employeeId: Type.String(),
  /** Of what the company says of the person. */
  version: Version,
  name: Type.String(),
  /** As the company numbers its people; empty where it does not. */
  number: Type.String(),
  position: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  costCentreName: Type.String(),
  superiorName: Type.String(),
  mail: Type.String(),
  /** Masked. */
  mobile: Type.String(),
  state: words(...personStates),
  joinedOn: Type.Optional(LocalDate),
  lastDay: Type.Optional(LocalDate),
  roles: Type.Array(words(...roles)),
  /** Where the person works; empty where it is not known. */
  office: Type.String(),
  /** What is filled in of the company's own fields, in words. */
  fields: Type.Array(FieldValue),
})
export type PersonSummary = Static<typeof PersonSummary>

/** Several who are changed together, and what each was when it was seen, in the same order; absent where that does not matter. */
export const Several = {
  employeeIds: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    minItems: 1,
    maxItems: peopleAtOnce,
    uniqueItems: true,
  }),
  versions: Type.Optional(Type.Array(Version, { maxItems: peopleAtOnce })),
}

/** Somebody who is changed together with others. */
export const ChosenPerson = Type.Pick(PersonSummary, ['employeeId', 'name', 'state', 'version'])
export type ChosenPerson = Static<typeof ChosenPerson>

/** What the company says of a person. An empty superior, number, position or office is none; an own field that is absent stays as it is. */
export const PersonFields = Type.Object({
  name: Type.String({ maxLength: 60 }),
  number: Type.String({ maxLength: 20 }),
  position: Type.String({ maxLength: 60 }),
  /** The place of work. */
  office: Type.String({ maxLength: 60 }),
  departmentId: Id,
  gradeId: Id,
  costCentreId: Id,
  superiorId: Type.String({ maxLength: 40 }),
  mail: Type.String({ maxLength: 100 }),
  language: words(...languages),
  abilities: Type.Array(words(...abilities), { maxItems: 3, uniqueItems: true }),
  joinedOn: Type.Optional(LocalDate),
  fields: Type.Array(FieldValue, { maxItems: customFieldsAtMost }),
})
export type PersonFields = Static<typeof PersonFields>

export const Colleague = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  number: Type.String(),
  departmentName: Type.String(),
})
export type Colleague = Static<typeof Colleague>

/** A role that somebody has, over the whole company or a department with what is below it. */
export const RoleGrant = Type.Object({
  grantId: Type.String(),
  role: words(...roles),
  departmentId: Type.Optional(Type.String()),
  departmentName: Type.Optional(Type.String()),
  /** The last day. */
  until: Type.Optional(LocalDate),
  givenAt: Instant,
  giverName: Type.String(),
})
export type RoleGrant = Static<typeof RoleGrant>

export const PersonDetail = Type.Object({
  employeeId: Type.String(),
  version: Version,
  state: words(...personStates),
  /** The local day, for forms with dates. */
  today: LocalDate,
  lastDay: Type.Optional(LocalDate),
  fields: PersonFields,
  /** Masked. */
  mobile: Type.String(),
  isVip: Type.Boolean(),
  departmentName: Type.String(),
  superior: Type.Optional(Colleague),
  successor: Type.Optional(Colleague),
  /** Masked numbers of what the person travels with. */
  documents: Type.Array(
    Type.Object({
      credentialId: Type.String(),
      typeName: Type.String(),
      number: Type.String(),
      expiresOn: Type.Optional(LocalDate),
      ended: Type.Boolean(),
    }),
  ),
  roles: Type.Array(RoleGrant),
  /** Whom the person may book for; absent without the ability to book for others. */
  arranging: Type.Optional(words(...arrangerStates)),
  /** Who reads may change it too. */
  mayChange: Type.Boolean(),
  mayGiveRoles: Type.Boolean(),
})
export type PersonDetail = Static<typeof PersonDetail>

/** What somebody who leaves leaves behind: to be handed on, or to be known. */
export const Leaving = Type.Object({
  approvals: Type.Integer(),
  /** Departments that the person heads. */
  heads: Type.Array(Type.String()),
  /** Of how many people the person is the superior. */
  reports: Type.Integer(),
  /** People outside the company whom the person keeps. */
  guests: Type.Integer(),
  /** Travels that have not begun or are under way. */
  trips: Type.Array(Type.Object({ orderNo: Type.String(), title: Type.String(), departAt: Instant, stateName: Type.String() })),
  /** Who takes it over unless another is named. */
  suggested: Type.Optional(Colleague),
})
export type Leaving = Static<typeof Leaving>
