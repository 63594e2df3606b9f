import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { Colleague } from '../people/person.shapes'
import { joiningKinds } from './joining-words'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const Saved = Type.Object({ version: Version })

/** A mail domain with its sign, or an invitation code, by which people open accounts of the company themselves (S2.16). */
export const JoiningKey = Type.Object({
  keyId: Type.String(),
  kind: words(...joiningKinds),
  /** Absent of one that was set before they were kept: whether a domain or a code is not known either. */
  words: Type.Optional(Type.String()),
  addedAt: Type.Optional(Instant),
  /** The last day on which it works. */
  lastDay: Type.Optional(LocalDate),
  /** Ended by somebody, or its last day is over. */
  ended: Type.Boolean(),
})
export type JoiningKey = Static<typeof JoiningKey>

export const Joining = Type.Object({
  version: Version,
  today: LocalDate,
  /** Where they are put; without it nobody joins by themselves. */
  place: Type.Optional(
    Type.Object({
      departmentId: Type.String(),
      departmentName: Type.String(),
      gradeId: Type.String(),
      gradeName: Type.String(),
      costCentreId: Type.String(),
      costCentreName: Type.String(),
      superior: Type.Optional(Colleague),
    }),
  ),
  keys: Type.Array(JoiningKey),
  mayChange: Type.Boolean(),
})
export type Joining = Static<typeof Joining>

export const getJoining = call({
  summary:
    'How people open accounts of the company by themselves: by which mail domains and invitation codes, and where they are put.',
  method: 'GET',
  path: 'api/Manage/GetJoining',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.16',
  response: Joining,
})

export const saveJoiningPlace = call({
  summary: 'Says where people are put who open their accounts themselves.',
  method: 'POST',
  path: 'api/Manage/SaveJoiningPlace',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.16',
  request: Type.Object({
    version: Version,
    departmentId: Id,
    gradeId: Id,
    costCentreId: Id,
    /** Empty: the head of the department decides. */
    superiorId: Type.String({ maxLength: 40 }),
  }),
  response: Saved,
  problems: ['departmentUnknown', 'gradeUnknown', 'costCentreUnknown', 'superiorUnsuitable', 'recordChanged'],
})

/** The ticket is given for the code that went to whoever looks after the domain, so that nobody opens the domain of others. */
export const addJoiningDomain = call({
  summary: 'Lets people whose mail addresses are of a domain open accounts of the company.',
  method: 'POST',
  path: 'api/Manage/AddJoiningDomain',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.16',
  request: Type.Object({ version: Version, ticket: Type.String({ minLength: 1, maxLength: 60 }) }),
  response: Saved,
  problems: [
    'ticketSpent',
    'joiningPlaceMissing',
    'joiningDomainPublic',
    'joiningDomainUnproven',
    'joiningDomainTaken',
    'joiningKeysFull',
    'recordChanged',
  ],
})

export const addJoiningCode = call({
  summary: 'Makes an invitation code, by which people open accounts of the company by mobile.',
  method: 'POST',
  path: 'api/Manage/AddJoiningCode',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.16',
  request: Type.Object({ version: Version, lastDay: Type.Optional(LocalDate) }),
  response: Saved,
  problems: ['joiningPlaceMissing', 'joiningDayPast', 'joiningKeysFull', 'recordChanged'],
})

export const endJoiningKey = call({
  summary: 'Ends a mail domain or an invitation code at once; who has joined by it stays.',
  method: 'POST',
  path: 'api/Manage/EndJoiningKey',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.16',
  request: Type.Object({ version: Version, keyId: Id }),
  response: Saved,
  problems: ['joiningKeyUnknown', 'recordChanged'],
})
