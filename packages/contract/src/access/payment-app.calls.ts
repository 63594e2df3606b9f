import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { paymentAppStates } from './payment-app-states'

/** Of a person or an enterprise with the payment app: 0 not asked, 1 under way, 2 in force. */
const Status = Type.Integer({ minimum: 0, maximum: 2 })

/** S3.53: the person's and the enterprise's status, and while one is missing the image of the code to scan. */
export const PaymentAppAuthorization = Type.Object({
  status: Status,
  enterpriseStatus: Status,
  /** A data address; empty where there is nothing to authorize. */
  qrImage: Type.String(),
})
export type PaymentAppAuthorization = Static<typeof PaymentAppAuthorization>

/** The caller's authorization; `paymentAppRefused` for a day after the person refused it in the app. */
export const getEmployeePaymentApp = call({
  summary: "The caller's authorization of the payment app.",
  method: 'GET',
  path: 'api/AlipayQiyema/GetEmployeeAlipayQiyema',
  agents: 'refused',
  clause: 'S7.43',
  response: PaymentAppAuthorization,
  problems: ['paymentAppRefused'],
})
export const getEnterprisePaymentApp = call({
  summary: "The company's authorization of the payment app.",
  method: 'GET',
  path: 'api/AlipayQiyema/GetEnterpriseAlipayQiyema',
  access: 'manage',
  clause: 'S7.43',
  response: Type.Object({ enterpriseStatus: Status, authorizedCount: Type.Integer() }),
})

export const createEnterprisePaymentApp = call({
  summary: "Begins the enterprise's sign-up; the provider's page finishes it.",
  method: 'POST',
  path: 'api/AlipayQiyema/AlipayEnterpriseCreate',
  access: 'manage',
  agents: 'refused',
  write: true,
  clause: 'S7.43',
  response: Type.Object({ enterpriseStatus: Status, signUpUrl: Type.String() }),
})

export const getPaymentAppBillUrl = call({
  summary: "The provider's page with what was paid through the app.",
  method: 'GET',
  path: 'api/AlipayQiyema/AlipayBillRedicturl',
  access: 'finance',
  agents: 'refused',
  clause: 'S7.43',
  response: Type.Object({ url: Type.String() }),
  problems: ['paymentAppNotInForce'],
})

const PaymentAppPerson = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  number: Type.String(),
  departmentName: Type.String(),
  state: words(...paymentAppStates),
  /** When it became so. */
  changedAt: Type.Optional(Instant),
})
export type PaymentAppPerson = Static<typeof PaymentAppPerson>

/** A POST, so that the people looked for stand in no address. */
export const searchPaymentAppPeople = call({
  summary: "Who of the company's people authorized the payment app, by name.",
  method: 'POST',
  path: 'api/AlipayQiyema/SearchPeople',
  access: 'manage',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    state: Type.Optional(words(...paymentAppStates)),
  }),
  response: Page(PaymentAppPerson),
})

export const PaymentAppNotice = Type.Object({
  /** A person by enterprise and employee, or an enterprise. */
  subject: Type.String({ maxLength: 80 }),
  outcome: words('authorized', 'refused'),
  signature: Type.String({ maxLength: 128 }),
})

export const paymentAppCallback = call({
  summary: "The payment app's notice of what somebody did on its page.",
  method: 'POST',
  path: 'api/AlipayQiyema/Callback',
  access: 'public',
  clause: 'S7.43',
  request: PaymentAppNotice,
  response: Type.Object({}),
  problems: ['callbackSignatureWrong'],
})
