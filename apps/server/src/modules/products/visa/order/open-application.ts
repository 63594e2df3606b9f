import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { visaStatusOf } from '@sojourn/domain/products/visa/case/application'
import type { VisaStatus } from '@sojourn/contract/products/visa/visa-words'
import type { Tenant } from '../../../../db/tenant'
import { lockOrders, type OrderRow } from '../../../booking/order/store'
import type { ApplicantRow } from './applicant-store'
import { applicationOf, findCase, type VisaCaseRow } from './case'

/** An application of a paid order; nobody else changes the order until the transaction ends. */
export interface OpenApplication {
  order: OrderRow
  found: VisaCaseRow
  applicant: ApplicantRow
}

interface Asked {
  orderNo: string
  /** Position in the order. */
  traveller: number
}

/** `also`: passports go back after the order is decided as well. */
export async function openApplication(
  tenant: Tenant,
  { orderNo, traveller }: Asked,
  also: readonly OrderRow['state'][] = [],
): Promise<OpenApplication | Problem> {
  const [order] = await lockOrders(tenant, [orderNo])
  if (order?.product !== 'visa') return problem('orderUnknown', { field: 'orderNo' })
  if (order.state !== 'issuing' && !also.includes(order.state)) return problem('visaNotOpen', { field: 'orderNo' })
  const found = await findCase(tenant, orderNo)
  const applicant = found.applicants.find((each) => each.traveller === traveller)
  return applicant ? { order, found, applicant } : problem('visaPartUnknown', { field: 'traveller' })
}

/** The same for its applicant or its booker: to others the order is not there. */
export async function ownApplication(
  tenant: Tenant,
  { employeeId }: { employeeId: string },
  asked: Asked,
): Promise<OpenApplication | Problem> {
  const open = await openApplication(tenant, asked)
  if (isProblem(open)) return open
  const { order, applicant, found } = open
  if (order.bookerId === employeeId || applicant.employeeId === employeeId) return open
  const isOfParty = found.applicants.some((each) => each.employeeId === employeeId)
  return isOfParty ? problem('visaNotYours', { field: 'traveller' }) : problem('orderUnknown', { field: 'orderNo' })
}

/** Where the application stands once a step is kept. */
export async function visaStatusNow(tenant: Tenant, { orderNo, traveller }: Asked): Promise<VisaStatus> {
  const found = await findCase(tenant, orderNo)
  return visaStatusOf(
    applicationOf(
      found,
      found.applicants.find((each) => each.traveller === traveller)!,
    ),
  )
}
