import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import type { ApplicantType } from '@sojourn/contract/products/visa/visa-words'
import type { VisaProductDetail } from '@sojourn/contract/products/visa/visa.shapes'
import { visaPriceLines, visaTotal } from '@sojourn/domain/products/visa/order-price'

/** What the form asks beside what all orders ask. */
export interface VisaForm {
  applicants: Record<string, ApplicantForm>
  express: boolean
  address: { name: string; mobile: string; address: string }
}
export interface ApplicantForm {
  applicantType: ApplicantType
  /** Code of a province; empty until one is chosen. */
  provinceId: string
}

export const freshVisaForm: VisaForm = { applicants: {}, express: false, address: { name: '', mobile: '', address: '' } }

/** What is known of an applicant before anything is chosen: the residence of the search, where the visa is applied for there. */
export const applicantForm = (
  { applicants }: VisaForm,
  employeeId: string,
  { provinceId, districts }: { provinceId: number | undefined; districts: VisaProductDetail['districts'] },
): ApplicantForm => {
  const searched = String(provinceId ?? '')
  const isServed = districts.some(({ provinces }) => provinces.includes(searched))
  return applicants[employeeId] ?? { applicantType: 'employed', provinceId: isServed ? searched : '' }
}

export type VisaFault = 'province' | 'name' | 'mobile' | 'address'

/** What is missing, by the path of the field in the order's request. */
export function visaFaults(
  people: readonly ApplicantForm[],
  { address }: VisaForm,
  passportNeeded: boolean,
): Map<string, VisaFault> {
  const faults = new Map<string, VisaFault>()
  for (const [index, { provinceId }] of people.entries())
    if (provinceId === '') faults.set(`applicants.${index}.provinceId`, 'province')
  if (!passportNeeded) return faults
  if (address.name.trim() === '') faults.set('returnAddress.name', 'name')
  if (!/^\+?[0-9 -]{6,20}$/.test(address.mobile.trim())) faults.set('returnAddress.mobile', 'mobile')
  if (address.address.trim().length < 4) faults.set('returnAddress.address', 'address')
  return faults
}

/** What so many people pay, with what the agency charges for each. */
export function visaPrice({ product }: VisaProductDetail, express: boolean, serviceFees: readonly number[]) {
  const { consularFee, serviceFee } = product
  const expressFee = express ? (product.express?.fee ?? 0) : 0
  const lines = visaPriceLines({ consularFee, serviceFee, expressFee }, serviceFees)
  return { lines, total: visaTotal(lines) }
}

/** The part of the request that is the visa's own. */
export function visaRequest(
  form: VisaForm,
  people: readonly (ApplicantForm & { employeeId: string })[],
  passportNeeded: boolean,
): Pick<CreateVisaOrder, 'express' | 'applicants' | 'returnAddress'> {
  const { name, mobile, address } = form.address
  return {
    express: form.express,
    applicants: people.map(({ employeeId, applicantType, provinceId }) => ({ employeeId, applicantType, provinceId })),
    ...(passportNeeded && { returnAddress: { name: name.trim(), mobile: mobile.trim(), address: address.trim() } }),
  }
}
