import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { compareDates } from '@sojourn/domain/kit/local-date'
import { postFor, visaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { materialsOf } from '@sojourn/domain/products/visa/catalogue/materials'
import { passportValidUntil } from '@sojourn/domain/products/visa/credentials'
import { letsInto } from '@sojourn/domain/products/visa/held'
import type { KeptVisa } from '@sojourn/domain/products/visa/kept'
import { province } from '@sojourn/domain/reference/place/provinces'
import type { Work } from '../../../../context'
import type { DraftRow } from '../../../booking/draft/store'
import type { Member, Party } from '../../../booking/party/party'
import { bearerOf } from '../../../booking/traveller/bearer'
import type { Booking } from '../../../booking/placing/offer'
import { searchedTrip } from '../draft/searched-trip'
import { findUnderWay, insertApplicants, type ApplicantRow } from '../order/applicant-store'
import { heldOnTrip } from '../order/held-visas'
import { insertMaterials } from '../order/material-store'

/** Somebody who applies, with where that is. */
export type Applicant = Pick<ApplicantRow, 'employeeId' | 'applicantType' | 'province' | 'post'>

/** A visa that is asked for, with the search that led to it. */
export type VisaBooking = Booking<{ draft: DraftRow<VisaSearchParams> }, CreateVisaOrder>

/** The people of an order as applicants: each with a passport that is valid long enough, where they live, and nothing of the kind under way. */
export async function applicantsOf(
  work: Work,
  { request, actor, open }: VisaBooking,
  party: Party,
  visa: KeptVisa,
): Promise<Applicant[] | Problem> {
  if (request.applicants.length !== party.length) return problem('badRequest', { field: 'applicants' })
  const applicants: Applicant[] = []
  for (const [index, member] of party.entries()) {
    const applicant = applicantOf(request, member, visa)
    const refused = isProblem(applicant) ? applicant : refusePassport(work, member, visa, `travellers.${index}.credentialId`)
    if (refused) return refused
    applicants.push(applicant as Applicant)
  }
  const employeeIds = applicants.map(({ employeeId }) => employeeId)
  const second = await refuseSecond(work, employeeIds, visa)
  if (second) return second
  if (request.acceptHeld) return applicants
  const { trip, apart } = await searchedTrip(work, actor, open.draft.searchParams)
  const held = await heldOnTrip(work, trip, { employeeIds, apart })
  return held.some(({ fault }) => !fault) ? problem('visaHeld', { field: 'acceptHeld' }) : applicants
}

function applicantOf({ applicants }: CreateVisaOrder, { person }: Member, visa: KeptVisa): Applicant | Problem {
  const index = applicants.findIndex(({ employeeId }) => employeeId === person.employeeId)
  const asked = applicants[index]
  if (!asked) return problem('badRequest', { field: 'applicants' })
  const field = `applicants.${index}.provinceId`
  if (!province(asked.provinceId)) return problem('provinceUnknown', { field })
  const post = postFor(visaOnSale(visa.productId)!, asked.provinceId)
  if (!post) return problem('visaDistrictWrong', { field })
  return { employeeId: person.employeeId, applicantType: asked.applicantType, province: asked.provinceId, post: post.code }
}

/** The rules and papers are those of ordinary Chinese passports; who has not said of what nationality it is, is taken for one. */
function refusePassport({ context }: Work, { credential }: Member, { departDate }: KeptVisa, field: string): Problem | undefined {
  const { nationality } = bearerOf(context, credential)
  if (nationality !== '' && nationality !== 'CN') return problem('visaPassportForeign', { field })
  const until = passportValidUntil(departDate)
  const isShort = credential.expiresOn !== null && compareDates(credential.expiresOn, until) < 0
  return isShort ? problem('visaPassportShort', { field, detail: { until } }) : undefined
}

/** Nobody applies twice at once for a visa that lets into the same country. */
async function refuseSecond(work: Work, employeeIds: readonly string[], { country }: KeptVisa): Promise<Problem | undefined> {
  const underWay = (await findUnderWay(work, employeeIds)).find((each) => letsInto(each.visa.country, country))
  if (!underWay) return undefined
  const { orderNo, employeeId } = underWay
  return problem('visaAppliedAlready', { field: `travellers.${employeeIds.indexOf(employeeId)}`, detail: { orderNo } })
}

/** The applications with their checklists beside the order. */
export async function keepApplicants(
  work: Work,
  orderNo: string,
  { country, kind }: KeptVisa,
  applicants: readonly Applicant[],
): Promise<void> {
  await insertApplicants(
    work,
    applicants.map((applicant, traveller) => ({ ...applicant, orderNo, traveller, country })),
  )
  const materials = applicants.flatMap(({ applicantType }, traveller) =>
    materialsOf(kind, applicantType).map((asked, position) => ({ ...asked, orderNo, traveller, position })),
  )
  await insertMaterials(work, materials)
}
