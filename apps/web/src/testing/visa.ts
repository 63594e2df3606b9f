import type { AppliedMaterial, VisaApplicant } from '@sojourn/contract/products/visa/order.calls'
import type { Sketch } from './server'

/** A paper that is still to be brought. */
export const paper = {
  material: 'employmentLetter',
  name: '在职证明',
  description: '',
  form: '原件',
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
  standing: 'collecting',
  standingName: '材料收集中',
  accepted: 0,
  required: 1,
  materials: [paper],
  passport: 'holder',
  mayBring: true,
} as const satisfies Sketch<VisaApplicant>
