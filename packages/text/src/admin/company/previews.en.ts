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
}
