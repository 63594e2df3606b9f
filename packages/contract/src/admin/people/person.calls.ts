import { Type } from 'typebox'
import { AskedField } from '../../booking/custom-field.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { NumericId, Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { roles } from '../../kit/roles'
import { words } from '../../kit/words'
import {
  ChosenPerson,
  Colleague,
  Leaving,
  PersonDetail,
  personConcerns,
  PersonFields,
  personStates,
  PersonSummary,
  Several,
} from './person.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const Mobile = Type.String({ maxLength: 20 })
const Versioned = { employeeId: Id, version: Version }

/** By what people are found. */
const PeopleFilters = {
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  departmentId: Type.Optional(Id),
  gradeId: Type.Optional(Id),
  office: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** A value of an own field of people, as policies name it. */
  personField: Type.Optional(Type.String({ minLength: 1, maxLength: 180 })),
  /** Absent: all who have not left. */
  state: Type.Optional(words(...personStates)),
  role: Type.Optional(words(...roles)),
  concern: Type.Optional(words(...personConcerns)),
  sort: Type.Optional(words('name', 'number', 'joinedOn')),
  descending: Type.Optional(Type.Boolean()),
}

/** Calls that name a person are POSTs, so that whom they are about stands in no address. */
export const searchPeople = call({
  summary:
    "The company's people whom the caller may see, by name, number, contact, department with what is below it, grade, office, own field, state and role.",
  method: 'POST',
  path: 'api/Manage/SearchPeople',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ ...PageRequest, ...PeopleFilters }),
  response: Page(PersonSummary),
})

export const choosePeople = call({
  summary: 'Everybody in office whom a search finds, to be moved, invited, locked or unlocked together.',
  method: 'POST',
  path: 'api/Manage/ChoosePeople',
  access: 'managePeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object(PeopleFilters),
  response: Type.Object({ people: Type.Array(ChosenPerson) }),
  problems: ['peopleTooMany'],
})

export const getPerson = call({
  summary: 'What the company says of one of its people, documents masked, with the roles that the person has.',
  method: 'POST',
  path: 'api/Manage/GetPerson',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id }),
  response: PersonDetail,
  problems: ['personUnknown'],
})

/** One number in clear; who read it, when and why is kept, twenty an hour (handbook 11.5). */
export const revealPersonDocument = call({
  summary: 'The number of a document of one of the company’s people in clear, for a reason that is written down.',
  method: 'POST',
  path: 'api/Manage/RevealPersonDocument',
  access: 'managePeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id, credentialId: Type.String({ maxLength: 60 }), reason: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ value: Type.String() }),
  problems: ['personUnknown', 'credentialUnknown', 'reasonMissing', 'revealedTooOften'],
})

export const getPersonChoices = call({
  summary:
    'Grades, cost centres, offices and roles to choose from for a person, and the own fields that the company keeps of its people.',
  method: 'GET',
  path: 'api/Manage/GetPersonChoices',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  response: Type.Object({
    grades: Type.Array(Type.Object({ gradeId: Type.String(), name: Type.String() })),
    costCentres: Type.Array(Type.Object({ costCentreId: Type.String(), name: Type.String() })),
    /** As they are written of people in office. */
    offices: Type.Array(Type.String()),
    /** Only an agency has operators. */
    roles: Type.Array(words(...roles)),
    fields: Type.Array(AskedField),
  }),
})

export const findColleagues = call({
  summary: 'People in office by name or number, to be somebody’s superior, head of a department or successor.',
  method: 'POST',
  path: 'api/Manage/FindColleagues',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ keyword: Type.String({ maxLength: 60 }) }),
  response: Type.Object({ list: Type.Array(Colleague) }),
})

const invalid = [
  'personInvalid',
  'personNumberTaken',
  'personContactTaken',
  'departmentUnknown',
  'gradeUnknown',
  'costCentreUnknown',
  'superiorUnsuitable',
  'customFieldUnasked',
  'customFieldWrong',
] as const

export const addPerson = call({
  summary: 'Enters one of the company’s people, who is invited by mail to activate the account.',
  method: 'POST',
  path: 'api/Manage/AddPerson',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ fields: PersonFields, mobile: Mobile }),
  response: Type.Object({ employeeId: Type.String() }),
  problems: [...invalid],
})

/** `mobile` is given only where it becomes another. */
export const savePerson = call({
  summary: 'Changes what the company says of a person, unless it was changed since it was read.',
  method: 'POST',
  path: 'api/Manage/SavePerson',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ ...Versioned, fields: PersonFields, mobile: Type.Optional(Mobile) }),
  response: Type.Object({ version: Version }),
  problems: [...invalid, 'personUnknown', 'personLeft', 'personGuarded', 'recordChanged'],
})

/** What is absent stays as it is with each. */
export const movePeople = call({
  summary: 'Gives several people another department, grade, cost centre or superior: all of them or none.',
  method: 'POST',
  path: 'api/Manage/MovePeople',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    ...Several,
    departmentId: Type.Optional(Id),
    gradeId: Type.Optional(Id),
    costCentreId: Type.Optional(Id),
    superiorId: Type.Optional(Id),
  }),
  /** How many of them became different. */
  response: Type.Object({ changed: Type.Integer() }),
  problems: [
    'personUnknown',
    'personLeft',
    'peopleChanged',
    'departmentUnknown',
    'gradeUnknown',
    'costCentreUnknown',
    'superiorUnsuitable',
  ],
})

/** Who is marked pays the fees that the company agreed for VIPs, from the next order on. Saying what stands changes nothing. */
export const markVip = call({
  summary: 'Marks a person as a VIP, or takes the mark away.',
  method: 'POST',
  path: 'api/Manage/MarkVip',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S3.54',
  request: Type.Object({ employeeId: Id, isVip: Type.Boolean() }),
  response: Type.Object({ version: Version }),
  problems: ['personUnknown', 'personLeft'],
})

export const markServedVip = call({
  summary: 'Marks a person of a served company as a VIP, or takes the mark away.',
  method: 'POST',
  path: 'api/Agent/MarkVip',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S3.54',
  request: Type.Object({ enterpriseId: NumericId, employeeId: Id, isVip: Type.Boolean() }),
  response: Type.Object({ version: Version }),
  problems: ['customerNotServed', 'personUnknown', 'personLeft'],
})

export const invitePeople = call({
  summary: 'Writes people who have no password yet, by mail or by text message, how they activate their accounts.',
  method: 'POST',
  path: 'api/Manage/InvitePeople',
  access: 'managePeople',
  agents: 'refused',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    employeeIds: Several.employeeIds,
    /** Absent: by mail. */
    by: Type.Optional(words('mail', 'mobile')),
  }),
  response: Type.Object({ invited: Type.Integer() }),
  problems: ['personUnknown'],
})

export const getLeaving = call({
  summary: 'What somebody who leaves leaves behind: approvals, departments, people, travels.',
  method: 'POST',
  path: 'api/Manage/GetLeaving',
  access: 'managePeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id }),
  response: Leaving,
  problems: ['personUnknown'],
})

/**
 * A last day before today ends it at once, as today does with `atOnce`; otherwise it ends when the day is over. Then open approvals, the
 * departments and the people of the person go to the successor, and every session of the person ends.
 */
export const endEmployment = call({
  summary: 'Says which day is somebody’s last, and who takes over.',
  method: 'POST',
  path: 'api/Manage/EndEmployment',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    ...Versioned,
    lastDay: LocalDate,
    atOnce: Type.Optional(Type.Boolean()),
    successorId: Type.Optional(Id),
  }),
  response: Type.Object({ version: Version }),
  problems: ['personUnknown', 'personLeft', 'personGuarded', 'successorUnsuitable', 'lastAdministrator', 'recordChanged'],
})

export const resumeEmployment = call({
  summary: 'Takes an end of employment back, before or after it came; what was handed on stays where it is.',
  method: 'POST',
  path: 'api/Manage/ResumeEmployment',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object(Versioned),
  response: Type.Object({ version: Version }),
  problems: ['personUnknown', 'personContactTaken', 'recordChanged'],
})

export const giveRole = call({
  summary: 'Gives somebody a role, over the company or a department, with or without an end.',
  method: 'POST',
  path: 'api/Manage/GiveRole',
  access: 'manageRoles',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S6.06',
  request: Type.Object({
    employeeId: Id,
    role: words(...roles),
    departmentId: Type.Optional(Id),
    until: Type.Optional(LocalDate),
  }),
  response: Type.Object({ grantId: Type.String() }),
  problems: ['personUnknown', 'personLeft', 'departmentUnknown', 'roleUnknown', 'lastAdministrator'],
})

export const takeRole = call({
  summary: 'Ends a role that somebody has, from now on.',
  method: 'POST',
  path: 'api/Manage/TakeRole',
  access: 'manageRoles',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S6.06',
  request: Type.Object({ grantId: Id }),
  response: Type.Object({ employeeId: Type.String() }),
  problems: ['roleUnknown', 'lastAdministrator'],
})
