import { describe, expect, test } from 'vitest'
import { costCentreFaults, isCode, projectFaults } from './cost-objects'
import { entityFaults, maskAccount } from './legal-entity'

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })

test.each([
  ['CC1001', true],
  ['YX-2026-01', true],
  ['研发.一', true],
  ['', false],
  ['-1', false],
  ['A B', false],
  ['A'.repeat(21), false],
])('[S2.48] "%s" is a code: %s', (code, expected) => {
  expect(isCode(code)).toBe(expected)
})

test('[S2.48] a cost centre and a project say what they are; a period does not end before it begins', () => {
  expect(costCentreFaults({ code: 'C1', names: names('研发') })).toEqual([])
  expect(costCentreFaults({ code: '', names: names(' ') }).map(({ field }) => field)).toEqual(['code', 'names'])
  const project = { code: 'P1', names: names('一期'), from: '2026-12-01', to: '2026-12-31' }
  expect(projectFaults(project)).toEqual([])
  expect(projectFaults({ ...project, to: '' })).toEqual([])
  expect(projectFaults({ ...project, to: '2026-11-30' })).toEqual([{ field: 'to', fault: 'periodCrossed' }])
})

describe('[S2.48] an invoice title', () => {
  const plain = {
    name: '远行科技',
    taxNumber: '91350100M000100Y43',
    address: '',
    telephone: '',
    bank: '',
    specialInvoices: false,
  }
  const full = { ...plain, address: '北京路 1 号', telephone: '010-12345678', bank: '招商银行', specialInvoices: true }
  test.each([
    ['an ordinary one needs name and number alone', plain, {}, []],
    ['without a name', { ...plain, name: ' ' }, {}, ['name']],
    ['with a wrong number', { ...plain, taxNumber: '91350100M000100Y44' }, {}, ['taxNumber']],
    ['with an account of letters', plain, { typed: '招商' }, ['account']],
    ['a special one without a bank', { ...full, bank: '' }, { typed: '6222 0200 1234 5678' }, ['specialInvoices']],
    ['a special one without an account', full, { typed: '' }, ['specialInvoices']],
    ['a special one with the account that stands', full, { stands: true }, []],
  ] as const)('%s', (_name, form, account, fields) => {
    expect(entityFaults(form, { stands: false, ...account }).map(({ field }) => field)).toEqual(fields)
  })

  test('shows its account by both ends alone', () => {
    expect(maskAccount('6222020012345678')).toBe('6222********5678')
    expect(maskAccount('12345678')).toBe('********')
    expect(maskAccount('')).toBe('')
  })
})
