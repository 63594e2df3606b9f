import { Readable } from 'node:stream'
import { Type } from 'typebox'
import {
  checkVoucher,
  dropVoucher,
  getVoucher,
  getVoucherRadar,
  searchCompanyDue,
  searchCompanyVouchers,
  searchOwnDue,
  searchVouchers,
  uploadCompanyVoucher,
  uploadVoucher,
} from '@sojourn/contract/finance/voucher.calls'
import { dueGroups } from '@sojourn/contract/finance/voucher-words'
import { isProblem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { dueSheet } from '../../../modules/finance/voucher/due-sheet'
import { check, drop } from '../../../modules/finance/voucher/move'
import { companyDue, ownDue, radar } from '../../../modules/finance/voucher/radar'
import { uploadForCompany, uploadOwn } from '../../../modules/finance/voucher/upload'
import { companyVouchers, ownVouchers, voucher, voucherFile } from '../../../modules/finance/voucher/vouchers'
import { bind, type Api } from '../../bind'
import { workbookType } from '../../../kit/sheet/sheet'
import { bindFile } from '../../bind-file'

export function bindVouchers(api: Api): void {
  bind(api, uploadVoucher, uploadOwn)
  bind(api, uploadCompanyVoucher, uploadForCompany)
  bind(api, searchVouchers, ownVouchers)
  bind(api, searchCompanyVouchers, companyVouchers)
  bind(api, getVoucher, voucher)
  bind(api, checkVoucher, check)
  bind(api, dropVoucher, drop)
  bind(api, searchOwnDue, ownDue)
  bind(api, getVoucherRadar, radar)
  bind(api, searchCompanyDue, companyDue)
  bindFiles(api)
}

const Uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const Part = Type.Object(
  { groupedBy: Type.Optional(words(...dueGroups)), key: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
)

function bindFiles(api: Api): void {
  const Voucher = Type.Object({ voucherId: Type.String({ pattern: Uuid }) })
  bindFile(api, { path: '/api/Voucher/GetFile', query: Voucher }, async (actor, { voucherId }) => {
    const file = await voucherFile(api.context, actor, voucherId)
    return isProblem(file) ? file : { ...file, of: voucherId }
  })
  const due = { path: '/api/Voucher/ExportDue', query: Part, access: 'readCompany', agents: 'refused' } as const
  bindFile(api, due, async (actor, { groupedBy, key }) => {
    const part = groupedBy && key !== undefined ? { group: groupedBy, key } : undefined
    const content = Readable.from(writeWorkbook(dueSheet(api.context, actor, part)))
    return { name: 'vouchers-due.xlsx', type: workbookType, content, of: JSON.stringify(part ?? {}) }
  })
}
