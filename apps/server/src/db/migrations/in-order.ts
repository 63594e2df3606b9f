import type { Migration } from '../migration'
import { foundation } from './0001-foundation'
import { booking } from './0002-booking'
import { sandboxAir } from './0003-sandbox-air'
import { applications } from './0004-applications'
import { approvals } from './0005-approvals'
import { afterSales } from './0006-after-sales'
import { money } from './0007-money'
import { accounts } from './0008-accounts'
import { agentSessions } from './0009-agent-sessions'
import { personal } from './0010-personal'
import { trips } from './0011-trips'
import { policy } from './0012-policy'
import { usageEvents } from './0014-usage-events'
import { sso } from './0015-sso'
import { shell } from './0016-shell'
import { sandboxRail } from './0017-sandbox-rail'
import { approvalParties } from './0018-approval-parties'
import { train } from './0018-train'
import { hotel } from './0019-hotel'
import { hotelSlice } from './0020-hotel-slice'
import { applicationRecord } from './0021-application-record'
import { orderLists } from './0022-order-lists'
import { ticketOffice } from './0023-ticket-office'
import { orderVerdict } from './0024-order-verdict'
import { travellerTime } from './0025-traveller-time'
import { passengers } from './0026-passengers'
import { delegateNames } from './0027-delegate-names'
import { reasonsByProduct } from './0028-reasons-by-product'
import { agencyClaims } from './0029-agency-claims'
import { fuelSurcharge } from './0030-fuel-surcharge'
import { servedCompanies } from './0031-served-companies'
import { orderBudgets } from './0032-order-budgets'
import { resubmissions } from './0033-resubmissions'
import { studentTickets } from './0034-student-tickets'
import { purposeOfTravel } from './0035-purpose-of-travel'
import { budgetShares } from './0036-budget-shares'
import { agencyWaiting } from './0037-agency-waiting'
import { delayedTickets } from './0038-delayed-tickets'
import { bookingFeeBack } from './0039-booking-fee-back'
import { whoAsksForCodes } from './0040-who-asks-for-codes'
import { keyring } from './0041-keyring'
import { mySessions } from './0042-my-sessions'
import { depositsWait } from './0043-deposits-wait'
import { purgeOfChoiceSets } from './0044-purge-of-choice-sets'
import { leavers } from './0045-leavers'
import { parkedJobs } from './0046-parked-jobs'
import { secondFactor } from './0047-second-factor'
import { auditLog } from './0048-audit-log'
import { hashesOfRequests } from './0049-hashes-of-requests'
import { passkeys } from './0050-passkeys'
import { sharedBudgets } from './0053-shared-budgets'
import { fulfillers } from './0055-fulfillers'
import { supplyKeys } from './0056-supply-keys'
import { feeOfEachTraveller } from './0057-fee-of-each-traveller'
import { placing } from './0058-placing'
import { roomsAndNights } from './0059-rooms-and-nights'
import { settingsChanges } from './0060-settings-changes'
import { consoleRecords } from './0061-console'
import { consoleRoles } from './0062-console-roles'
import { proposals } from './0063-proposals'
import { flowsVersions } from './0064-flows-versions'
import { company } from './0065-company'
import { companyOrders } from './0066-company-orders'
import { accountLocks } from './0067-account-locks'
import { arrangers } from './0068-arrangers'
import { policyLab } from './0069-policy-lab'
import { budgets } from './0070-budgets'
import { customFields } from './0072-custom-fields'
import { consoleSettings } from './0073-console-settings'
import { incidents } from './0074-incidents'
import { serviceAgreements } from './0075-service-agreements'
import { acting } from './0076-acting'
import { agencySettings } from './0077-agency-settings'
import { demands } from './0078-demands'
import { intlFlight } from './0079-intl-flight'
import { sandboxIntlAir } from './0080-sandbox-intl-air'
import { noticeNow } from './0081-notice-now'
import { demandsThatEnd } from './0082-demands-that-end'
import { noticeAnswers } from './0083-notice-answers'
import { ordersConsole } from './0085-orders-console'
import { bills } from './0087-bills'
import { manualQuotes } from './0088-manual-quotes'
import { intlExtras } from './0089-intl-extras'
import { priceDrop } from './0090-price-drop'
import { supplyFaultRates } from './0091-supply-fault-rates'
import { billLetters } from './0092-bill-letters'
import { billCertificates } from './0093-bill-certificates'
import { reports } from './0094-reports'
import { invoices } from './0095-invoices'
import { paymentsOfOrders } from './0096-payments-of-orders'
import { typedTickets } from './0097-typed-tickets'
import { sandboxIntlChange } from './0098-sandbox-intl-change'
import { unbilledSums } from './0100-unbilled-sums'
import { settlementMatches } from './0101-settlement-matches'
import { invoicesCompared } from './0103-invoices-compared'
import { vouchers } from './0104-vouchers'
import { reportMonthsGrow } from './0106-report-months-grow'
import { reportViews } from './0107-report-views'
import { accounting } from './0109-accounting'
import { unusedTicketReminders } from './0110-unused-ticket-reminders'
import { personFields } from './0112-person-fields'
import { incidentChanges } from './0113-incident-changes'
import { visas } from './0115-visas'
import { cars } from './0119-cars'
import { sandboxRide } from './0120-sandbox-ride'
import { meetings } from './0123-meetings'
import { sandboxVenue } from './0124-sandbox-venue'
import { servicesOfADay } from './0126-services-of-a-day'
import { sandboxIntlExtras } from './0129-sandbox-intl-extras'
import { moneyBeside } from './0130-money-beside'
import { keysOfRides } from './0132-keys-of-rides'
import { vouchersByOrder } from './0135-vouchers-by-order'
import { staysAbroad } from './0138-stays-abroad'
import { sandboxIntlSeats } from './0139-sandbox-intl-seats'
import { seatsGivenBefore } from './0140-seats-given-before'
import { proofsOfVariances } from './0141-proofs-of-variances'
import { filesOfLetters } from './0142-files-of-letters'
import { ridesAndTitles } from './0143-rides-and-titles'
import { exchangeRates } from './0144-exchange-rates'
import { baseCurrencyOfBills } from './0145-base-currency-of-bills'
import { agencyOperators } from './0146-agency-operators'
import { ownVisas } from './0148-own-visas'
import { reportDivisions } from './0149-report-divisions'
import { meetingAttendees } from './0158-meeting-attendees'
import { meetingRooms } from './0159-meeting-rooms'
import { sandboxGroupRooms } from './0160-sandbox-group-rooms'
import { recentSearches } from './0161-recent-searches'
import { companyVersions } from './0162-company-versions'
import { lateMoneyInReports } from './0163-late-money-in-reports'
import { attendeesOfOneMobile } from './0166-attendees-of-one-mobile'
import { reasonsOfCars } from './0167-reasons-of-cars'
import { carriersOwnFlights } from './0170-carriers-own-flights'
import { journeysOfMeetings } from './0174-journeys-of-meetings'
import { smallTablesThatMove } from './0177-small-tables-that-move'
import { paymentMethods } from './0178-payment-methods'
import { channelsAndSources } from './0179-channels-and-sources'
import { daysOfOwnVisas } from './0180-days-of-own-visas'
import { lostPassports } from './0181-lost-passports'
import { depositRefusals } from './0189-deposit-refusals'
import { keptInvoices } from './0190-kept-invoices'
import { vipMarks } from './0192-vip-marks'
import { joiningKeys } from './0193-joining-keys'
import { agreedRates } from './0194-agreed-rates'
import { filesOfLists } from './0195-files-of-lists'
import { numbersOfDepartments } from './0196-numbers-of-departments'
import { toldToCarriers } from './0201-told-to-carriers'
import { carbonOfNights } from './0204-carbon-of-nights'
import { citiesOfRides } from './0207-cities-of-rides'
import { guestsOfMeetings } from './0208-guests-of-meetings'
import { everyOrderInReports } from './0210-every-order-in-reports'
import { reportsNotWholeYet } from './0211-reports-not-whole-yet'
import { answersOfAMobile } from './0212-answers-of-a-mobile'
import { statuses } from './0213-statuses'
import { tripsOfWholeFamilies } from './0215-trips-of-whole-families'
import { roomsOfEvents } from './0216-rooms-of-events'
import { ordersSeenTo } from './0219-orders-seen-to'
import { accountsOfUses } from './0220-accounts-of-uses'

/** In the order in which they were written; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  foundation,
  booking,
  sandboxAir,
  applications,
  approvals,
  afterSales,
  money,
  accounts,
  agentSessions,
  personal,
  trips,
  policy,
  usageEvents,
  sso,
  shell,
  sandboxRail,
  approvalParties,
  train,
  hotel,
  hotelSlice,
  applicationRecord,
  orderLists,
  ticketOffice,
  orderVerdict,
  travellerTime,
  passengers,
  delegateNames,
  reasonsByProduct,
  agencyClaims,
  fuelSurcharge,
  servedCompanies,
  orderBudgets,
  resubmissions,
  studentTickets,
  purposeOfTravel,
  budgetShares,
  agencyWaiting,
  delayedTickets,
  bookingFeeBack,
  whoAsksForCodes,
  keyring,
  mySessions,
  depositsWait,
  purgeOfChoiceSets,
  leavers,
  parkedJobs,
  secondFactor,
  auditLog,
  hashesOfRequests,
  passkeys,
  sharedBudgets,
  fulfillers,
  supplyKeys,
  feeOfEachTraveller,
  placing,
  roomsAndNights,
  settingsChanges,
  consoleRecords,
  consoleRoles,
  proposals,
  flowsVersions,
  company,
  companyOrders,
  accountLocks,
  arrangers,
  policyLab,
  budgets,
  customFields,
  consoleSettings,
  incidents,
  serviceAgreements,
  acting,
  agencySettings,
  demands,
  intlFlight,
  sandboxIntlAir,
  noticeNow,
  demandsThatEnd,
  noticeAnswers,
  ordersConsole,
  bills,
  manualQuotes,
  intlExtras,
  priceDrop,
  supplyFaultRates,
  billLetters,
  billCertificates,
  reports,
  invoices,
  paymentsOfOrders,
  typedTickets,
  sandboxIntlChange,
  unbilledSums,
  settlementMatches,
  invoicesCompared,
  vouchers,
  reportMonthsGrow,
  reportViews,
  accounting,
  unusedTicketReminders,
  personFields,
  incidentChanges,
  visas,
  cars,
  sandboxRide,
  meetings,
  sandboxVenue,
  servicesOfADay,
  sandboxIntlExtras,
  moneyBeside,
  keysOfRides,
  vouchersByOrder,
  staysAbroad,
  sandboxIntlSeats,
  seatsGivenBefore,
  proofsOfVariances,
  filesOfLetters,
  ridesAndTitles,
  exchangeRates,
  baseCurrencyOfBills,
  agencyOperators,
  ownVisas,
  reportDivisions,
  meetingAttendees,
  meetingRooms,
  sandboxGroupRooms,
  recentSearches,
  companyVersions,
  lateMoneyInReports,
  attendeesOfOneMobile,
  reasonsOfCars,
  carriersOwnFlights,
  journeysOfMeetings,
  smallTablesThatMove,
  paymentMethods,
  channelsAndSources,
  daysOfOwnVisas,
  lostPassports,
  depositRefusals,
  keptInvoices,
  vipMarks,
  joiningKeys,
  agreedRates,
  filesOfLists,
  numbersOfDepartments,
  toldToCarriers,
  carbonOfNights,
  citiesOfRides,
  guestsOfMeetings,
  everyOrderInReports,
  reportsNotWholeYet,
  answersOfAMobile,
  statuses,
  tripsOfWholeFamilies,
  roomsOfEvents,
  ordersSeenTo,
  accountsOfUses,
]
