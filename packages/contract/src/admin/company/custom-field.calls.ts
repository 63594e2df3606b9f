import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { FieldLimits } from '../../booking/custom-field.shapes'
import {
  customFieldKinds,
  customFieldsAtMost,
  fieldAreas,
  fieldBeginnings,
  fieldChoicesAtMost,
  fieldForms,
  fieldValueAtMost,
} from '../../booking/custom-field-words'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { DepartmentIds, Names, RecordId, sentNames } from '../names.shapes'

const Value = Type.String({ maxLength: 130 })

/** What a field says beside its names. An empty list asks for nothing in particular; cities by their simplified Chinese names. */
const terms = {
  kind: words(...customFieldKinds),
  required: Type.Boolean(),
  perTraveller: Type.Boolean(),
  forms: Type.Array(words(...fieldForms), { minItems: 1, maxItems: 3, uniqueItems: true }),
  products: Type.Array(words(...products.words), { maxItems: 8, uniqueItems: true }),
  area: words(...fieldAreas),
  countries: Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { maxItems: 60, uniqueItems: true }),
  cities: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 60, uniqueItems: true }),
  departmentIds: DepartmentIds,
  entityIds: Type.Array(RecordId, { maxItems: 60, uniqueItems: true }),
  limits: FieldLimits,
  begins: Type.Object({ with: words(...fieldBeginnings), value: Type.String({ maxLength: fieldValueAtMost }) }),
  parentKey: Type.Optional(RecordId),
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
}

/** A choice without a value is new: it is known by its words from then on. */
const SentChoice = Type.Object({ value: Value, names: sentNames(), parent: Type.Optional(Value), ended: Type.Boolean() })
export const WrittenField = Type.Object({
  names: sentNames(),
  hints: sentNames(200),
  ...terms,
  choices: Type.Array(SentChoice, { maxItems: fieldChoicesAtMost }),
})
export type WrittenField = Static<typeof WrittenField>

export const CompanyField = Type.Object({
  key: Type.String(),
  version: Version,
  name: Type.String(),
  names: Names,
  hints: Names,
  ...terms,
  choices: Type.Array(Type.Object({ ...SentChoice.properties, names: Names })),
  endedOn: Type.Optional(LocalDate),
})
export type CompanyField = Static<typeof CompanyField>

export const getCustomFields = call({
  summary: 'The fields that the company asks of applications, orders and people, in their order; those that have ended last.',
  method: 'GET',
  path: 'api/Manage/GetCustomFields',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  /** The order has a version of its own. */
  response: Type.Object({ list: Type.Array(CompanyField), orderVersion: Version, mayChange: Type.Boolean() }),
})

export const saveCustomField = call({
  summary: 'Enters a field, the last in the order, or changes one; a choice that is there is ended and never left out.',
  method: 'POST',
  path: 'api/Manage/SaveCustomField',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ key: Type.Optional(RecordId), version: Version, field: WrittenField }),
  response: Type.Object({ key: Type.String(), version: Version }),
  problems: ['customFieldUnknown', 'customFieldInvalid', 'recordChanged'],
})

export const orderCustomFields = call({
  summary: 'Puts the fields that are asked into another order, all of them named once.',
  method: 'POST',
  path: 'api/Manage/OrderCustomFields',
  access: 'manageCompany',
  agents: 'refused',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    version: Version,
    keys: Type.Array(RecordId, { minItems: 1, maxItems: customFieldsAtMost, uniqueItems: true }),
  }),
  response: Type.Object({ keys: Type.Array(Type.String()), version: Version }),
  problems: ['recordChanged'],
})

/** What was written into it stays where it is. */
export const endCustomField = call({
  summary: 'Ends a field: it is asked no more, with the lists that depend on it.',
  method: 'POST',
  path: 'api/Manage/EndCustomField',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ key: RecordId, version: Version }),
  response: Type.Object({ key: Type.String() }),
  problems: ['customFieldUnknown', 'recordChanged'],
})
