/** Every address of the product; the router adds the base. */
export const base = '/v'

/** What tells of a person, or opens something, stands behind the # of an address: it reaches no server and none of its logs. */
type Unsaid = 'ticket' | 'token' | 'code' | 'keyword' | 'traveller' | 'name' | 'mobile' | 'mail' | 'account' | 'credentialNo'
type Query = Record<string, string | number | undefined> & { [Name in Unsaid]?: never }

function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)]))
  return search.size ? `${path}?${search}` : path
}

function withSecret(path: string, { ticket, ...more }: { ticket?: string; to?: string }): string {
  return ticket === undefined ? path : `${path}#${new URLSearchParams({ ticket, ...more })}`
}

const lists: Record<number, string> = {
  1: '/flight/list',
  2: '/iflight/list',
  3: '/hotel/list',
  4: '/hotel/list',
  5: '/train/list',
  6: '/car/list',
  8: '/visa/list',
}

/** The first letter of an order's number tells its product. */
const orderPages: Record<string, string> = {
  F: '/order/flight/detail',
  I: '/order/iflight/detail',
  T: '/order/train/detail',
  H: '/order/hotel/detail',
  V: '/order/visa',
  C: '/order/car/detail',
  M: '/order/meeting',
}

/** Forms of a travel policy by the product that they are about (S2.46). */
export const policyEditors = {
  flight: '/manage/control/editFlight',
  intlFlight: '/manage/control/editIFlight',
  hotel: '/manage/control/editHotel',
  intlHotel: '/manage/control/editIHotel',
  train: '/manage/control/editTrain',
  car: '/manage/control/editCar',
  visa: '/manage/control/editVisa',
  meeting: '/manage/control/editMeeting',
} as const

/** `forAll` is of a new one that is to bind everybody. */
type PolicyQuery = { policyId?: string | undefined; copyOf?: string | undefined; forAll?: 1 | undefined }

/** Products that `type` of home's address may name, where another number is that of flights (S2.02); `product` names the others. */
const typesOfHome = [1, 2, 3, 4, 5, 9]
export const nameAtHome = (product: number): 'type' | 'product' => (typesOfHome.includes(product) ? 'type' : 'product')

export const paths = {
  home: ({
    type,
    ...query
  }: {
    travelType?: number
    /** The code of a product. */
    type?: number
    travelApplyNo?: string
    tripId?: string
    filters?: string
    /** With what the search for a visa begins. */
    visaCountry?: number | undefined
    visaName?: string | undefined
    visaDay?: string | undefined
  } = {}) => withQuery('/', { ...query, ...(type !== undefined && { [nameAtHome(type)]: type }) }),
  login: (query: { returnTo?: string; way?: string } = {}) => withQuery('/login', query),
  secondStep: () => '/login/second',
  error: () => '/err/index',

  activation: () => '/activation/index',
  activationCode: (query: { ticket?: string } = {}) => withSecret('/activation/code/index', query),
  activationAccount: (query: { ticket?: string } = {}) => withSecret('/activation/account/index', query),
  activationMail: (query: { ticket?: string } = {}) => withSecret('/activation/mail/index', query),
  openAccountCode: (query: { ticket?: string } = {}) => withSecret('/openAccount/code/index', query),
  openAccountMail: (query: { ticket?: string } = {}) => withSecret('/openAccount/mail/index', query),
  register: () => '/register/index',
  registerPassword: (query: { ticket?: string } = {}) => withSecret('/register/setPass', query),
  forgotten: () => '/forget/rePassword/index',
  forgottenChannel: () => '/forget/findPasswordWay/index',
  forgottenPassword: (query: { ticket?: string } = {}) => withSecret('/forget/confirmPass/index', query),
  modifyPassword: () => '/center/modifyPassword',
  languageSettings: () => '/center/my/langManage',
  member: () => '/activity/member',

  flightList: (query: { tempOrderNo: string }) => withQuery('/flight/list', query),
  flightCheck: (query: { tempOrderNo: string }) => withQuery('/flight/checkflightinfo', query),
  flightBook: (query: { tempOrderNo: string }) => withQuery('/flight/book', query),
  flightOrder: (query: { orderId: string }) => withQuery('/order/flight/detail', query),
  flightRefund: (query: { orderId: string; coupons?: string }) => withQuery('/flight/refund/apply', query),
  flightChangeApply: (query: { orderId: string; coupons?: string; date?: string }) => withQuery('/flight/change/apply', query),
  flightChange: (query: { orderId: string; coupons: string; date: string }) => withQuery('/flight/change', query),
  flightChangeConfirm: (query: { orderId: string; coupons: string; flightKey: string; fareKey: string; searchId: string }) =>
    withQuery('/flight/change/confirm', query),
  openTickets: () => '/center/open/index',

  intlFlightList: (query: { tempOrderNo: string }) => withQuery('/iflight/list', query),
  intlFlightCheck: (query: { tempOrderNo: string }) => withQuery('/iflight/checkinfo', query),
  intlFlightBook: (query: { tempOrderNo: string }) => withQuery('/iflight/book', query),
  intlFlightOrder: (query: { orderId: string }) => withQuery('/order/iflight/detail', query),
  intlFlightExtras: (query: { orderId: string }) => withQuery('/iflight/extras', query),
  intlFlightChanges: (query: { orderId: string }) => withQuery('/order/iflight/changes', query),
  intlFlightRefund: (query: { orderId: string; tickets?: string }) => withQuery('/iflight/refund/apply', query),
  intlFlightChangeApply: (query: { orderId: string; tickets?: string; slice?: string; date?: string }) =>
    withQuery('/iflight/change/apply', query),
  intlFlightChange: (query: { orderId: string; tickets: string; slice: string; date: string; cabin?: string }) =>
    withQuery('/iflight/change/list', query),
  intlFlightChangeConfirm: (query: {
    orderId: string
    tickets: string
    slice: string
    date: string
    cabin?: string
    itineraryKey: string
    fareKey: string
    searchId: string
    times: string
  }) => withQuery('/iflight/change/confirm', query),

  visaAlong: (query: { orderId: string; country: number }) => withQuery('/visa/along', query),
  ownVisas: () => '/visa/mine',
  visaList: (query: { tempOrderNo: string }) => withQuery('/visa/list', query),
  visaDetail: (query: { tempOrderNo: string; productId: string }) => withQuery('/visa/detail', query),
  visaPlaceOrder: (query: { tempOrderNo: string; productId: string }) => withQuery('/visa/placeOrder', query),
  visaOrder: (query: { orderId: string }) => withQuery('/order/visa', query),
  writeMeeting: (query: { demandNo: string }) => withQuery('/meeting/requirement', query),
  meetingRequirements: () => '/center/meeting/index',
  meetingRequirement: (query: { demandNo: string }) => withQuery('/order/meeting/requirement', query),
  meetingPlaceOrder: (query: { tempOrderNo: string }) => withQuery('/meeting/placeOrder', query),
  meetingAttendees: (query: { orderId: string }) => withQuery('/order/meeting/attendees', query),
  meetingJourneys: (query: { orderId: string }) => withQuery('/order/meeting/journeys', query),
  meetingInvitation: (token: string) => `/meeting/invitation#${token}`,
  meetingOrder: (query: { orderId: string }) => withQuery('/order/meeting', query),
  trainList: (query: { tempOrderNo: string }) => withQuery('/train/list', query),
  trainBook: (query: { tempOrderNo: string }) => withQuery('/train/book', query),
  trainBookNext: (query: { orderId: string }) => withQuery('/train/booknext', query),
  trainOrder: (query: { orderId: string }) => withQuery('/order/train/detail', query),
  trainRefund: (query: { orderId: string; coupons?: string }) => withQuery('/train/trainrefundapply', query),
  /** Tickets first; with them and a date the trains, with a train and its class what the change costs. */
  trainChange: (query: {
    orderId: string
    coupons?: string | undefined
    date?: string | undefined
    arrive?: string | undefined
    trains?: string | undefined
    ride?: string | undefined
  }) => withQuery('/train/book/change', query),
  trainChangeSuccess: (query: { orderId: string }) => withQuery('/train/trainchangesuccess', query),

  carAlong: (query: { orderId: string; ride: string }) => withQuery('/car/along', query),
  carList: (query: { tempOrderNo: string }) => withQuery('/car/list', query),
  carBook: (query: { tempOrderNo: string }) => withQuery('/car/book', query),
  sharedRide: (token: string) => `/car/shared#${token}`,
  carOrder: (query: { orderId: string }) => withQuery('/order/car/detail', query),

  hotelList: (query: { tempOrderNo: string }) => withQuery('/hotel/list', query),
  hotelDetail: (query: {
    tempOrderNo: string
    hotelId: string
    checkIn?: string | undefined
    checkOut?: string | undefined
    sharing?: number | undefined
    payment?: number | undefined
  }) => withQuery('/hotel/detail', query),
  hotelBook: (query: { tempOrderNo: string }) => withQuery('/hotel/book', query),
  hotelBookNext: (query: { tempOrderNo: string }) => withQuery('/hotel/bookNext', query),
  hotelGuarantee: (query: { tempOrderNo: string }) => withQuery('/hotel/book/guarantee', query),
  hotelExternalBook: (query: { tempOrderNo: string; hotelId: string; externalRateId: string }) =>
    withQuery('/hotel/externalBook', query),
  hotelOrder: (query: { orderId: string }) => withQuery('/order/hotel/detail', query),
  hotelRefund: (query: { orderId: string; room?: number }) => withQuery('/order/hotel/refund', query),
  demandStart: () => '/demand/index',
  flightDemandForm: (query: { demandNo?: string; tempOrderNo?: string; travelApplyNo?: string } = {}) =>
    withQuery('/demand/book', query),
  flightDemands: () => '/center/iflightDemand/index',
  flightDemand: (query: { demandNo: string; planId?: string; tempOrderNo?: string }) =>
    withQuery('/center/iflightDemand/detail', query),
  hotelDemands: (query: { ask?: 1; cityId?: number; cityName?: string; checkIn?: string; checkOut?: string } = {}) =>
    withQuery('/center/hotelDemand/index', query),
  hotelDemand: (query: { demandNo: string; planId?: string; tempOrderNo?: string }) =>
    withQuery('/order/hotel/hotelDemandDetail/index', query),
  favourites: () => '/center/favourite/index',
  memberCards: () => '/center/memberCard/index',

  /** The page of an order of any product. */
  order: (query: { orderId: string }) => withQuery(orderPages[query.orderId.charAt(0)] ?? '/order/flight/detail', query),

  /** A request to the agency for what a search did not find. */

  /** The list of a product by its code (S4.13); a product without one leads home. */
  list: (productType: number, query: { tempOrderNo: string; demandType?: string; returnDate?: string; resourceId?: string }) =>
    withQuery(lists[productType] ?? '/', query),

  choice: (query: { tempOrderNo: string; type?: number; demandType?: number; returnDate?: string; resourceId?: string }) =>
    withQuery('/choice/index', query),
  myBookings: (query: { type?: 1 | 2 } = {}) => withQuery('/center/tripOrderList', query),
  myApprovals: (query: { type?: 0 | 1 | 2 | 3 } = {}) => withQuery('/center/myApproval', query),
  approval: (query: { approvalId: string }) => withQuery('/center/approvalDetail', query),
  approvalOrders: () => '/center/approvalOrder/list',
  approvalOrder: (query: { approvalId: string }) => withQuery('/center/approvalOrder/detail', query),

  travelForms: () => '/center/travelForm',
  travelForm: (query: { travelApplyNo: string; contentVersion?: number }) => withQuery('/center/travelForm/detail', query),
  /** An old one, a copy, a schedule of orders, or a search that no application covered. */
  writeTravelForm: (
    query: {
      travelApplyNo?: string
      copyOf?: string
      orderNos?: string
      productType?: number
      depart?: string
      arrive?: string
      startDate?: string
      endDate?: string
    } = {},
  ) => withQuery('/center/travelForm/apply', query),
  submitSchedule: () => '/center/submitschedule',
  trips: () => '/center/travelView',
  trip: (query: { travelOrderNo: string }) => withQuery('/center/travelView', query),

  pay: (query: { orderNos: readonly string[] }) => withQuery('/pay/index', { orderNos: query.orderNos.join(',') }),
  paySuccess: (query: { paymentNo: string }) => withQuery('/pay/success', query),
  payFail: (query: { paymentNo: string }) => withQuery('/pay/fail', query),

  wallet: () => '/center/wallet',
  /** `type=1` shows the travel standards (S2.39). */
  profile: (query: { type?: 1; section?: string } = {}) => withQuery('/center/personalInfo', query),
  feedback: (query: { orderSerialNo?: string; category?: string } = {}) => withQuery('/center/feedback', query),
  management: () => '/manage/index',
  people: (query: { departmentId?: string; gradeId?: string; state?: string; concern?: string } = {}) =>
    withQuery('/manage/employee/list', query),
  person: (query: { employeeId: string }) => withQuery('/manage/employee/detail', query),
  addPerson: (query: { departmentId?: string } = {}) => withQuery('/manage/employee/add', query),
  importPeople: () => '/manage/employee/import',
  accounts: (query: { employeeId?: string; state?: string } = {}) => withQuery('/manage/employee/account', query),
  guests: (query: { concern?: string } = {}) => withQuery('/manage/employee/guest', query),
  arrangers: (query: { employeeId?: string; state?: string } = {}) => withQuery('/manage/employee/arrangers', query),
  departments: (query: { headless?: string } = {}) => withQuery('/manage/employee/departments', query),
  importDepartments: () => '/manage/employee/departments/import',
  grades: () => '/manage/employee/grade',
  policies: () => '/manage/control/list',
  /** Without a number a new one, with `copyOf` from what another says. */
  policy: (query: PolicyQuery = {}) => withQuery('/manage/control/detail', query),
  editPolicy: (product: keyof typeof policyEditors, query: PolicyQuery = {}) => withQuery(policyEditors[product], query),
  /** `subject` is the number of a version, a proposal or a draft; without a number of a policy the draft is of a new one. */
  policyLab: (query: { policyId?: string | undefined; subject?: string | undefined } = {}) =>
    withQuery('/manage/control/lab', query),
  flows: (query: { part?: string } = {}) => withQuery('/manage/approval/index', query),
  /** `tab` names a section. */
  company: (query: { tab?: string } = {}) => withQuery('/manage/enterprise/index', query),
  costCentres: () => '/manage/enterprise/costCentres',
  importCostCentres: () => '/manage/enterprise/costCentres/import',
  customFields: () => '/manage/enterprise/fields',
  projects: () => '/manage/enterprise/projects',
  budgets: (query: { warned?: string; counted?: string } = {}) => withQuery('/manage/enterprise/budgets', query),
  importBudgets: () => '/manage/enterprise/budgets/import',
  legalEntities: () => '/manage/enterprise/entities',
  officeHours: () => '/manage/enterprise/hours',
  notices: () => '/manage/enterprise/notices',
  agreement: () => '/manage/employee/contract',
  companyOrders: (query: { product?: string; dateKind?: string; from?: string; to?: string; phase?: string } = {}) =>
    withQuery('/center/management/list', query),
  whereabouts: (query: { city?: string; activity?: string; date?: string } = {}) => withQuery('/manage/whereabouts/index', query),
  incidents: (query: { closed?: 1 } = {}) => withQuery('/manage/incident/index', query),
  incident: (query: { incidentId: string }) => withQuery('/manage/incident/detail', query),
  myIncident: (query: { id: string }) => withQuery('/center/incident', query),
  orderReport: () => '/center/management/orderDetailReport',
  companyTrips: () => '/center/travelOrder',
  companyTrip: (query: { travelOrderNo: string }) => withQuery('/center/travelOrder/detail', query),
  bills: () => '/center/bill/onlineAccount',
  bill: (query: { billNo: string; decision?: string }) => withQuery('/center/bill/detail', query),
  billsToConfirm: () => '/center/bill/confirmList',
  variances: () => '/center/bill/varianceSheetList',
  billSpecial: (query: { billNo: string }) => withQuery('/center/bill/detail/specialdetail', query),
  billManual: (query: { billNo: string }) => withQuery('/center/bill/manualInvoiceDetail', query),
  billElectronic: (query: { billNo: string }) => withQuery('/center/bill/detail/electrondetail', query),
  invoices: () => '/center/invoice',
  invoiceApply: (query: { orderNo?: string } = {}) => withQuery('/center/invoice/apply', query),
  invoiceTerms: () => '/center/invoice/applyNext',
  invoiceConfirm: (query: { applicationNo: string }) => withQuery('/center/invoice/confirm', query),
  invoiceList: () => '/center/invoice/list',
  invoice: (query: { invoiceId: string }) => withQuery('/center/invoice/detail', query),
  itineraryReceipts: () => '/center/invoice/travel',
  vouchers: () => '/center/invoice/vouchers',
  voucher: (query: { voucherId: string }) => withQuery('/center/invoice/voucher', query),
  companyVouchers: () => '/center/bill/vouchers',
  companyVoucher: (query: { voucherId: string }) => withQuery('/center/bill/voucher', query),
  voucherRadar: (query: { by?: string; open?: string; key?: string } = {}) => withQuery('/center/bill/voucherRadar', query),
  billItineraries: (query: { billNo?: string } = {}) => withQuery('/center/bill/detail/itinerarydetail', query),
  flightItineraries: (query: { billNo?: string } = {}) => withQuery('/center/bill/flightItineraryDetails', query),
  trainItineraries: (query: { billNo?: string } = {}) => withQuery('/center/bill/trainItineraryDetails', query),
  billInsurances: (query: { billNo?: string } = {}) => withQuery('/center/bill/insuranceDetails', query),
  fillBill: (query: { billNo?: string } = {}) => withQuery('/center/bill/fillbill', query),
  billRecords: () => '/center/bill/record',
  billRecord: (query: { billNo: string }) => withQuery('/center/bill/recordDetail', query),
  accounting: () => '/center/bill/accounting',
  accountingBill: (query: { billNo: string }) => withQuery('/center/bill/accountingDetail', query),
  accountingMapping: (query: { version?: string } = {}) => withQuery('/center/bill/accountingMapping', query),
  unusedTickets: () => '/center/openManage/index',
  /** An article of the manual, and a part of it. */
  manual: ({ section, ...query }: { article?: string; section?: string; q?: string } = {}) =>
    `${withQuery('/manage/help/manual', query)}${section ? `#${section}` : ''}`,
  /** A page of its own beside the portal, with its base. */
  onlineReport: () => `${base}/report/flight/index`,
  mails: () => '/center/mails',

  agentDesk: () => '/agent/desk',
  agentAgreements: () => '/agent/agreements',
  agentAgreement: (query: { enterpriseId?: number } = {}) => withQuery('/agent/agreement', query),
  agentJobs: () => '/agent/jobs',
  agentFees: () => '/agent/fees',
  agentIncidents: () => '/agent/incidents',
  agentHours: () => '/agent/hours',
  agentFuel: () => '/agent/fuel',
  agentExchange: () => '/agent/exchange',
  agentSupply: () => '/agent/supply',
  agentDeposits: (query: { enterpriseId?: number } = {}) => withQuery('/agent/deposits', query),
  agentBills: (query: { enterpriseId?: number; billNo?: string } = {}) => withQuery('/agent/bills', query),
  agentBill: (query: { enterpriseId?: number; billNo?: string } = {}) => withQuery('/agent/bill', query),
  agentMatch: (query: { enterpriseId?: number; billNo?: string } = {}) => withQuery('/agent/match', query),
  agentCars: (query: { enterpriseId?: number } = {}) => withQuery('/agent/cars', query),
  agentVisas: (query: { enterpriseId?: number } = {}) => withQuery('/agent/visas', query),
  agentTrains: (query: { enterpriseId?: number } = {}) => withQuery('/agent/trains', query),
  agentOpen: (query: { ticket: string; to?: string }) => withSecret('/agent/open', query),
}

/** Only a place within the product is returned to. */
export function safeReturn(returnTo: string | null): string {
  return returnTo && /^\/(?![/\\])/.test(returnTo) ? returnTo : paths.home()
}
