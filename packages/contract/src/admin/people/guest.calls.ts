import { Type, type Static } from 'typebox'
import { GuestForm } from '../../booking/guest-form.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { guestConcerns } from './arranger-states'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const GuestIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })

/** Somebody outside the company, with who keeps them, in the reader's words. */
export const CompanyGuest = Type.Object({
  guestId: Type.String(),
  version: Version,
  name: Type.String(),
  /** Masked. */
  mobile: Type.String(),
  hostId: Type.String(),
  hostName: Type.String(),
  departmentName: Type.String(),
  hostLeft: Type.Boolean(),
  /** Masked; absent once the guest is removed. */
  document: Type.Optional(
    Type.Object({
      typeName: Type.String(),
      number: Type.String(),
      expiresOn: Type.Optional(LocalDate),
      /** Has ended, or does within sixty days. */
      isEnding: Type.Boolean(),
    }),
  ),
  addedAt: Instant,
  /** Whose standard binds; absent where none does. */
  policyName: Type.Optional(Type.String()),
  /** Orders that the guest is on, counted up to a hundred. */
  orders: Type.Integer(),
  removed: Type.Boolean(),
})
export type CompanyGuest = Static<typeof CompanyGuest>

export const searchCompanyGuests = call({
  summary:
    'Guests whom people keep whom the caller looks after, by the name of either or a whole mobile number, and by department.',
  method: 'POST',
  path: 'api/Manage/SearchCompanyGuests',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    departmentId: Type.Optional(Id),
    concern: Type.Optional(words(...guestConcerns)),
    removed: Type.Optional(Type.Boolean()),
  }),
  response: Page(CompanyGuest),
})

export const addCompanyGuest = call({
  summary: 'Keeps somebody outside the company for one of its people, who then books for them.',
  method: 'POST',
  path: 'api/Manage/AddCompanyGuest',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ hostId: Id, ...GuestForm.properties }),
  response: Type.Object({ guestId: Type.String() }),
  problems: ['guestInvalid', 'guestOnePerDocument', 'guestHostUnsuitable', 'personUnknown'],
})

/** What is absent stays: a mobile and a document are shown masked, and written again only where they become others. */
export const editCompanyGuest = call({
  summary: 'Changes the name, the mobile or the document of a guest, unless the guest was changed since it was read.',
  method: 'POST',
  path: 'api/Manage/EditCompanyGuest',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    guestId: Id,
    version: Version,
    name: GuestForm.properties.name,
    mobile: Type.Optional(GuestForm.properties.mobile),
    credential: Type.Optional(GuestForm.properties.credential),
  }),
  response: Type.Object({ version: Version }),
  problems: ['guestInvalid', 'guestOnePerDocument', 'guestUnknown', 'recordChanged'],
})

export const handOverGuests = call({
  summary: 'Gives guests to another of the company’s people: all of them or none.',
  method: 'POST',
  path: 'api/Manage/HandOverGuests',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ guestIds: GuestIds, hostId: Id }),
  /** How many of them had another host. */
  response: Type.Object({ changed: Type.Integer() }),
  problems: ['guestUnknown', 'guestTaken', 'guestHostUnsuitable', 'personUnknown'],
})

/** The document is forgotten; orders keep what they were booked with. */
export const removeCompanyGuests = call({
  summary: 'Forgets guests, who are then no longer offered: all of them or none.',
  method: 'POST',
  path: 'api/Manage/RemoveCompanyGuests',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ guestIds: GuestIds }),
  response: Type.Object({ removed: Type.Integer() }),
  problems: ['guestUnknown'],
})
