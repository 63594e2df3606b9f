import type { AppliedMaterial, VisaApplicant } from '@sojourn/contract/products/visa/order.calls'
import type { VisaEntryRule, VisaProduct, VisaProductDetail, VisaTempOrder } from '@sojourn/contract/products/visa/visa.shapes'
import type { Sketch } from './server'

/** A paper that is still to be brought. */
export const paper = {
  material: 'employmentLetter',
  name: '在职证明',
  description: '',
  form: '原件',
  reusableDays: 30,
  required: true,
  state: 'missing',
} as const satisfies Sketch<AppliedMaterial>

/** Somebody whose papers are being brought, with the own passport in hand. */
export const applicant = {
  traveller: 0,
  employeeId: 'e1',
  name: '林晓雯',
  applicantType: 'employed',
  applicantTypeName: '在职',
  districtName: '上海领区',
  stage: 'preparing',
  status: 'collecting',
  statusName: '材料收集中',
  accepted: 0,
  required: 1,
  materials: [paper],
  passport: 'holder',
  mayBring: true,
} as const satisfies Sketch<VisaApplicant>

const district = { code: 'SHA', name: '上海领区', provinces: ['310000'], provinceNames: ['上海', '江苏'] } as const

/** A tourist's visa of one entry, in time for the departure. */
export const visaProduct = {
  productId: 'p1',
  name: '日本单次旅游签证',
  kind: 'tourism',
  workingDays: 5,
  stayDays: 15,
  validityDays: 90,
  entries: 'single',
  interview: false,
  fingerprint: false,
  passportNeeded: true,
  consularFee: 200_00,
  serviceFee: 150_00,
  delivery: { earliest: '2026-12-01', workingDays: 7, late: false, handInBy: '2026-12-05' },
  district,
} as const satisfies Sketch<VisaProduct>

export const visaDraft = {
  tempOrderNo: 'T1',
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 1,
  bookMode: 1,
  searchParams: { countryId: 392, provinceId: 310_000, departDate: '2026-12-20' },
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
} as const satisfies Sketch<VisaTempOrder>

export const visaRule = {
  passport: 'CN',
  need: 'visa',
  sentence: '入境前须办理签证',
  checkedOn: '2026-11-01',
  source: '使馆网站',
} as const satisfies Sketch<VisaEntryRule>

export const visaTransit = { kind: 'visa', sentence: '换乘也须办理签证' } as const

/** All that is told of it before it is ordered. */
export const visaDetail = {
  countryName: '日本',
  departDate: '2026-12-20',
  rules: [visaRule],
  transit: visaTransit,
  product: visaProduct,
  districts: [district, { code: 'BJS', name: '北京领区', provinces: ['110000'], provinceNames: ['北京'] }],
  checklists: [
    { applicantType: 'employed', name: '在职', materials: [{ ...paper, material: 'employmentLetter' }] },
    { applicantType: 'retired', name: '退休', materials: [{ ...paper, material: 'household', name: '户口本', required: false }] },
  ],
  cancellation: ['送签后取消不退'],
  passportUntil: '2027-06-20',
} as const satisfies Sketch<VisaProductDetail>
