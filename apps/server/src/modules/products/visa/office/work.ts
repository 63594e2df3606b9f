import type { Language } from '@sojourn/contract/kit/language'
import { mayStep, visaStatusOf } from '@sojourn/domain/products/visa/case/application'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { ProductWork } from '../../../../capabilities/display'
import type { Work } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import { findOrdersAtDesk } from '../order/applicant-store'
import { applicationOf, findCases, type VisaCaseRow } from '../order/case'
import { promiseOf } from './promise'

/** Visa orders in which the desk is next, as the agency's desk lists them: what waits for the applicants does not wait for it. */
export async function visaWork(work: Work, language: Language): Promise<ProductWork[]> {
  const orderNos = (await findOrdersAtDesk(work)).map(({ orderNo }) => orderNo)
  const [orders, cases] = await Promise.all([findOrders(work, orderNos), findCases(work, orderNos)])
  const waiting = cases.filter(waitsForDesk).map(({ orderNo }) => orderNo)
  return orders
    .filter(({ orderNo }) => waiting.includes(orderNo))
    .map((order) => ({
      workNo: order.orderNo,
      kindName: visaRulesText[language].work,
      title: order.title[language],
      requesterId: order.bookerId,
      askedAt: order.updatedAt,
      promisedBy: promiseOf(work, order),
      path: `/agent/visas?enterpriseId=${work.enterpriseId}`,
      inSession: false,
    }))
}

const waitsForDesk = (found: VisaCaseRow): boolean =>
  found.applicants.some((applicant) => {
    const application = applicationOf(found, applicant)
    const hasPaper = application.stage === 'preparing' && application.materials.some(({ state }) => state === 'uploaded')
    return (
      hasPaper ||
      applicant.passport === 'sent' ||
      visaStatusOf(application) === 'ready' ||
      mayStep(application, 'passportReturned')
    )
  })
