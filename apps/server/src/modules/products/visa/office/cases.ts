import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ReturnAddress } from '@sojourn/contract/products/visa/booking.shapes'
import type { getVisaCases, readVisaCaseMaterial, VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../../context'
import { nameAgent } from '../../../../db/once'
import { inCompany, inTransaction } from '../../../../work'
import { findOrders, findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { findOrdersAtDesk } from '../order/applicant-store'
import { findCases, type VisaCaseRow } from '../order/case'
import { findMaterials } from '../order/material-store'
import { openedUpload } from '../order/opened-upload'
import { toldApplicant } from '../order/to-screen'
import { findUploads, type UploadRow } from '../order/upload-store'
import { promiseOf } from './promise'

/** Paid visa orders of a served company that are in work. */
export async function visaCases(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getVisaCases>,
): Promise<ResponseOf<typeof getVisaCases> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    const orderNos = (await findOrdersAtDesk(work)).map(({ orderNo }) => orderNo)
    const [orders, cases, travellers] = await Promise.all([
      findOrders(work, orderNos),
      findCases(work, orderNos),
      findOrderTravellers(work, orderNos, actor.language),
    ])
    const uploadIds = cases.flatMap(({ materials }) => materials.flatMap(({ uploadId }) => uploadId ?? []))
    const uploads = await findUploads(work, uploadIds)
    const told = cases.map((found) => {
      const order = orders.find(({ orderNo }) => orderNo === found.orderNo)!
      const people = travellers.filter(({ orderNo }) => orderNo === found.orderNo)
      return toldCase(work, actor, { order, found, people, uploads })
    })
    return { list: orderNos.map((orderNo) => told.find((each) => each.orderNo === orderNo)!) }
  })
}

interface Read {
  order: OrderRow
  found: VisaCaseRow
  people: readonly OrderTravellerRow[]
  uploads: readonly UploadRow[]
}

function toldCase(work: Work, { language }: Actor, { order, found, people, uploads }: Read): VisaCase {
  const { context } = work
  const { visa, returnCipher } = found
  return {
    orderNo: order.orderNo,
    title: order.title[language],
    departDate: visa.departDate,
    express: visa.express,
    remark: order.remark,
    passportNeeded: visa.passportNeeded,
    asksAppearance: visa.interview || visa.fingerprint,
    ...(returnCipher && { returnAddress: fullAddress(context, returnCipher) }),
    promisedBy: promiseOf(work, order).toISOString(),
    applicants: found.applicants.map((applicant) =>
      toldApplicant(found, applicant, {
        context,
        language,
        open: order.state === 'issuing',
        nameOf: (position) =>
          passengerName(
            people.find((each) => each.position === position)!,
            language,
          ),
        mayBring: () => false,
        uploads,
        earlier: [],
      }),
    ),
  }
}

/** The desk writes it on the envelope. */
function fullAddress({ vault }: Context, returnCipher: string): string {
  const { name, mobile, address } = JSON.parse(vault.open(returnCipher)) as ReturnAddress
  return `${name} ${mobile} ${address}`
}

/** The file of a paper of a case in work, for whoever reviews it; written down before it is told. */
export async function readCaseMaterial(
  context: Context,
  actor: Actor,
  { enterpriseId, orderNo, uploadId }: RequestOf<typeof readVisaCaseMaterial>,
): Promise<ResponseOf<typeof readVisaCaseMaterial> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<ResponseOf<typeof readVisaCaseMaterial> | Problem>(context, enterpriseId, async (work) => {
    const [order] = await findOrders(work, [orderNo])
    if (order?.product !== 'visa') return problem('orderUnknown', { field: 'orderNo' })
    if (order.state !== 'issuing') return problem('visaNotOpen', { field: 'orderNo' })
    const materials = await findMaterials(work, [orderNo])
    if (!materials.some((row) => row.uploadId === uploadId)) return problem('visaPartUnknown', { field: 'uploadId' })
    await nameAgent(work.sql, { agentId: actor.employeeId, name: actor.name })
    return openedUpload(work, { orderNo, uploadId, readerId: order.bookerId })
  })
}
