import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import { advanceVisaApplicant, getVisaCases, reviewVisaMaterial } from '@sojourn/contract/products/visa/desk.calls'
import { getVisaOrderDetail, uploadVisaMaterial, type VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import type { saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { createVisaOrder, getVisaBookInfo, visaProductDetail } from '@sojourn/contract/products/visa/visa.calls'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { crc32 } from 'node:zlib'
import { decide, expectResult, payByCredit } from './flights'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'
import type { Caller, TestServer } from './server'

export const visaDesk = 'agent@agency.example'

/** A visa for Japan that somebody entered, valid from now on for a year; tests change what they are about. */
export const ownVisaOf = (more: Partial<RequestOf<typeof saveOwnVisa>> = {}): RequestOf<typeof saveOwnVisa> => ({
  countryId: visaDestinations().find(({ country }) => country.code === 'JP')!.id,
  entries: 'multiple',
  entriesUsed: 0,
  stayDays: 30,
  validFrom: '2026-11-01',
  validUntil: '2027-10-31',
  ...more,
})

export interface VisaSearch {
  country?: string
  departDate?: string
  provinceId?: number
  travellers?: string[]
}

/** A business visa for Japan, applied for in Shanghai, in sixteen days. */
export async function saveVisaSearch(server: Caller, who: string, search: VisaSearch = {}): Promise<string> {
  const { country = 'JP', departDate = '2026-12-09', provinceId = 31, travellers } = search
  const { id } = visaDestinations().find((each) => each.country.code === country)!
  const { tempOrderNo } = expectResult(
    await server.call(who, saveVisaOrderTemp, {
      searchParams: { visaType: 0, countryId: id, countryName: country, provinceId, provinceName: '', departDate },
      travelType: 1,
      bookType: travellers ? 1 : 0,
    }),
  )
  if (travellers) expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds: travellers }))
  return tempOrderNo
}

/** A request that the server accepts as it stands; tests change what they are about. */
export async function visaRequest(
  server: Caller,
  who: string,
  tempOrderNo: string,
  productId = 'jp-b',
): Promise<CreateVisaOrder> {
  const info = expectResult(await server.call(who, getVisaBookInfo, { tempOrderNo, productId }))
  const { product } = expectResult(await server.call(who, visaProductDetail, { tempOrderNo, productId }))
  return {
    tempOrderNo,
    productId,
    express: false,
    // The clock of tests may stand before a holiday.
    acceptLate: true,
    travellers: info.travellers.map((traveller) => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
    })),
    applicants: info.travellers.map(({ employeeId }) => ({ employeeId, applicantType: 'employed', provinceId: '31' })),
    returnAddress: { name: '周雅琴', mobile: '13800010004', address: '上海市浦东新区世纪大道 100 号' },
    contact: { name: '周雅琴', mobile: '13800010004', email: 'admin@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: info.travellers.reduce(
      (total, { serviceFee }) => total + product.consularFee + product.serviceFee + serviceFee,
      0,
    ),
  }
}

interface VisaBooking {
  who?: string
  search?: VisaSearch
  productId?: string
  more?: Partial<CreateVisaOrder>
}

export async function bookVisa(server: Caller, { who = 'employee', search = {}, productId, more = {} }: VisaBooking = {}) {
  const tempOrderNo = await saveVisaSearch(server, who, search)
  const request = { ...(await visaRequest(server, who, tempOrderNo, productId)), ...more }
  return { request, answer: await server.call(who, createVisaOrder, request) }
}

export const visaOrder = async (server: Caller, who: string, orderNo: string): Promise<VisaOrderDetail> =>
  expectResult(await server.call(who, getVisaOrderDetail, { orderId: orderNo }))

/** Approved where it has to be, and paid on the company's credit. */
export async function payVisa(server: TestServer, who: string, orderNo: string, approver = 'manager'): Promise<VisaOrderDetail> {
  const order = await visaOrder(server, who, orderNo)
  if (order.approval) expectResult(await decide(server, approver, orderNo))
  expectResult(await payByCredit(server, who, orderNo, order.total))
  await server.context.drainJobs()
  return visaOrder(server, who, orderNo)
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG with a note of where it was taken; what draws it is one grey point. */
export function scanned(note = '121.47E 31.23N'): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const point = Buffer.from('789c63680000008200810000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Location\0${note}`, 'latin1')),
    chunk('IDAT', point),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(note),
  ])
}

/** A file of a paper; `more` changes what a test is about. */
export const uploadOf = (
  orderNo: string,
  traveller: number,
  material: VisaMaterialKey,
  more: Partial<RequestOf<typeof uploadVisaMaterial>> = {},
) => ({
  orderNo,
  traveller,
  material,
  fileName: `${material}.png`,
  content: scanned().toString('base64'),
  keepForLater: false,
  ...more,
})

/** Every required paper of an applicant that is not there or was refused. */
export async function bringAll(server: Caller, who: string, orderNo: string, traveller: number): Promise<void> {
  const { applicants } = await visaOrder(server, who, orderNo)
  const open = applicants[traveller]!.materials.filter(
    ({ required, state }) => required && (state === 'missing' || state === 'refused'),
  )
  for (const { material } of open)
    expectResult(await server.call(who, uploadVisaMaterial, uploadOf(orderNo, traveller, material)))
}

/** The desk takes whatever waits of an applicant, but for what it finds wanting. */
export async function reviewAll(server: Caller, orderNo: string, traveller: number, wanting?: VisaMaterialKey): Promise<void> {
  const { list } = expectResult(await server.call(visaDesk, getVisaCases, { enterpriseId: 1 }))
  const found = list.find((each) => each.orderNo === orderNo)!.applicants[traveller]!
  for (const { material, state, upload } of found.materials) {
    if (state !== 'uploaded') continue
    const accepted = material !== wanting
    const remark = accepted ? '' : '照片反光，看不清号码'
    const asked = { enterpriseId: 1, orderNo, traveller, material, uploadId: upload!.uploadId, accepted, remark }
    expectResult(await server.call(visaDesk, reviewVisaMaterial, asked))
  }
}

type Step = Omit<RequestOf<typeof advanceVisaApplicant>, 'enterpriseId' | 'orderNo' | 'traveller'>
export const advance = (server: Caller, orderNo: string, traveller: number, step: Step) =>
  server.call(visaDesk, advanceVisaApplicant, { enterpriseId: 1, orderNo, traveller, ...step })

export const grant: Step = {
  step: 'granted',
  granted: { visaNo: 'JV2026001', validFrom: '2026-12-01', validUntil: '2027-02-28', entries: 'single', stayDays: 15 },
}
/** Papers, passport, lodged: as far as the consulate. */
export async function lodgeVisa(server: TestServer, who: string, orderNo: string, traveller: number): Promise<void> {
  await bringAll(server, who, orderNo, traveller)
  await reviewAll(server, orderNo, traveller)
  expectResult(await advance(server, orderNo, traveller, { step: 'passportReceived' }))
  expectResult(await advance(server, orderNo, traveller, { step: 'lodged' }))
}
