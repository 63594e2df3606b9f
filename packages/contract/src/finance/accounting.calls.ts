import { Type } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { AccountingExport, AccountingGap, AccountingMapping, AccountSum, MappingVersion } from './accounting.shapes'
import { Bill } from './bill.shapes'

const BillNo = Type.String({ minLength: 1, maxLength: 40 })
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const getAccountingMapping = call({
  summary: 'The latest mapping of bill lines to accounts, or the version that is asked for, and all versions, newest first.',
  method: 'GET',
  path: 'api/Finance/GetAccountingMapping',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.49',
  request: Type.Object({ version: Type.Optional(Type.String({ maxLength: 10, pattern: '^[1-9]\\d*$' })) }),
  response: Type.Object({
    /** 0 as long as none was saved. */
    version: Type.Integer(),
    from: LocalDate,
    mapping: AccountingMapping,
    versions: Type.Array(MappingVersion),
  }),
  problems: ['accountingMappingUnknown'],
})

export const saveAccountingMapping = call({
  summary: 'Saves the next version of the mapping, with the day from which it holds; former ones stay.',
  method: 'POST',
  path: 'api/Finance/SaveAccountingMapping',
  access: 'finance',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    /** The latest version that was seen. */
    version: Version,
    from: LocalDate,
    mapping: AccountingMapping,
  }),
  response: Type.Object({ version: Type.Integer() }),
  problems: ['accountingMappingChanged', 'accountingMappingInvalid'],
})

export const getAccountingBills = call({
  summary: 'Bills that are confirmed, newest first, each with its last export.',
  method: 'POST',
  path: 'api/Finance/GetAccountingBills',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.49',
  request: Type.Object(PageRequest),
  response: Page(Type.Object({ bill: Bill, last: Type.Optional(AccountingExport) })),
})

export const tryAccountingExport = call({
  summary: 'What an export of a confirmed bill would have: sums of each account, and what the mapping lacks; nothing is kept.',
  method: 'GET',
  path: 'api/Finance/TryAccountingExport',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo }),
  response: Type.Object({
    bill: Bill,
    /** Absent where none holds for the bill's days. */
    mapping: Type.Optional(MappingVersion),
    lines: Type.Integer(),
    accounts: Type.Array(AccountSum),
    gaps: Type.Array(AccountingGap),
    /** Newest first. */
    exports: Type.Array(AccountingExport),
  }),
  problems: ['billUnknown', 'billUnconfirmed'],
})

export const makeAccountingExport = call({
  summary: 'Exports a confirmed bill by the mapping that was seen; the same bill by the same mapping is the same export.',
  method: 'POST',
  path: 'api/Finance/MakeAccountingExport',
  access: 'finance',
  agents: 'refused',
  write: true,
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo, mappingVersion: Version }),
  response: AccountingExport,
  problems: ['billUnknown', 'billUnconfirmed', 'accountingMappingChanged', 'accountingGaps'],
})
