import type { Numbers } from './company-one/company-one.testing'
import { ofOrder, own, type Row } from './row.testing'

type Visas = Numbers['visas']
const search = (request: (visas: Visas) => object = () => ({}), more: Partial<Row> = {}): Row => ({
  request: ({ visas }) => ({ tempOrderNo: visas.tempOrderNo, ...request(visas) }),
  stranger: 'tempOrderUnknown',
  ...more,
})
const order = (request: (visas: Visas) => object, more: Partial<Row> = {}): Row => ({
  ...ofOrder(({ visas }) => request(visas)),
  ...more,
})
/** Done by the agency's staff for a company that it serves. */
const desk = (request: (visas: Visas) => object, more: Partial<Row> = {}): Row => ({
  request: ({ visas }) => ({ enterpriseId: 1, ...request(visas) }),
  stranger: 'forbidden',
  owner: 'agent@agency.example',
  ...more,
})
const product = { productId: 'jp-b' }

/** Visas: what a country asks, an order with its papers, and the desk at work on it. */
export const visaRows: Record<string, Row> = {
  'GET VisaResource/GetVisaOrderTemp': search(),
  'POST VisaResource/GetVisasAlong': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'GET VisaResource/GetOwnVisas': own(),
  'POST VisaResource/SaveOwnVisa': {
    request: ({ visas }) => ({ ...visas.ownVisa, visaId: visas.ownVisaId }),
    stranger: 'ownVisaUnknown',
  },
  'POST VisaResource/RemoveOwnVisa': { request: ({ visas }) => ({ visaId: visas.ownVisaId }), stranger: 'ownVisaUnknown' },
  'POST VisaResource/VisaSearch': search(),
  'GET VisaResource/VisaProductDetail': search(() => product),
  'GET VisaResource/GetVisaTemplate': own({ material: 'itinerary' }),
  'GET VisaResource/GetVisaBookInfo': search(() => product),
  // The same person has applied for this country already.
  'POST VisaOrder/CreateOrder': search(({ request }) => request, { ownerReads: 'visaAppliedAlready' }),
  'GET VisaOrder/GetOrderDetail': ofOrder(({ visas }) => ({ orderId: visas.orderNo })),
  'POST VisaOrder/UploadMaterial': order(({ upload }) => upload),
  'POST VisaOrder/ReuseMaterial': order(({ orderNo, material, uploadId }) => ({ orderNo, traveller: 0, material, uploadId }), {
    // Nobody agreed that it is kept.
    ownerReads: 'visaPartUnknown',
  }),
  'POST VisaOrder/ReadMaterial': order(({ orderNo, uploadId }) => ({ orderNo, uploadId })),
  'POST VisaOrder/RevealVisaNumber': {
    request: ({ visas }) => ({ orderNo: visas.orderNo, traveller: 0 }),
    stranger: 'visaPartUnknown',
    ownerReads: 'visaPartUnknown',
  },
  'GET VisaOrder/GetCases': desk(() => ({})),
  'POST VisaOrder/ReadCaseMaterial': desk(({ orderNo, uploadId }) => ({ orderNo, uploadId })),
  // Another file has taken its place by then.
  'POST VisaOrder/ReviewMaterial': desk(
    ({ orderNo, material, uploadId }) => ({ orderNo, traveller: 0, material, uploadId, accepted: true, remark: '' }),
    { ownerReads: 'visaMaterialMoved' },
  ),
  'POST VisaOrder/AdvanceApplicant': desk(({ orderNo }) => ({ orderNo, traveller: 0, step: 'passportReceived' })),
  // The desk has it already.
  'POST VisaOrder/SendPassport': order(({ orderNo }) => ({ orderNo, traveller: 0, trackingNo: 'SF1234567890' }), {
    ownerReads: 'visaStepIllegal',
  }),
  'POST VisaOrder/WithdrawApplicant': order(({ orderNo, back }) => ({ orderNo, traveller: 0, expectedBack: back })),
}
