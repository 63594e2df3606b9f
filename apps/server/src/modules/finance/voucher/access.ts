import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../../context'
import type { VoucherRow } from './voucher-store'

type Owned = Pick<VoucherRow, 'uploadedBy' | 'forCompany'>

const may = (actor: Actor, { uploadedBy, forCompany }: Owned, permission: 'readCompany' | 'finance'): boolean =>
  uploadedBy === actor.employeeId || (forCompany && actor.permissions.includes(permission))

/** Whoever uploaded it reads and moves it; what is for the company is also read by who reads its bills, and moved by its finance. */
export const mayRead = (actor: Actor, owned: Owned): boolean => may(actor, owned, 'readCompany')
export const mayMove = (actor: Actor, owned: Owned): boolean => may(actor, owned, 'finance')

/** Whoever may not know of it hears that there is none. */
export const voucherFor = (row: VoucherRow | undefined, actor: Actor, allowed: typeof mayRead): VoucherRow | Problem =>
  row && allowed(actor, row) ? row : problem('voucherUnknown', { field: 'voucherId' })
