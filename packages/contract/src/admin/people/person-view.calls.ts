import { Type, type Static } from 'typebox'
import { policyProducts, products } from '../../booking/codes'
import { abilities, call } from '../../kit/call'
import { words } from '../../kit/words'

/** What the portal is to one of the company's people today. */
export const PersonView = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  abilities: Type.Array(words(...abilities)),
  /** In the reader's words; an empty one is no console. */
  menus: Type.Array(Type.Object({ title: Type.String(), entries: Type.Array(Type.String()) })),
  /** What is shown on the home page, and whether it can be booked on business and privately. */
  products: Type.Array(Type.Object({ product: words(...products.words), business: Type.Boolean(), personal: Type.Boolean() })),
  /** Absent where no policy binds the person. */
  policyName: Type.Optional(Type.String()),
  /** One that says nothing limits nothing (S8.12); a product that is not named has no standard. */
  standards: Type.Array(Type.Object({ product: words(...policyProducts), sentences: Type.Array(Type.String()) })),
})
export type PersonView = Static<typeof PersonView>

/** Nothing is done in the person's name, and that somebody looked is kept. */
export const getPersonView = call({
  summary: 'What the portal is to somebody today: menus, products, and the standard that binds.',
  method: 'POST',
  path: 'api/Manage/GetPersonView',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ employeeId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: PersonView,
  problems: ['personUnknown', 'personLeft'],
})
