import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { describe, expect, it, test } from 'vitest'
import { usualText } from '@sojourn/domain/booking/order-text'
import { approvalsAt, bookFaults, openForm, orderedBy, type BookForm } from './book-form'

const info: BookInfo = {
  travellers: [
    {
      employeeId: 'e1',
      name: '李雷',
      departmentName: '销售部',
      gradeName: 'P3',
      mobile: '138****0001',
      costCentreId: 'c1',
      serviceFee: 0,
      fields: [],
      credentials: [
        { credentialId: 'old', type: 2, number: 'E1****90', nameOnCredential: 'LI/LEI', usable: false, reason: '已过期' },
        { credentialId: 'id', type: 1, number: '1101****0012', nameOnCredential: '李雷', usable: true },
      ],
    },
  ],
  today: '2026-11-20',
  purpose: usualText,
  remark: usualText,
  canChooseTravellers: true,
  maxTravellers: 9,
  contact: { name: '李雷', mobile: '138****0001', email: 'l***@yuanxing.example' },
  costCentres: [{ id: 'c1', code: 'S01', name: '销售' }],
  costSplit: true,
  projects: [{ code: 'P1', name: '园区' }],
  projectRequired: false,
  fields: [],
  reasons: [
    { code: 'urgent', name: '行程紧急', needsText: false },
    { code: 'other', name: '其他', needsText: true },
  ],
  insuranceForced: false,
  insurances: [],
  settleTypes: [
    { settleType: 4, name: '企业月结', available: false, reason: '额度不足' },
    { settleType: 1, name: '个人支付', available: true },
  ],
  approvalInPolicy: [],
  approvalOutOfPolicy: [],
  approvalFrom: [],
}
const violation: Violation = {
  travellerId: 'e1',
  rule: 'discount',
  handling: 'approval',
  expected: 60,
  actual: 72,
  sentence: '经济舱折扣 7.2折，标准为 6折及以下',
}
const open = openForm(info, undefined)
const faults = (form: BookForm, violations: Violation[] = [], sameIds: string[] = []) => [
  ...bookFaults(form, { info, violations, sameIds }),
]
const withTraveller = (more: object): BookForm => ({
  ...open,
  travellers: open.travellers.map((traveller) => ({ ...traveller, ...more })),
})

describe('order form', () => {
  it('[handbook 7.4] asks for a reason or for the excess, as the traveller chooses', () => {
    const choice: Violation[] = [{ ...violation, handling: 'choose', excess: 120_00 }]
    expect(faults(open, choice)).toEqual([['travellers.0.reasonCode', 'reasonMissing']])
    const paying = withTraveller({ paysExcess: true })
    expect(faults(paying, choice)).toEqual([])
    expect(orderedBy(paying, { info, violations: choice }).travellers[0]).toMatchObject({ paysExcess: true })
    expect(orderedBy(paying, { info, violations: [violation] }).travellers[0]).not.toHaveProperty('paysExcess')
  })

  it('opens with a usable document, the own cost centre and the first payment method that is available', () => {
    expect(open.travellers).toEqual([
      {
        employeeId: 'e1',
        credentialId: 'id',
        birthDate: '',
        costCentreId: 'c1',
        costShares: [],
        projectCode: '',
        reasonCode: '',
        reasonText: '',
        paysExcess: false,
        insurances: [],
      },
    ])
    expect(open.settleType).toBe(1)
    expect(faults(open)).toEqual([])
  })

  it('[handbook 10.1] the cost of a traveller is shared by percents that leave something to the own cost centre', () => {
    const shared = (...percents: string[]) =>
      withTraveller({ costShares: percents.map((percent, index) => ({ costCentreId: `other${index}`, percent })) })
    expect(faults(shared('40', '59'))).toEqual([])
    expect(orderedBy(shared('40', '59'), { info, violations: [] }).travellers[0]).toMatchObject({
      costCentreId: 'c1',
      costShares: [
        { costCentreId: 'other0', percent: 40 },
        { costCentreId: 'other1', percent: 59 },
      ],
    })
    const wrong = [['travellers.0.costShares', 'costPercentWrong']]
    for (const percents of [['100'], ['50', '50'], ['0'], [''], ['-1'], ['1.5'], ['x']])
      expect(faults(shared(...percents))).toEqual(wrong)
    const twice = withTraveller({ costShares: [{ costCentreId: 'c1', percent: '40' }] })
    expect(faults(twice)).toEqual([['travellers.0.costShares', 'costCentreTwice']])
    const open = withTraveller({ costShares: [{ costCentreId: '', percent: '40' }] })
    expect(faults(open)).toEqual([['travellers.0.costShares.0.costCentreId', 'costCentreMissing']])
  })

  it('[handbook 10.1] asks for a project where the company wants one', () => {
    const asking = { ...info, projectRequired: true }
    const faultsOf = (form: BookForm) => [...bookFaults(form, { info: asking, violations: [], sameIds: [] })]
    expect(faultsOf(open)).toEqual([['travellers.0.projectCode', 'projectMissing']])
    expect(faultsOf(withTraveller({ projectCode: 'P1' }))).toEqual([])
    expect(orderedBy(open, { info, violations: [] }).travellers[0]).not.toHaveProperty('projectCode')
  })

  it('[handbook 1.8] what the company forces is chosen, whatever was kept', () => {
    const offered = [{ code: 'accident' as const, name: '航意险', price: 3000, cover: '' }]
    const form = openForm({ ...info, insurances: offered, insuranceForced: true }, withTraveller({ insurances: [] }))
    expect(form.travellers.map(({ insurances }) => insurances)).toEqual([['accident']])
  })

  it('what was filled in comes back, but not a document that can no longer be used', () => {
    const kept = { ...withTraveller({ credentialId: 'old', insurances: ['delay'] }), remark: '靠窗' }
    const again = openForm(info, kept)
    expect(again.travellers[0]).toMatchObject({ credentialId: 'id', insurances: ['delay'] })
    expect(again.remark).toBe('靠窗')
  })

  it('[S5.22] [S5.24] contact: stored values may stay empty, typed ones must be right', () => {
    expect(faults({ ...open, contact: { name: '李雷', mobile: '12', email: 'x@' } })).toEqual([
      ['contact.mobile', 'mobileWrong'],
      ['contact.email', 'emailWrong'],
    ])
    const nothingStored = { info: { ...info, contact: { name: '', mobile: '', email: '' } }, violations: [], sameIds: [] }
    expect(
      [...bookFaults({ ...open, contact: { name: '', mobile: '', email: '' } }, nothingStored)].map(([field]) => field),
    ).toEqual(['contact.name', 'contact.mobile', 'contact.email'])
  })

  it('a violation asks for a reason, "other" for words; a reminder asks for nothing', () => {
    expect(faults(open, [violation])).toEqual([['travellers.0.reasonCode', 'reasonMissing']])
    expect(faults(withTraveller({ reasonCode: 'other' }), [violation])).toEqual([
      ['travellers.0.reasonText', 'reasonTextMissing'],
    ])
    expect(faults(withTraveller({ reasonCode: 'other', reasonText: '长'.repeat(201) }), [violation])).toEqual([
      ['travellers.0.reasonText', 'reasonTextTooLong'],
    ])
    expect(faults(withTraveller({ reasonCode: 'urgent' }), [violation])).toEqual([])
    expect(faults(open, [{ ...violation, handling: 'remind' }])).toEqual([])
  })

  it('somebody who already has this flight blocks the order', () => {
    expect(faults(open, [], ['e1'])).toEqual([['travellers.0.employeeId', 'samePassenger']])
    expect(faults({ ...open, travellers: [] })).toEqual([['travellers', 'travellersMissing']])
  })

  it('[handbook 6.4] of two who share a room the first chooses for both, whatever the other has chosen before', () => {
    const [first] = info.travellers
    const both = { ...info, travellers: [first!, { ...first!, employeeId: 'e2' }] }
    const violations: Violation[] = ['e1', 'e2'].map((travellerId) => ({
      ...violation,
      travellerId,
      rule: 'hotelPrice',
      handling: 'choose',
      excess: 120_00,
    }))
    const alone = openForm(both, undefined)
    const [one, two] = alone.travellers
    const kept = (pays: boolean): BookForm => ({
      ...alone,
      travellers: [
        { ...one!, paysExcess: pays },
        { ...two!, paysExcess: !pays },
      ],
    })
    const asked = (pays: boolean) => {
      const form = openForm(both, kept(pays), [['e1', 'e2']])
      const missing = [...bookFaults(form, { info: both, violations, sameIds: [] }).keys()]
      return { missing, pays: orderedBy(form, { info: both, violations }).travellers.map(({ paysExcess }) => paysExcess) }
    }
    expect(asked(true)).toEqual({ missing: [], pays: [true, true] })
    expect(asked(false)).toEqual({ missing: [0, 1].map((at) => `travellers.${at}.reasonCode`), pays: [false, false] })
  })

  it('the request carries reasons only where policy asks', () => {
    const form = withTraveller({ reasonCode: 'urgent', reasonText: ' 客户改期 ' })
    expect(orderedBy(form, { info, violations: [violation] }).travellers[0]).toMatchObject({
      reasonCode: 'urgent',
      reasonText: '客户改期',
    })
    expect(orderedBy(form, { info, violations: [] }).travellers[0]).not.toHaveProperty('reasonCode')
    expect(orderedBy(form, { info, violations: [] })).not.toHaveProperty('remark')
  })

  it('[S3.14] approvers are named where the flow of this fare leaves the choice', () => {
    const personList = ['a', 'b'].map((employeeId) => ({ employeeId, name: employeeId, isSelect: false }))
    const chosen = { approvalPersonMode: 1 as const, personGroupList: [{ type: 2, personList }] }
    const free = {
      ...info,
      approvalChoice: { inPolicy: { approvalPersonMode: 0 as const, personGroupList: [] }, outOfPolicy: chosen },
    }
    const faultsOf = (form: BookForm) => [...bookFaults(form, { info: free, violations: [violation], sameIds: [] }).keys()]
    const form = withTraveller({ reasonCode: 'urgent' })
    expect(faultsOf(form)).toEqual(['approvers.2'])
    const named = { ...form, approvers: { 2: ['b'] } }
    expect(faultsOf(named)).toEqual([])
    expect(orderedBy(named, { info: free, violations: [violation] }).approvers).toEqual([{ type: 2, employeeIds: ['b'] }])
    expect(orderedBy(named, { info: free, violations: [] })).not.toHaveProperty('approvers')
  })
})

test.each<[number, string]>([
  [299_999, 'below'],
  [300_000, 'dear'],
  [900_000, 'dearest'],
])('[S2.46] who decides about a booking of %d fen', (total, name) => {
  const by = (approver: string) => [{ level: 1, approvers: [approver] }]
  const at = (amount: number, approver: string) => ({
    amount,
    approvalInPolicy: by(approver),
    approvalOutOfPolicy: [],
    toldOutOfPolicy: [approver],
  })
  const approvals = { ...at(0, 'below'), approvalFrom: [at(300_000, 'dear'), at(500_000, 'dearest')] }
  expect(approvalsAt(approvals, total)).toMatchObject({ approvalInPolicy: by(name), toldOutOfPolicy: [name] })
})
