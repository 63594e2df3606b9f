import { isTelephone, type CompanyFault } from './company-faults'
import { taxNumberFault } from '../../kit/tax-number'

export interface EntityForm {
  name: string
  taxNumber: string
  address: string
  telephone: string
  bank: string
  specialInvoices: boolean
}
type EntityField = keyof EntityForm | 'account'

/** An account as it is typed; empty is none, undefined is the one that stands. */
const isAccount = (account: string): boolean =>
  account.trim() === '' || /^[\dA-Za-z][\dA-Za-z -]{4,30}[\dA-Za-z]$/.test(account.trim())

/**
 * What keeps an invoice title from being saved, in the order of its form. A special invoice names address, telephone, bank and account
 * of its buyer (handbook 10.1).
 */
export function entityFaults(
  form: EntityForm,
  account: { typed?: string | undefined; stands: boolean },
): { field: EntityField; fault: CompanyFault }[] {
  const tax = taxNumberFault(form.taxNumber)
  const hasAccount = account.typed === undefined ? account.stands : account.typed.trim() !== ''
  const details = [form.address, form.telephone, form.bank].every((each) => each.trim() !== '') && hasAccount
  const found: readonly [EntityField, CompanyFault | undefined | false][] = [
    ['name', form.name.trim() === '' && 'entityNameMissing'],
    ['taxNumber', tax],
    ['telephone', !isTelephone(form.telephone) && 'telephoneWrong'],
    ['account', account.typed !== undefined && !isAccount(account.typed) && 'accountWrong'],
    ['specialInvoices', form.specialInvoices && !details && 'bankMissing'],
  ]
  return found.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
}

/** 6222 **** **** 1234: the first and last four characters. */
export const maskAccount = (account: string): string =>
  account.length < 9 ? '*'.repeat(account.length) : `${account.slice(0, 4)}${'*'.repeat(account.length - 8)}${account.slice(-4)}`
