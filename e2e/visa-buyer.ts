import { pay } from '@sojourn/contract/booking/payment.calls'
import { advanceVisaApplicant, getVisaCases, reviewVisaMaterial } from '@sojourn/contract/products/visa/desk.calls'
import { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import { getVisaOrderDetail, sendVisaPassport, uploadVisaMaterial } from '@sojourn/contract/products/visa/order.calls'
import { getOwnVisas, saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { createVisaOrder, getVisaBookInfo, visaProductDetail } from '@sojourn/contract/products/visa/visa.calls'
import { getVisaCountry } from '@sojourn/contract/reference/visa-country.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { directorAbroad as director, withPassport } from './intl-buyer'
import { approve, signedIn, type Send } from './train-buyer'
import { scan } from './visa-pages'

interface Wanted {
  /** As it is typed. */
  country: string
  productId: string
}

/** A visa of the director's that is paid, with all papers taken and the passport with the desk; gives the order's number. */
export async function readyVisa(wanted: Wanted): Promise<string> {
  await withPassport(director)
  const { send, leave } = await signedIn(director.account)
  const { orderNo, settleType, total, next } = await order(send, wanted)
  if (next === 'approval') await approve(director.approver, orderNo)
  await send(pay, { orderNos: [orderNo], settleType, expectedTotal: total })
  const { applicants } = await send(getVisaOrderDetail, { orderId: orderNo })
  const content = scan('scan.png').buffer.toString('base64')
  for (const { material, required } of applicants[0]!.materials)
    if (required)
      await send(uploadVisaMaterial, { orderNo, traveller: 0, material, fileName: 'scan.png', content, keepForLater: false })
  await send(sendVisaPassport, { orderNo, traveller: 0, trackingNo: 'SF1234567890' })
  await leave()
  await takeAll(orderNo)
  return orderNo
}

async function order(send: Send, { country, productId }: Wanted) {
  const { searchResultList = [] } = await send(getVisaCountry, { KeyWords: country })
  const { id, name } = searchResultList[0]!
  const { today } = await send(getOwnVisas, {})
  const { tempOrderNo } = await send(saveVisaOrderTemp, {
    searchParams: { visaType: 0, countryId: id, countryName: name, provinceId: 31, departDate: addDays(today, 20) },
    travelType: 1,
    bookType: 0,
  })
  const [{ travellers, settleTypes }, { product }] = await Promise.all([
    send(getVisaBookInfo, { tempOrderNo, productId }),
    send(visaProductDetail, { tempOrderNo, productId }),
  ])
  const [{ employeeId, credentials, costCentreId, serviceFee }] = travellers as [(typeof travellers)[number]]
  const { settleType } = settleTypes[0]!
  const total = product.consularFee + product.serviceFee + serviceFee
  const { orderNo, next } = await send(createVisaOrder, {
    tempOrderNo,
    productId,
    express: false,
    acceptLate: true,
    travellers: [
      { employeeId, credentialId: credentials.find(({ usable }) => usable)?.credentialId ?? '', costCentreId, insurances: [] },
    ],
    applicants: [{ employeeId, applicantType: 'employed', provinceId: '31' }],
    returnAddress: { name: '欧阳明哲', mobile: '13800010003', address: '上海市浦东新区世纪大道 100 号' },
    contact: { name: '欧阳明哲', mobile: '13800010003', email: director.account },
    settleType,
    expectedTotal: total,
  })
  return { orderNo, settleType, total, next }
}

/** A visa for the United Kingdom that somebody got elsewhere. */
export async function keepVisa(account: string): Promise<void> {
  const { send, leave } = await signedIn(account)
  const { searchResultList = [] } = await send(getVisaCountry, { KeyWords: 'yingguo' })
  const { today } = await send(getOwnVisas, {})
  await send(saveOwnVisa, {
    countryId: searchResultList[0]!.id,
    entries: 'double',
    entriesUsed: 1,
    stayDays: 30,
    validFrom: today,
    validUntil: addDays(today, 365),
  })
  await leave()
}

/** The desk takes every paper and the passport. */
async function takeAll(orderNo: string): Promise<void> {
  const { send, leave } = await signedIn('agent@agency.example')
  const { list } = await send(getVisaCases, { enterpriseId: 1 })
  const found = list.find((each) => each.orderNo === orderNo)!
  const part = { enterpriseId: 1, orderNo, traveller: 0 }
  for (const { material, upload } of found.applicants[0]!.materials)
    if (upload) await send(reviewVisaMaterial, { ...part, material, uploadId: upload.uploadId, accepted: true, remark: '' })
  await send(advanceVisaApplicant, { ...part, step: 'passportReceived' })
  await leave()
}
