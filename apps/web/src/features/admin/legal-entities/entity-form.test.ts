import { expect, test } from 'vitest'
import { faultsOf, newEntity, savedEntity, sentEntity } from './entity-form'

const { value } = savedEntity({
  entityId: 'e-1',
  version: 2,
  name: '远行科技',
  taxNumber: '91350100M000100Y43',
  address: '张江路 1 号',
  telephone: '021-50000001',
  bank: '招商银行',
  account: '1219********0001',
  specialInvoices: true,
  isDefault: true,
  invoiceLimit: 100_000_00,
  mailTo: '',
  departmentIds: [],
})

test('[S2.48] the account that stands is never sent; one that was typed is, and so is none', () => {
  expect(sentEntity(value)).not.toHaveProperty('account')
  expect(sentEntity({ ...value, account: ' 6222 0200 0000 ' })).toMatchObject({ account: '6222 0200 0000' })
  expect(sentEntity({ ...value, account: '' })).toMatchObject({ account: '' })
})

test('[S2.48] what is wrong stands with its field; the account that stands is enough for special invoices', () => {
  expect(faultsOf(value, '')).toEqual({})
  expect(Object.keys(faultsOf({ ...value, account: '' }, ''))).toEqual(['specialInvoices'])
  expect(Object.keys(faultsOf(newEntity.value, ''))).toEqual(['name', 'taxNumber'])
})

test('the limit of one invoice is typed in yuan, and is at least one', () => {
  expect(sentEntity({ ...value, invoiceLimit: '1,000,000' })).toMatchObject({ invoiceLimit: 1_000_000_00 })
  for (const typed of ['', '0', '0.5', 'x'])
    expect(faultsOf({ ...value, invoiceLimit: typed }, '?')).toEqual({ invoiceLimit: '?' })
})
