import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { DepartmentIds, RecordId } from '../names.shapes'

/** To whom invoices are written (handbook 10.1). */
export const LegalEntity = Type.Object({
  entityId: Type.String(),
  version: Version,
  name: Type.String(),
  taxNumber: Type.String(),
  address: Type.String(),
  telephone: Type.String(),
  bank: Type.String(),
  /** Masked; empty where there is none. */
  account: Type.String(),
  /** VAT invoices of the special kind may be asked for. */
  specialInvoices: Type.Boolean(),
  isDefault: Type.Boolean(),
  /** Fen without tax that one invoice to it may come to; what is more stands on several. */
  invoiceLimit: Type.Integer(),
  /** Where papers are posted: to whom, with telephone and address; empty where nothing is. */
  mailTo: Type.String(),
  /** With all below them; none are all. */
  departmentIds: Type.Array(Type.String()),
  endedOn: Type.Optional(LocalDate),
})
export type LegalEntity = Static<typeof LegalEntity>

export const searchLegalEntities = call({
  summary: 'The legal entities of the company with their invoice titles, accounts masked.',
  method: 'POST',
  path: 'api/Manage/SearchLegalEntities',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    /** Those that have ended, instead of those that have not. */
    ended: Type.Optional(Type.Boolean()),
  }),
  response: Page(LegalEntity),
})

/** `account` is given only where it becomes another. The first is the default; another that becomes it takes its place. */
export const saveLegalEntity = call({
  summary: 'Enters a legal entity, or changes its invoice title or for whom it is meant.',
  method: 'POST',
  path: 'api/Manage/SaveLegalEntity',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    entityId: Type.Optional(RecordId),
    version: Version,
    name: Type.String({ maxLength: 100 }),
    taxNumber: Type.String({ maxLength: 30 }),
    address: Type.String({ maxLength: 120 }),
    telephone: Type.String({ maxLength: 30 }),
    bank: Type.String({ maxLength: 100 }),
    account: Type.Optional(Type.String({ maxLength: 40 })),
    specialInvoices: Type.Boolean(),
    isDefault: Type.Boolean(),
    /** Absent: as it stands. */
    invoiceLimit: Type.Optional(Type.Integer({ minimum: 100, maximum: 1_000_000_000_00 })),
    mailTo: Type.Optional(Type.String({ maxLength: 200 })),
    departmentIds: DepartmentIds,
  }),
  response: Type.Object({ entityId: Type.String(), version: Version }),
  problems: ['legalEntityUnknown', 'companyInvalid', 'companyCodeTaken', 'departmentUnknown', 'recordChanged'],
})

/** Invoices of before keep naming it. */
export const endLegalEntity = call({
  summary: 'Ends a legal entity: no invoice is written to it any more. The default one gives that to another first.',
  method: 'POST',
  path: 'api/Manage/EndLegalEntity',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ entityId: RecordId, version: Version }),
  response: Type.Object({ entityId: Type.String() }),
  problems: ['legalEntityUnknown', 'legalEntityIsDefault', 'recordChanged'],
})
