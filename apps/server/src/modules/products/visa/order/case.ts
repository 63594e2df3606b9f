import type { VisaStage } from '@sojourn/contract/products/visa/visa-words'
import { backOf, type Application } from '@sojourn/domain/products/visa/case/application'
import type { KeptVisa } from '@sojourn/domain/products/visa/kept'
import { sum } from '@sojourn/domain/kit/money'
import type { Tenant } from '../../../../db/tenant'
import { findApplicants, type ApplicantRow } from './applicant-store'
import { findVisaOrders, type VisaOrderRow } from './kept-store'
import { findMaterials, type MaterialRow } from './material-store'

/** A visa order with its applicants and their papers. */
export interface VisaCaseRow extends VisaOrderRow {
  applicants: ApplicantRow[]
  materials: MaterialRow[]
}

/** Of these orders, in the order of their numbers. */
export async function findCases(tenant: Tenant, orderNos: readonly string[]): Promise<VisaCaseRow[]> {
  const [orders, applicants, materials] = await Promise.all([
    findVisaOrders(tenant, orderNos),
    findApplicants(tenant, orderNos),
    findMaterials(tenant, orderNos),
  ])
  return orders.map((order) => ({
    ...order,
    applicants: applicants.filter(({ orderNo }) => orderNo === order.orderNo),
    materials: materials.filter(({ orderNo }) => orderNo === order.orderNo),
  }))
}

export async function findCase(tenant: Tenant, orderNo: string): Promise<VisaCaseRow> {
  const [found] = await findCases(tenant, [orderNo])
  if (!found) throw new Error(`order ${orderNo} applies for no visa`)
  return found
}

/** One applicant as the rules see it. */
export const applicationOf = ({ visa, materials }: VisaCaseRow, { traveller, stage, passport }: ApplicantRow): Application => ({
  stage,
  passport,
  passportNeeded: visa.passportNeeded,
  asksAppearance: visa.interview || visa.fingerprint,
  materials: materials.filter((material) => material.traveller === traveller),
})

export const wasLodged = ({ body: { lodgedAt } }: ApplicantRow): boolean => lodgedAt !== undefined

/** Fen that come back of an applicant who ends without a visa. */
export const backOfApplicant = (visa: KeptVisa, applicant: ApplicantRow): number => backOf(visa, wasLodged(applicant))

const endsWithout: readonly VisaStage[] = ['refused', 'withdrawn']

/** Fen that come back of all who ended without a visa. */
export const backOfCase = ({ visa, applicants }: VisaCaseRow): number =>
  sum(applicants.filter(({ stage }) => endsWithout.includes(stage)).map((applicant) => backOfApplicant(visa, applicant)))
