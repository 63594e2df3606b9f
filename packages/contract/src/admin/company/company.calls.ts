import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { ChangedSections, CompanySections } from './company.shapes'
import { Colleague } from '../people/person.shapes'

/** What the agency agreed with the company, which the company reads and does not change. In fen. */
const CompanyTerms = Type.Object({
  currency: Type.String(),
  agreementFrom: Type.Optional(LocalDate),
  agreementTo: Type.Optional(LocalDate),
  inForce: Type.Boolean(),
  creditLimit: Type.Integer(),
})
export type CompanyTerms = Static<typeof CompanyTerms>

export const Company = Type.Object({
  version: Version,
  sections: CompanySections,
  /** An address, or empty where there is none. */
  logo: Type.String(),
  terms: CompanyTerms,
  /** Products that can be booked at all: those that somebody supplies. */
  supplied: Type.Array(words(...products.words)),
  mayChange: Type.Boolean(),
})
export type Company = Static<typeof Company>

export const getCompany = call({
  summary: 'What the company says of itself, its switches, and what it agreed with the agency.',
  method: 'GET',
  path: 'api/Manage/GetCompany',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  response: Company,
})

/** Takes effect with the next read of each page (S4.36). */
export const saveCompany = call({
  summary: 'Changes what the company says of itself, section by section; what is absent stays.',
  method: 'POST',
  path: 'api/Manage/SaveCompany',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ version: Version, ...ChangedSections.properties }),
  response: Type.Object({ version: Version }),
  problems: ['companyInvalid', 'productNotSupplied', 'recordChanged'],
})

/** Base64 of PNG, JPEG or WebP; empty takes the logo away. */
export const saveCompanyLogo = call({
  summary: 'Gives the company another logo, or none.',
  method: 'POST',
  path: 'api/Manage/SaveCompanyLogo',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  large: true,
  clause: 'S3.02',
  request: Type.Object({ version: Version, image: Type.String({ maxLength: 280_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) }),
  response: Type.Object({ version: Version, logo: Type.String() }),
  problems: ['companyInvalid', 'recordChanged'],
})

export const getCompanyChoices = call({
  summary: 'Departments, cost centres and legal entities of the whole company, to say for whom something is meant.',
  method: 'GET',
  path: 'api/Manage/GetCompanyChoices',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  response: Type.Object({
    departments: Type.Array(
      Type.Object({ departmentId: Type.String(), parentId: Type.Optional(Type.String()), name: Type.String() }),
    ),
    costCentres: Type.Array(Type.Object({ costCentreId: Type.String(), name: Type.String() })),
    legalEntities: Type.Array(Type.Object({ entityId: Type.String(), name: Type.String() })),
  }),
})

/** Whoever looks after costs need not read the people's pages. */
export const findOwners = call({
  summary: 'People in office by name or number, to answer for a cost centre or a project.',
  method: 'POST',
  path: 'api/Manage/FindOwners',
  access: 'manageCosts',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({ keyword: Type.String({ maxLength: 60 }) }),
  response: Type.Object({ list: Type.Array(Colleague) }),
})
