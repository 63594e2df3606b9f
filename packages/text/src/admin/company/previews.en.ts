import type { text as source } from './previews.zh-CN'

export const text: typeof source = {
  now: 'Now',
  switched: 'If switched',
  saved: 'Once saved',
  switches: {
    isShowDTGLogo: { on: 'Header: your logo | Sojourn', off: 'Header: your logo alone' },
    advanceHotelBookable: {
      on: 'Hotel lists begin with prepaid rates; paying at the hotel is a choice',
      off: 'Hotel lists begin with rates paid at the hotel; prepaid is a choice',
    },
    productDisabledShow: { on: 'Home: Flights · Hotels · Visas (not open yet)', off: 'Home: Flights · Hotels' },
    bookModeConfig: {
      on: 'Above the search: [Normal] [Fast]',
      off: 'No choice above the search: travellers first, then the search',
    },
    isDefaultSubstituting: {
      on: 'Home opens with: ( ) for myself  (•) for others',
      off: 'Home opens with: (•) for myself  ( ) for others',
    },
    ssoTravelTypeKeep: { on: 'Home shows business alone, with nothing to switch to', off: 'Home: [Business] [Personal]' },
    gpAgreementFilter: { on: 'Flight search: [ ] Government fares only', off: 'The flight search has no such filter' },
    gpAgreementFilterSelected: {
      on: 'Flight search: [✓] Government fares only',
      off: 'Flight search: [ ] Government fares only',
    },
    chargeCreditOnApproval: {
      on: 'Approved → taken from the credit → issued',
      off: 'Approved → the booker pays on the payment page → issued',
    },
    personalPaymentOnBusiness: {
      on: 'Payment page of business orders: the company · yourself',
      off: 'Payment page of business orders: the company',
    },
    costSplit: { on: 'Booking page: Research 60% · Sales 40%', off: 'Booking page: one cost centre for each traveller' },
    projectRequired: {
      on: 'Booking page: Project * (nothing goes out without one)',
      off: 'Booking page: Project (may stay empty)',
    },
    applyOrderMatchDateUnlimited: {
      on: 'Applied for 1 to 3 December: a trip on 5 December can be booked',
      off: 'Applied for 1 to 3 December: a trip on 5 December needs another application',
    },
    countiesJoin: {
      on: 'Applied for Suzhou: a hotel in Kunshan can be booked',
      off: 'Applied for Suzhou: a hotel in Kunshan needs another application',
    },
    onlineReportEnable: { on: 'Header: Orders · Reports', off: 'Header: Orders' },
    intlFlightDemandOrderEnable: {
      on: 'International search: Search · Send a request; requests stand in the personal centre',
      off: 'International search: Search',
    },
    isEnableWallet: {
      on: 'Points in the header; the payment page offers them for the personal part',
      off: 'No points in the header or on the payment page',
    },
    strictPassword: {
      on: '“travel2026” is refused as a new password: no capital letter',
      off: '“travel2026” may be a new password',
    },
    showCost: { on: 'Header: Home · Bookings · Orders · Costs', off: 'Header: Home · Bookings · Orders' },
  },
  choices: {
    defaultBookModeType: {
      normal: 'Business search on home: (•) Normal  ( ) Fast',
      fast: 'Business search on home: ( ) Normal  (•) Fast',
    },
    signingServiceExpiredType: {
      personal: 'Booking on business → the agreement has ended → [Buy privately] [Cancel]',
      message: 'Booking on business → the agreement has ended → [OK]',
    },
    togetherBookRule: {
      each: 'A manager up to ¥800 and an employee up to ¥500, in one hotel at ¥700: beyond the standard for the employee',
      highest: 'A manager up to ¥800 and an employee up to ¥500, in one hotel at ¥700: within the standard for both',
      lowest: 'A manager up to ¥800 and an employee up to ¥500, in one hotel at ¥700: beyond the standard for both',
    },
    guestStandard: {
      own: 'Booking for a client: judged by the travel policy for the role “Guests”',
      booker: 'A manager books for a client: judged by the manager’s own travel policy',
      unlimited: 'Booking for a client: nothing is beyond a standard',
    },
    insuranceRule: {
      forbidden: 'Flight order form: no insurance',
      optional: 'Flight order form: [ ] Accident insurance ¥30',
      forced: 'Flight order form: [✓] Accident insurance ¥30 (cannot be taken off)',
    },
    priceDropRule: {
      off: 'Prices are not looked up after ticketing',
      propose: 'A price drops → the booker is told → presses “Take it” → ticketed again at the lower price',
      take: 'A price drops → ticketed again at the lower price → the booker is told',
    },
    priceDropFrom: {
      100: '¥90 saved: nothing. ¥100 saved: done',
      200: '¥190 saved: nothing. ¥200 saved: done',
      500: '¥490 saved: nothing. ¥500 saved: done',
      1000: '¥990 saved: nothing. ¥1,000 saved: done',
      2000: '¥1,990 saved: nothing. ¥2,000 saved: done',
    },
    returnRule: {
      proRata: 'The company paid ¥600 and the person ¥400; of ¥500 returned the company gets ¥300, the person ¥200',
      personalFirst: 'The company paid ¥600 and the person ¥400; of ¥500 returned the person gets ¥400, the company ¥100',
    },
    travelApplyBookType: {
      never: 'Business search on home: no application',
      always: 'Business search on home: Application * (nothing is searched without one)',
      chosen: 'Business search on home: Application (may stay empty; it counts once it is chosen)',
    },
    control: {
      strong: 'Applied for Shanghai, booking Beijing → refused',
      weak: 'Applied for Shanghai, booking Beijing → a warning → may go on',
    },
  },
}
