import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { Sketch } from './server'

const asked = { required: false, form: 'free', least: 0, pattern: '', texts: [] } as const

/** What a form of an order knows: one traveller with a document, whom the stored contact reaches, and two payment methods. */
export const bookInfo = {
  travellers: [
    {
      employeeId: 'e1',
      name: '林晓雯',
      departmentName: '销售部',
      gradeName: 'P3',
      mobile: '138****0001',
      costCentreId: 'c1',
      serviceFee: 0,
      fields: [],
      credentials: [{ credentialId: 'id', type: 1, number: '1101****0012', nameOnCredential: '林晓雯', usable: true }],
    },
  ],
  today: '2026-11-20',
  purpose: asked,
  remark: asked,
  canChooseTravellers: false,
  maxTravellers: 9,
  contact: { name: '林晓雯', mobile: '138****0001', email: 'l***@yuanxing.example' },
  costCentres: [{ id: 'c1', code: 'S01', name: '销售' }],
  costSplit: false,
  projects: [],
  projectRequired: false,
  fields: [],
  reasons: [{ code: 'urgent', name: '行程紧急', needsText: true }],
  insuranceForced: false,
  insurances: [],
  settleTypes: [
    { settleType: 4, name: '企业月结', available: true },
    { settleType: 1, name: '个人支付', available: true },
  ],
  approvalInPolicy: [],
  approvalOutOfPolicy: [],
  approvalFrom: [],
} as const satisfies Sketch<BookInfo>

/** What of it is sent where nothing was changed. */
export const orderedUnchanged = {
  travellers: [{ employeeId: 'e1', credentialId: 'id', costCentreId: 'c1', insurances: [] }],
  contact: { name: '林晓雯', mobile: '', email: '' },
  settleType: 4,
}
