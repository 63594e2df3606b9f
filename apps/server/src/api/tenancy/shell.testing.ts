import { own, type Row } from './row.testing'

/** What stands around the pages; a person of another company gets the own, and nothing of whom they name. */
export const shellRows: Record<string, Row> = {
  'POST Common/GetNoticeList': { request: ({ orderNo }) => ({ position: 4, orderNo }), stranger: 'own' },
  'POST Common/GetOnlineServiceInfo': own({ entrance: 0 }),
  'POST Employee/QueryPersonalTipPreferences': own({ users: ['1-employee', '1-manager'] }),
  'POST Enterprise/GetEnterpriseRemarksRule': own({ productType: 2 }),
  'GET FlightDemand/GetUnConfirmedDemandOrderCount': own(),
  'GET AlipayQiyema/GetEmployeeAlipayQiyema': own(),
  'GET AlipayQiyema/GetEnterpriseAlipayQiyema': { request: () => ({}), stranger: 'forbidden' },
  'POST AlipayQiyema/SearchPeople': { request: () => ({}), stranger: 'forbidden' },
  'POST AlipayQiyema/AlipayEnterpriseCreate': { request: () => ({}), stranger: 'forbidden' },
  'GET AlipayQiyema/AlipayBillRedicturl': { request: () => ({}), stranger: 'forbidden' },
  'POST AlipayQiyema/Callback': {
    request: () => ({ subject: '1/1-employee', outcome: 'authorized', signature: 'x' }),
    stranger: 'callbackSignatureWrong',
  },
}
