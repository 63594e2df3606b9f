import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../../context'
import type { ApplicationRow, InvoiceRow } from './invoice-store'

type Owned = Pick<InvoiceRow, 'payer' | 'ownerId'> | (Pick<ApplicationRow, 'payer' | 'appliedBy'> & { ownerId?: never })

/** A personal invoice is its owner's; a company's is read by who reads its bills, and moved by its finance. */
function may(actor: Actor, owned: Owned, permission: 'readCompany' | 'finance'): boolean {
  if (owned.payer === 'company') return actor.permissions.includes(permission)
  return (owned.ownerId ?? ('appliedBy' in owned ? owned.appliedBy : '')) === actor.employeeId
}

export const mayRead = (actor: Actor, owned: Owned): boolean => may(actor, owned, 'readCompany')
export const mayMove = (actor: Actor, owned: Owned): boolean => may(actor, owned, 'finance')

/** Whoever may not know of it hears that there is none. */
export const invoiceFor = (row: InvoiceRow | undefined, actor: Actor, allowed: typeof mayRead): InvoiceRow | Problem =>
  row && allowed(actor, row) ? row : problem('invoiceUnknown', { field: 'invoiceId' })

export const applicationFor = (
  row: ApplicationRow | undefined,
  actor: Actor,
  allowed: typeof mayRead,
): ApplicationRow | Problem =>
  row && allowed(actor, row) ? row : problem('invoiceApplicationUnknown', { field: 'applicationNo' })
