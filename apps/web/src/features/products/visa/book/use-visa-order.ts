import type { VisaBookInfo } from '@sojourn/contract/products/visa/booking.shapes'
import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import type { VisaProductDetail, VisaTempOrder } from '@sojourn/contract/products/visa/visa.shapes'
import { useEffect, useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { createVisaOrder } from '../../../../api/calls/products/visa/visa'
import type { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { ask } from '../../../../kit/overlays/modal-queue'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { orderedBy } from '../../../booking/book/book-form'
import { goToField, useBookForm } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { keep, readKept } from '../../../booking/draft/session-store'
import { chooseAgain } from '../visa-problem'
import { applicantForm, freshVisaForm, visaFaults, visaPrice, visaRequest, type ApplicantForm, type VisaForm } from './visa-form'

export interface VisaBooking {
  draft: VisaTempOrder
  info: VisaBookInfo
  detail: VisaProductDetail
}

/** The form of a visa, kept on this device while it is filled in. */
function useVisaForm(tempOrderNo: string) {
  const [form, setForm] = useState<VisaForm>(() => ({
    ...freshVisaForm,
    ...(readKept(tempOrderNo, 'visa') as object | undefined),
  }))
  useEffect(() => keep(tempOrderNo, 'visa', form), [tempOrderNo, form])
  return { form, change: (more: Partial<VisaForm>) => setForm((former) => ({ ...former, ...more })) }
}

/** Form, price and what happens on submit. */
export function useVisaOrder({ draft, info, detail }: VisaBooking) {
  const { tempOrderNo, searchParams } = draft
  const { product } = detail
  const visa = useVisaForm(tempOrderNo)
  const violations = info.violations[visa.form.express ? 'express' : 'usual']
  const form = useBookForm(tempOrderNo, info, { violations, sameIds: [] })
  const [tried, setTried] = useState(false)
  const people = info.travellers.map(({ employeeId }) => ({
    employeeId,
    ...applicantForm(visa.form, employeeId, { provinceId: searchParams.provinceId, districts: detail.districts }),
  }))
  const price = visaPrice(
    detail,
    visa.form.express,
    info.travellers.map(({ serviceFee }) => serviceFee),
  )
  const faults = visaFaults(people, visa.form, product.passportNeeded)
  const requestOf = (expectedTotal: number, accepted: Accepted): CreateVisaOrder => ({
    ...orderedBy(form.form, { info, violations }),
    ...visaRequest(visa.form, people, product.passportNeeded),
    tempOrderNo,
    productId: product.productId,
    expectedTotal,
    ...accepted,
  })
  const order = useSend({ tempOrderNo, onRefused: form.refuse })
  const accepts = useAccepting({ info, detail }, visa.form.express)
  const submit = async () => {
    setTried(true)
    const isWhole = form.tryToSubmit()
    const [first] = faults.keys()
    if (isWhole && first !== undefined) goToField(first)
    if (order.busy || !isWhole || first !== undefined) return
    const accepted = await accepts()
    if (accepted) order.send(requestOf(price.total, accepted))
  }
  return {
    form,
    violations,
    visa,
    people,
    price,
    order,
    errorCount: form.errorCount + (tried ? faults.size : 0),
    faultOf: (path: string) => (tried ? faults.get(path) : undefined),
    changePerson: (employeeId: string, next: ApplicantForm) =>
      visa.change({ applicants: { ...visa.form.applicants, [employeeId]: next } }),
    submit: () => void submit(),
  }
}

type Accepted = Pick<CreateVisaOrder, 'acceptLate' | 'acceptHeld'>

/** Asks about a visa that comes too late, and about those that people hold already; undefined where somebody does not go on. */
function useAccepting({ info, detail }: Pick<VisaBooking, 'info' | 'detail'>, express: boolean) {
  const text = useText('products/visa/book')
  const { product, departDate } = detail
  const delivery = (express && product.expressDelivery) || product.delivery
  return async (): Promise<Accepted | undefined> => {
    const late = text.late({ earliest: formatDate(delivery.earliest), depart: formatDate(departDate) })
    if (delivery.late && !(await ask({ title: text.lateTitle, message: late, confirm: text.goOn, cancel: true })))
      return undefined
    const held = info.held.map(({ sentence }) => sentence).join('\n')
    if (held && !(await ask({ title: text.heldTitle, message: held, confirm: text.goOn, cancel: true }))) return undefined
    return { ...(delivery.late && { acceptLate: true }), ...(held && { acceptHeld: true }) }
  }
}

/** Sends the order; a price that rose is asked about first. */
function useSend({ tempOrderNo, onRefused }: { tempOrderNo: string; onRefused: (field: string, message: string) => void }) {
  const words = useText('products/visa/words')
  const create = useWrite(createVisaOrder, [getTripOrderList, getPendingOrderStatistical])
  const acceptsPrice = useAskNewPrice()
  const askPrice = async (problem: ApiProblem, refused: CreateVisaOrder) => {
    const now = Number(problem.detail?.['price'] ?? refused.expectedTotal)
    if (await acceptsPrice(refused.expectedTotal, now)) order.send({ ...refused, expectedTotal: now })
  }
  const order = useSubmitOrder<CreateVisaOrder, { orderNo: string }>({
    tempOrderNo,
    create,
    noLongerOnSale: chooseAgain,
    list: { path: paths.visaList({ tempOrderNo }), label: words.backToList },
    pathOf: ({ orderNo }) => paths.visaOrder({ orderId: orderNo }),
    onPriceChanged: (problem, refused) => void askPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused,
  })
  return order
}
