import type { Language } from '@sojourn/contract/kit/language'
import type { AppliedMaterial, VisaApplicant } from '@sojourn/contract/products/visa/order.calls'
import type { Static } from 'typebox'
import { mayStep, visaStatusOf } from '@sojourn/domain/products/visa/case/application'
import { postsOf, visaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { reusableDays } from '@sojourn/domain/products/visa/catalogue/materials'
import { maskCredential } from '@sojourn/domain/booking/traveller/masking'
import { addDays, compareDates } from '@sojourn/domain/kit/local-date'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { ApplicantRow } from './applicant-store'
import { applicationOf, backOfApplicant, type VisaCaseRow } from './case'
import type { MaterialRow } from './material-store'
import type { UploadRow } from './upload-store'

type Applicant = Static<typeof VisaApplicant>

/** What a case is told with. */
export interface CaseTelling {
  context: Context
  language: Language
  /** Absent at the desk. */
  readerId?: string
  /** The order is paid and not decided: papers are brought. */
  open: boolean
  nameOf(this: void, traveller: number): string
  /** Who may bring papers of an applicant; nobody of the desk. */
  mayBring(this: void, applicant: ApplicantRow): boolean
  uploads: readonly UploadRow[]
  /** Papers of the reader that may serve again. */
  earlier: readonly UploadRow[]
}

/** An applicant with papers, as pages are told. */
export function toldApplicant(found: VisaCaseRow, applicant: ApplicantRow, telling: CaseTelling): Applicant {
  const text = visaRulesText[telling.language]
  const application = applicationOf(found, applicant)
  const status = visaStatusOf(application)
  const materials = found.materials.filter(({ traveller }) => traveller === applicant.traveller)
  const required = materials.filter((material) => material.required)
  const { body, sentNo, returnedNo } = applicant
  return {
    traveller: applicant.traveller,
    employeeId: applicant.employeeId,
    name: telling.nameOf(applicant.traveller),
    applicantType: applicant.applicantType,
    applicantTypeName: text.applicants[applicant.applicantType],
    districtName: districtName(found, applicant, telling.language),
    stage: applicant.stage,
    status,
    statusName: text.statuses[status],
    accepted: required.filter(({ state }) => state === 'accepted').length,
    required: required.length,
    materials: materials.map((material) => toldMaterial(material, applicant, telling)),
    passport: applicant.passport,
    ...(sentNo && { sentNo }),
    ...(returnedNo && { returnedNo }),
    ...(body.appointment && { appointment: body.appointment }),
    ...(body.granted && { granted: { ...body.granted, ...numberOf(applicant, telling) } }),
    ...(body.refusal && { refusal: body.refusal }),
    mayBring: telling.open && telling.mayBring(applicant),
    ...withdrawal(found, applicant, telling),
  }
}

/** Others are not told the number, masked or not. */
const numberOf = ({ visaNoCipher, employeeId }: ApplicantRow, { context, readerId }: CaseTelling): { visaNo?: string } =>
  visaNoCipher && employeeId === readerId ? { visaNo: maskCredential('passport', context.vault.open(visaNoCipher)) } : {}

/** What giving up costs now. */
function withdrawal(found: VisaCaseRow, applicant: ApplicantRow, { open, mayBring }: CaseTelling): Pick<Applicant, 'withdrawal'> {
  if (!open || !mayBring(applicant) || !mayStep(applicationOf(found, applicant), 'withdrawn')) return {}
  const { consularFee, serviceFee, expressFee } = found.visa
  const back = backOfApplicant(found.visa, applicant)
  return { withdrawal: { back, lost: consularFee + serviceFee + expressFee - back } }
}

function districtName({ visa }: VisaCaseRow, { post }: ApplicantRow, language: Language): string {
  const product = visaOnSale(visa.productId)
  const city = product && postsOf(product).find(({ code }) => code === post)?.city[language]
  return visaRulesText[language].district({ city: city ?? post })
}

function toldMaterial(row: MaterialRow, applicant: ApplicantRow, telling: CaseTelling): AppliedMaterial {
  const upload = telling.uploads.find(({ uploadId }) => uploadId === row.uploadId)
  const earlier = row.state === 'accepted' ? undefined : earlierOf(row, applicant, telling)
  const { material, required, state, remark } = row
  return {
    material,
    required,
    ...visaRulesText[telling.language].materials[material],
    reusableDays: reusableDays(material),
    state,
    ...(remark && { remark }),
    ...(upload && {
      upload: {
        uploadId: upload.uploadId,
        fileName: telling.context.vault.open(upload.fileNameCipher),
        size: upload.size,
        uploadedAt: upload.uploadedAt.toISOString(),
      },
    }),
    ...(earlier && { earlier: { uploadId: earlier.uploadId, uploadedAt: earlier.uploadedAt.toISOString() } }),
  }
}

/** The newest of the applicant's own that is young enough, beside what is brought already. */
function earlierOf({ material, uploadId }: MaterialRow, { employeeId }: ApplicantRow, { context, earlier }: CaseTelling) {
  const today = chinaDate(context.clock.now())
  return earlier.find(
    (each) =>
      each.employeeId === employeeId &&
      each.material === material &&
      each.uploadId !== uploadId &&
      compareDates(addDays(chinaDate(each.uploadedAt), reusableDays(material)), today) > 0,
  )
}
