import { Type } from 'typebox'
import { call } from '../kit/call'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { dropReasonAtMost, dueGroups, voucherFileAtMost, voucherVerdicts } from './voucher-words'
import { DueThing, UploadReport, Voucher, VoucherRadar, WholeVoucher } from './voucher.shapes'

/** The order that it is of, where somebody says so. */
const OrderNo = Type.Optional(Type.String({ minLength: 1, maxLength: 60 }))
const VoucherId = Type.String({ format: 'uuid' })
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const File = {
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** Base64. */
  content: Type.String({ minLength: 1, maxLength: Math.ceil(voucherFileAtMost / 3) * 4 }),
  /** Of which order it is, where the caller says so. */
  orderNo: OrderNo,
}
const Narrowed = {
  verdicts: Type.Optional(Type.Array(words(...voucherVerdicts), { minItems: 1, maxItems: voucherVerdicts.length })),
}

export const uploadVoucher = call({
  summary:
    'Reads the vouchers in a file (XML, ZIP, OFD or PDF) that the caller was given, and checks them against the own orders.',
  method: 'POST',
  path: 'api/Voucher/Upload',
  write: true,
  large: true,
  clause: 'S2.40',
  request: Type.Object(File),
  response: UploadReport,
})

export const uploadCompanyVoucher = call({
  summary: 'Reads the vouchers in a file that the company was given, and checks them against what it paid for.',
  method: 'POST',
  path: 'api/Voucher/UploadForCompany',
  access: 'finance',
  write: true,
  large: true,
  clause: 'S2.49',
  request: Type.Object(File),
  response: UploadReport,
})

export const searchVouchers = call({
  summary: 'Vouchers that the caller uploaded, newest first.',
  method: 'POST',
  path: 'api/Voucher/Search',
  clause: 'S2.40',
  request: Type.Object({ ...Narrowed, ...PageRequest }),
  response: Page(Voucher),
})

export const searchCompanyVouchers = call({
  summary: 'Vouchers that were uploaded for what the company paid, whoever did, newest first.',
  method: 'POST',
  path: 'api/Voucher/SearchOfCompany',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ ...Narrowed, ...PageRequest }),
  response: Page(Voucher),
})

export const getVoucher = call({
  summary: 'One voucher: what it says, what it was checked against, and what was done with it.',
  method: 'GET',
  path: 'api/Voucher/Get',
  clause: 'S2.40',
  request: Type.Object({ voucherId: VoucherId }),
  response: WholeVoucher,
  problems: ['voucherUnknown'],
})

export const checkVoucher = call({
  summary: 'Checks a voucher again, against the orders as they are now or the one that is named, which stays named.',
  method: 'POST',
  path: 'api/Voucher/Check',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ voucherId: VoucherId, version: Version, orderNo: OrderNo }),
  response: Type.Object({ voucherId: Type.String(), version: Type.Integer() }),
  problems: ['voucherUnknown', 'voucherMoved', 'voucherOrderUnknown'],
})

export const dropVoucher = call({
  summary: 'Takes a voucher away with a reason; its file and history stay, and its number may be uploaded again.',
  method: 'POST',
  path: 'api/Voucher/Drop',
  write: true,
  clause: 'S2.40',
  request: Type.Object({ voucherId: VoucherId, version: Version, reason: Type.String({ maxLength: dropReasonAtMost }) }),
  response: Type.Object({ voucherId: Type.String(), version: Type.Integer() }),
  problems: ['voucherUnknown', 'voucherMoved', 'voucherReasonMissing'],
})

export const searchOwnDue = call({
  summary: 'What the caller travelled on and can still bring the voucher of, the most urgent first.',
  method: 'POST',
  path: 'api/Voucher/SearchOwnDue',
  clause: 'S2.40',
  request: Type.Object(PageRequest),
  response: Page(DueThing),
})

export const getVoucherRadar = call({
  summary:
    'What the company paid for in the last year without a voucher, with the input tax at risk, by person, department, issuer or charge.',
  method: 'GET',
  path: 'api/Voucher/GetRadar',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ groupedBy: words(...dueGroups) }),
  response: VoucherRadar,
})

export const searchCompanyDue = call({
  summary: 'The things behind a figure of the voucher radar: the most urgent first, at the end what nobody issues any more.',
  method: 'POST',
  path: 'api/Voucher/SearchDue',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({
    groupedBy: Type.Optional(words(...dueGroups)),
    key: Type.Optional(Type.String({ maxLength: 200 })),
    ...PageRequest,
  }),
  response: Page(DueThing),
})
