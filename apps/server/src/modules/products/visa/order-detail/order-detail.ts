import type { ReturnAddress } from '@sojourn/contract/products/visa/booking.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { isDecided } from '@sojourn/domain/products/visa/case/application'
import { deliveryBefore } from '@sojourn/domain/products/visa/catalogue/earliest-delivery'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { KeptVisa } from '@sojourn/domain/products/visa/kept'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { orderCore, type FoundOrder } from '../../../booking/order-detail/order-core'
import { ownOrders } from '../../../booking/order/own-orders'
import { findCase, type VisaCaseRow } from '../order/case'
import { stepSentence } from '../order/sentence'
import { findSteps } from '../order/step-store'
import { toldApplicant } from '../order/to-screen'
import { findKeptUploads, findUploads } from '../order/upload-store'

/** A visa order with everything that its page shows (S7.50). */
export const visaOrderDetail = (
  context: Context,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<VisaOrderDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, orderId)
    if (found?.order.product !== 'visa') return problem('orderUnknown', { field: 'orderId' })
    const visaCase = await findCase(work, orderId)
    const along = await alongOf(work, actor, visaCase.visa)
    return {
      ...found.core,
      visa: { ...visaFacts(context, actor, found, visaCase), ...(along && { along }) },
      open: found.order.state === 'issuing',
      applicants: await applicantsTold(work, actor, found, visaCase),
      events: await eventsTold(work, actor, found),
    }
  })

/** The flights that a visa is for, where they are the reader's. */
async function alongOf(work: Work, actor: Actor, { alongOrderNo }: KeptVisa): Promise<VisaOrderDetail['visa']['along']> {
  if (alongOrderNo === undefined) return undefined
  const own = await ownOrders(work, actor, [alongOrderNo])
  return isProblem(own) ? undefined : { orderNo: alongOrderNo, title: own[0]!.title[actor.language] }
}

function visaFacts(
  context: Context,
  { language, employeeId }: Actor,
  { order }: FoundOrder,
  { visa, applicants, returnCipher }: VisaCaseRow,
): VisaOrderDetail['visa'] {
  const today = chinaDate(context.clock.now())
  const isOpen = applicants.some(({ stage }) => !isDecided(stage)) && order.state !== 'cancelled'
  const { earliest, late } = deliveryBefore(visa.departDate, { ...visa, from: today })
  const isConcerned = order.bookerId === employeeId || applicants.some((each) => each.employeeId === employeeId)
  const notLodged = applicants.every(({ stage }) => stage === 'preparing')
  return {
    productId: visa.productId,
    name: visa.name[language],
    kind: visa.kind,
    countryName: countryName(visa.country)?.[language] ?? visa.country,
    departDate: visa.departDate,
    workingDays: visa.workingDays,
    express: visa.express,
    entries: visa.entries,
    stayDays: visa.stayDays,
    ...(visa.validityDays !== undefined && { validityDays: visa.validityDays }),
    passportNeeded: visa.passportNeeded,
    ...(isOpen && notLodged && { earliest }),
    late: isOpen && notLodged && late,
    ...(visa.passportNeeded && { deskAddress: visaRulesText[language].deskAddress }),
    ...(returnCipher && isConcerned && { returnAddress: addressLine(context, returnCipher) }),
  }
}

/** To whom passports go back, with the mobile masked. */
export function addressLine({ vault }: Context, returnCipher: string): string {
  const { name, mobile, address } = JSON.parse(vault.open(returnCipher)) as ReturnAddress
  return `${name} ${maskMobile(mobile)} ${address}`
}

async function applicantsTold(
  work: Work,
  actor: Actor,
  { order, travellers }: FoundOrder,
  visaCase: VisaCaseRow,
): Promise<VisaOrderDetail['applicants']> {
  const { context } = work
  const uploadIds = visaCase.materials.flatMap(({ uploadId }) => uploadId ?? [])
  const [uploads, earlier] = await Promise.all([
    findUploads(work, uploadIds),
    findKeptUploads(work, { employeeIds: [actor.employeeId], today: chinaDate(context.clock.now()) }),
  ])
  const isBooker = order.bookerId === actor.employeeId
  return visaCase.applicants.map((applicant) => {
    const isConcerned = isBooker || applicant.employeeId === actor.employeeId
    return toldApplicant(visaCase, applicant, {
      context,
      language: actor.language,
      readerId: actor.employeeId,
      open: order.state === 'issuing',
      nameOf: (position) =>
        passengerName(
          travellers.find((each) => each.position === position)!,
          actor.language,
        ),
      mayBring: () => isConcerned,
      // What somebody else's papers are called is theirs.
      uploads: isConcerned ? uploads : [],
      earlier,
    })
  })
}

async function eventsTold(work: Work, { language }: Actor, { core, travellers }: FoundOrder): Promise<VisaOrderDetail['events']> {
  const steps = await findSteps(work, core.orderNo)
  return steps.map((row) => {
    const traveller = travellers.find(({ position }) => position === row.traveller)
    const name = traveller ? passengerName(traveller, language) : ''
    return { at: row.at.toISOString(), step: row.step, actor: row.actorName, sentence: stepSentence(row, name, language) }
  })
}
