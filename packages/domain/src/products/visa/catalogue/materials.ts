import type { ApplicantType, VisaKind, VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'

/** A paper of a checklist. */
export interface AskedMaterial {
  material: VisaMaterialKey
  required: boolean
}

const must = (...materials: VisaMaterialKey[]): AskedMaterial[] => materials.map((material) => ({ material, required: true }))
const may = (...materials: VisaMaterialKey[]): AskedMaterial[] => materials.map((material) => ({ material, required: false }))

/** What each kind of visa asks of everybody. */
const ofKind: Record<VisaKind, AskedMaterial[]> = {
  business: [...must('passportScan', 'photo', 'form', 'invitation'), ...may('itinerary', 'lodging', 'insurance')],
  tourism: [...must('passportScan', 'photo', 'form', 'itinerary'), ...may('lodging', 'insurance')],
  family: [...must('passportScan', 'photo', 'form', 'invitation', 'household'), ...may('itinerary', 'insurance')],
  evisa: must('passportScan', 'photo'),
  arrival: [...must('passportScan', 'photo', 'itinerary', 'lodging')],
}

/** What shows that somebody will come home again (handbook 5.1). */
const ofApplicant: Record<ApplicantType, AskedMaterial[]> = {
  employed: [...must('employmentLetter'), ...may('businessLicence', 'bankStatement')],
  freelance: [...must('incomeStatement', 'bankStatement'), ...may('household')],
  retired: [...must('retirementCertificate', 'bankStatement'), ...may('household')],
  student: [...must('studentCertificate'), ...may('household', 'parentalConsent')],
  preschool: must('birthCertificate', 'parentalConsent', 'household'),
}

/** The checklist of one applicant: each paper once, what is required first. An e-visa, or one at the border, asks the same of everybody. */
export function materialsOf(kind: VisaKind, applicantType: ApplicantType): AskedMaterial[] {
  const known = ofKind[kind]
  const isPlain = kind === 'evisa' || kind === 'arrival'
  const asked = isPlain
    ? known
    : [...known, ...ofApplicant[applicantType].filter(({ material }) => !known.some((own) => own.material === material))]
  return asked.toSorted((one, other) => Number(other.required) - Number(one.required))
}

/** Papers that say the same for whatever country, and may serve again as long as they are young. */
const reusable: Partial<Record<VisaMaterialKey, number>> = {
  passportScan: 365,
  photo: 180,
  identityCard: 365,
  household: 365,
  businessLicence: 365,
  employmentLetter: 30,
  bankStatement: 30,
  incomeStatement: 30,
  retirementCertificate: 365,
  birthCertificate: 365,
}

/** Days that a paper may serve again; 0 where each application needs its own. */
export const reusableDays = (material: VisaMaterialKey): number => reusable[material] ?? 0

/** Papers that everybody in work brings for each of several visas and that serve for all of them; none for one visa alone. */
export function servingTwice(kinds: readonly VisaKind[]): VisaMaterialKey[] {
  const [first, ...others] = kinds.map((kind) => materialsOf(kind, 'employed').filter(({ required }) => required))
  if (!first || others.length === 0) return []
  return first
    .map(({ material }) => material)
    .filter((paper) => reusableDays(paper) > 0 && others.every((list) => list.some(({ material }) => material === paper)))
}
