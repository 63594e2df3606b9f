import type { LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { entityFaults } from '@sojourn/domain/admin/company/legal-entity'
import { usualLimit } from '@sojourn/domain/finance/invoice/split'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'
import { language } from '../../../kit/text/language'

/** An invoice title as it is written: its account is masked as long as it stays. */
export interface EntityForm {
  name: string
  taxNumber: string
  address: string
  telephone: string
  bank: string
  account: string
  specialInvoices: boolean
  isDefault: boolean
  /** As it is typed, in yuan. */
  invoiceLimit: string
  mailTo: string
  departmentIds: string[]
}
export type EntityField = keyof EntityForm

/** Fen. */
const leastLimit = 100

export const newEntity: Saved<EntityForm> = {
  version: 0,
  value: {
    name: '',
    taxNumber: '',
    address: '',
    telephone: '',
    bank: '',
    account: '',
    specialInvoices: false,
    isDefault: false,
    invoiceLimit: yuanOf(usualLimit.net),
    mailTo: '',
    departmentIds: [],
  },
}

export const savedEntity = ({ version, entityId: _, endedOn: __, invoiceLimit, ...value }: LegalEntity): Saved<EntityForm> => ({
  version,
  value: { ...value, invoiceLimit: yuanOf(invoiceLimit) },
})

/** An account that was typed: the one that stands is never sent, since it is only known masked. */
const typedAccount = (account: string): string | undefined => (account.includes('*') ? undefined : account.trim())

export function sentEntity({ account, invoiceLimit, ...form }: EntityForm) {
  const typed = typedAccount(account)
  const limit = fenOf(invoiceLimit)
  return { ...form, ...(typed !== undefined && { account: typed }), ...(limit !== undefined && { invoiceLimit: limit }) }
}

/** What is wrong, field by field. */
export function faultsOf(form: EntityForm, limitWrong: string): Partial<Record<EntityField, string>> {
  const typed = typedAccount(form.account)
  const found = entityFaults(form, { typed, stands: typed === undefined })
  return {
    ...Object.fromEntries(found.map(({ field, fault }) => [field, companyFaultSentence(fault, language)])),
    ...((fenOf(form.invoiceLimit) ?? 0) < leastLimit && { invoiceLimit: limitWrong }),
  }
}

interface Words {
  labels: Readonly<Record<Exclude<EntityField, 'departmentIds'> | 'departments', string>>
  flag: (on: boolean) => string
  sayAll: (departmentIds: readonly string[]) => string[]
}
export function entityFields({ labels, flag, sayAll }: Words): EditField<EntityForm>[] {
  const field = propertyFieldOf<EntityForm>()
  const plain = (words: string): string => words
  return [
    field('name', labels.name, plain),
    field('taxNumber', labels.taxNumber, plain),
    field('address', labels.address, plain),
    field('telephone', labels.telephone, plain),
    field('bank', labels.bank, plain),
    field('account', labels.account, plain),
    field('specialInvoices', labels.specialInvoices, flag),
    field('isDefault', labels.isDefault, flag),
    field('invoiceLimit', labels.invoiceLimit, plain),
    field('mailTo', labels.mailTo, plain),
    field('departmentIds', labels.departments, sayAll),
  ]
}
