import { renderSVG } from 'uqr'
import type { PaymentAppAuthorization } from '@sojourn/contract/access/payment-app.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PaymentAppNotice } from '@sojourn/supply/ports/payment-app'
import type { Actor, Context } from '../../../context'
import { inCompany, once } from '../../../work'
import { countAuthorized, findStatuses, saveEmployeeStatus, saveEnterpriseStatus, type StoredStatus } from './store'

const halfHour = 30 * 60_000
const day = 24 * 60 * 60_000

/** The same for half an hour, so that a page which asks every two seconds keeps showing one code. */
const validUntil = (now: Date): Date => new Date((Math.floor(now.getTime() / halfHour) + 2) * halfHour)

const shown = (status: StoredStatus | null): 0 | 1 | 2 => (status === null || status === 3 ? 0 : status)

/** Where the caller stands with the payment app; the code to scan while the enterprise is in it and the person is not (S4.32). */
export async function employeePaymentApp(context: Context, actor: Actor): Promise<PaymentAppAuthorization | Problem> {
  const { enterpriseId, employeeId } = actor
  const now = context.clock.now()
  const statuses = await inCompany(context, enterpriseId, (work) => findStatuses(work, employeeId))
  if (statuses.employee === 3 && now.getTime() - (statuses.employeeChangedAt?.getTime() ?? 0) < day)
    return problem('paymentAppRefused')
  const [status, enterpriseStatus] = [shown(statuses.employee), shown(statuses.enterprise)]
  const open = enterpriseStatus === 2 && status !== 2
  const address = open ? context.paymentApp.authorizationUrl({ enterpriseId, employeeId }, validUntil(now)) : ''
  return { status, enterpriseStatus, qrImage: address && `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` }
}

export async function enterprisePaymentApp(context: Context, { enterpriseId, employeeId }: Actor) {
  return inCompany(context, enterpriseId, async (work) => {
    const [{ enterprise }, authorizedCount] = await Promise.all([findStatuses(work, employeeId), countAuthorized(work)])
    return { enterpriseStatus: shown(enterprise), authorizedCount }
  })
}

/** Begins the sign-up; what is in force already stays so. */
export const createEnterprise = (context: Context, actor: Actor) =>
  once(context, actor, async (work) => {
    const { enterpriseId, employeeId } = actor
    const now = context.clock.now()
    await saveEnterpriseStatus(work, 1, now)
    const { enterprise } = await findStatuses(work, employeeId)
    return {
      enterpriseStatus: shown(enterprise),
      signUpUrl: context.paymentApp.authorizationUrl({ enterpriseId }, validUntil(now)),
    }
  })

export async function billUrl(context: Context, { enterpriseId, employeeId }: Actor): Promise<{ url: string } | Problem> {
  const { enterprise } = await inCompany(context, enterpriseId, (work) => findStatuses(work, employeeId))
  return enterprise === 2 ? { url: context.paymentApp.billUrl(enterpriseId) } : problem('paymentAppNotInForce')
}

/** The provider's word about somebody; hearing it again changes nothing. */
export async function receivePaymentAppNotice(
  context: Context,
  notice: PaymentAppNotice,
): Promise<Record<string, never> | Problem> {
  const subject = context.paymentApp.readNotice(notice)
  if (!subject) return problem('callbackSignatureWrong')
  const { enterpriseId, employeeId } = subject
  const status = notice.outcome === 'authorized' ? 2 : 3
  const now = context.clock.now()
  await inCompany(context, enterpriseId, (work) =>
    employeeId === undefined ? saveEnterpriseStatus(work, status, now) : saveEmployeeStatus(work, employeeId, status, now),
  )
  return {}
}
