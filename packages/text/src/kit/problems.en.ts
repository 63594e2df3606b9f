import type { text as source } from './problems.zh-CN'

const waiting = (seconds: number): string => {
  if (seconds === 0) return 'a moment'
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What rights to book for others are given for. */
const arranged: Readonly<Record<string, string>> = {
  flight: 'domestic flights',
  intlFlight: 'international flights',
  hotel: 'domestic hotels',
  intlHotel: 'international hotels',
  train: 'trains',
  car: 'cars',
}

export const text: typeof source = {
  badRequest: 'The request is not valid. Please check it and try again.',
  notFound: 'There is nothing here.',
  tooManyRequests: (detail) => `Too many requests. Please try again in ${waiting(Number(detail.retryAfter ?? 0))}.`,
  unexpected: 'Something went wrong on our side. Please try again later.',
  unavailable: 'The service is not available right now. Please try again later.',
  storageFull: 'Storage is full, so nothing was saved. You can still read. Please try again later.',
  idempotencyKeyMissing: 'The request carries no repeat protection. Please reload the page.',
  idempotencyKeyReused: 'This request was already used for something else. Please reload the page.',

  notSignedIn: 'Please sign in.',
  wrongPassword: 'Account or password is wrong.',
  accountLocked: (detail) =>
    detail.minutes === undefined
      ? 'Too many failed attempts. Please try again later.'
      : `Too many failed attempts. Try again in ${detail.minutes} minutes, or use a code instead.`,
  accountDisabled: 'This account is disabled. Please contact your travel administrator.',
  forbidden: 'You are not allowed to do this.',
  insecureAddress: 'This address is not encrypted, so signing in would not be safe. Please use the https address.',
  accountNotActivated: 'This account is not activated yet. Please activate it first.',
  accountActivated: 'This account is active already. Please sign in.',
  accountExists: 'This mobile or e-mail has an account already. Please sign in.',
  codeTooSoon: (detail) =>
    detail.seconds === undefined
      ? 'Codes are asked for too often. Please try again later.'
      : `Codes are asked for too often. Please try again in ${detail.seconds} seconds.`,
  codeTooMany: 'No more codes today. Please try again tomorrow.',
  codeWrong: 'The code is wrong. Please enter it again.',
  codeExpired: 'The code is no longer valid. Please ask for a new one.',
  ticketSpent: 'The link or the verification is no longer valid. Please start again.',
  passwordRejected: (detail) => (detail.why === undefined ? 'The password does not meet the rules.' : String(detail.why)),
  oldPasswordWrong: 'The present password is wrong.',
  secondFactorNeeded: 'Please complete the second step of signing in.',
  secondStepOver: 'This sign-in took too long. Please sign in again.',
  secondFactorWrong: (detail) =>
    detail.factor === 'recovery'
      ? 'The recovery code is wrong or has been used. Please try one that you have not used yet.'
      : 'The code is wrong or has been used. Please wait for the next one.',
  secondFactorLocked: (detail) =>
    detail.minutes === undefined
      ? 'Too many failed codes. Please try again later.'
      : `Too many failed codes. Try again in ${detail.minutes} minutes.`,
  secondFactorThere: 'Two-step sign-in is on already. Remove it first to replace it.',
  secondFactorGone: 'Two-step sign-in is not on. Please reload the page.',
  proofWrong: 'The password or code is wrong.',
  passkeyRefused: 'The passkey was not accepted. Please try again.',
  passkeysFull: 'You have 10 passkeys already. Please remove one that you no longer use.',
  invitationWrong: 'The invitation code is wrong. Please ask your travel administrator.',
  enterpriseNameInvalid: 'Please enter the name of the company.',
  membershipNotOffered: 'Your company does not offer membership.',
  membershipNotForYou: 'This account does not take part in the membership.',
  membershipEnded: 'You have left the membership.',

  paymentAppRefused: 'You refused the authorization in the payment app',
  paymentAppNotInForce: 'Your company has not opened the payment app yet',
  ssoNotSet: 'No other site is set',
  ssoPathWrong: 'Only pages inside the site can be opened',
  ssoTicketInvalid: 'The link was used or has expired. Come again from the other site, or sign in with your account',
  customerNotServed: 'Your agency does not serve this company',
  customerUnknown: 'There is no such customer, or the customer has left',
  agentReasonMissing: 'Say why you assist, and the number of the call or ticket',
  agentTicketInvalid: 'The link was used or has expired. Open the session again from the service desk',
  agencyWorkGone: 'This has been dealt with and waits no longer',
  jobRepeats: 'This task runs again and again and cannot be closed. Run it again once the cause is gone',
  agencyWorkTaken: 'A colleague looks after this now. Read the list again',
  agentNotPermitted: 'Not possible while assisting a customer; the customer has to do this in person',
  tempOrderUnknown: 'This search was not found. Please search again.',
  tempOrderExpired: 'This search has expired. Please search again.',
  orderUnknown: 'The order was not found.',
  transitionRefused: (detail) =>
    detail.state === undefined ? 'The order does not allow this now.' : `The order is "${detail.state}" and does not allow this.`,
  leaveUnanswered:
    'The supplier has not said yet whether it lets this order go, so it stays for now. It follows by itself once the answer is there; you can also cancel again later.',
  supplierSilent: 'The supplier does not answer at the moment. Please try again in a while.',
  orderPlacing:
    'The supplier has not answered yet and the order is being settled: once it is booked you find it among your orders, otherwise we write to you. Please do not submit again.',
  seatsPending: 'The seats are still being looked for. The order submits itself once they are found, and you will be told.',
  orderChanged: 'The order has changed meanwhile. Please reload.',
  approvalUnknown: 'The approval was not found.',
  approvalNotYours: 'This approval is not yours to decide.',
  approvalNotYourTurn: 'It is not your turn yet. You will be notified when it is.',
  approvalDecided: 'This approval has already been decided.',
  approvalExpired: 'The time for this approval has passed.',
  rejectReasonMissing: 'Please say why you reject.',
  policyForbids: 'This choice is outside your travel policy and cannot be booked.',
  violationReasonMissing: (detail) =>
    detail.name === undefined
      ? 'Please choose a reason for going outside the policy.'
      : `Please choose why ${detail.name} goes outside the policy.`,
  travellerUnknown: 'The traveller was not found.',
  travellerNotAllowed: (detail) => `You may not book for ${detail.name ?? 'this traveller'}.`,
  arrangerNotAllowed: (detail) => {
    const ofProduct = detail.product === undefined ? '' : ` ${arranged[detail.product] ?? ''}`
    return `You may not book${ofProduct} for ${detail.name ?? 'this traveller'}. Please ask your travel administrator.`
  },
  travellerTwice: (detail) => `${detail.name ?? 'A traveller'} is listed twice.`,
  tooManyTravellers: (detail) => `One order takes at most ${detail.max ?? 9} travellers.`,
  credentialUnknown: (detail) =>
    detail.name === undefined ? 'Please choose a valid document.' : `Please choose a valid document for ${detail.name}.`,
  credentialExpired: (detail) =>
    detail.name === undefined
      ? 'The document will have expired on the day of travel.'
      : `The document of ${detail.name} will have expired on the day of travel.`,
  costCentreUnknown: 'Please choose a valid cost centre.',
  contactInvalid: (detail) => (detail.why === undefined ? 'Please check the contact details' : String(detail.why)),
  conflictsNotAccepted: (detail) =>
    detail.conflicts === undefined ? 'Times clash with another journey; please accept that first.' : String(detail.conflicts),
  insuranceForbidden: 'Your company does not take this insurance. Please take it off.',
  insuranceForced: 'Your company takes every insurance on offer for each traveller.',
  couponUnknown: 'This ticket was not found',
  couponNotOpen: (detail) =>
    detail.state === undefined
      ? 'This flight of the ticket can no longer be refunded or changed'
      : `This flight of the ticket can no longer be refunded or changed: ${detail.state}`,
  couponCheckedIn: 'The passenger has checked in. Please cancel check-in before applying for a refund or change.',
  guestsOfListsOff: 'Your company does not allow guests to be added from a list. Please add them one by one.',
  flightDemandsOff: 'Your company does not ask for flights abroad by request',
  couponApproving: 'A refund or change of this ticket waits for approval. You can apply again when that is decided or withdrawn.',
  couponTaken: 'This flight is being refunded or changed already. You can apply again when that is done.',
  ticketExpired: (detail) =>
    detail.day === undefined ? 'The ticket is no longer valid' : `The ticket was valid until ${detail.day}`,
  quoteChanged: 'The amount has changed. Please check it and submit again.',
  tripUnknown: 'No orders of this trip were found',
  nothingTravelled: 'Nothing of it is travelled any more, so there is no file for it',
  tripBusy: 'An order of this trip is being issued, refunded or changed. Please try again in a moment.',
  orderInTrip: 'This order belongs to another trip. Please take it out of that one first.',
  tripEmpty: 'Please choose at least one order',
  tripTravelType: 'Business and personal orders cannot share a trip',
  guestUnknown: 'This guest was not found',
  guestInvalid: (detail) => `Something about the guest is not right: ${detail.reason ?? 'please check'}`,
  guestOnePerDocument: 'You have already added a guest with this document',
  samePassenger: (detail) =>
    detail.orderNo === undefined
      ? `${detail.name ?? 'The passenger'} already has an order for this flight on this day.`
      : `${detail.name ?? 'The passenger'} already has order ${detail.orderNo} for this flight on this day.`,
  approverChoiceMissing: (detail) =>
    detail.level === undefined ? 'Choose the approvers' : `Choose the approvers of level ${detail.level}`,
  approverMissing: 'There is nobody who could approve this. Please contact your travel administrator',
  approverAlreadyAsked: 'This person is already asked on this level',
  approverUnknown: 'Choose a colleague who may approve and has no part in this trip',
  urgedRecently: (detail) =>
    detail.minutes === undefined
      ? 'The approvers were reminded within the last hour. Please try again later'
      : `The approvers were reminded within the last hour. Please try again in ${detail.minutes} min`,
  approvalLinkUnknown: 'This link is not valid. Sign in and open My approvals',
  approvalLinkUsed: 'This link has been used. Each link works once',
  approvalLinkExpired: 'This link has expired. Sign in and open My approvals',
  delegateUnknown: 'This delegation was not found',
  delegateDatesWrong: 'Choose dates from today on, within a year',
  delegateEnded: 'Your delegation is not in force, so you cannot decide for this approver',
  bulkNotAllowed: 'Requests with something out of policy are decided one by one',
  commentMissing: 'Please write something',
  applicationChoice: 'Several travel applications match. Please choose one.',
  applicationUnknown: 'The travel application was not found.',
  applicationRefused: (detail) =>
    detail.state === undefined
      ? 'The travel application does not allow this now.'
      : `The travel application is "${detail.state}" and does not allow this.`,
  applicationChanged: 'The travel application has changed meanwhile. Please reload.',
  applicationInvalid: (detail) => (detail.why === undefined ? 'Please check the travel application.' : String(detail.why)),
  applicationNotBookable: (detail) =>
    detail.state === undefined
      ? 'This travel application cannot be used for bookings now.'
      : `This travel application is "${detail.state}" and cannot be used for bookings now.`,
  applicationMismatch: (detail) =>
    detail.failure === 'product'
      ? 'The application does not cover this product.'
      : detail.failure === 'traveller'
        ? 'A traveller is not listed on the application.'
        : detail.failure === 'applicantNotTravelling'
          ? 'The applicant is not one of the travellers and cannot book for themselves with this application.'
          : detail.failure === 'city'
            ? 'The cities do not fit the itinerary of the application.'
            : detail.failure === 'date'
              ? `The date is outside the dates of the application (${detail.from} to ${detail.to}).`
              : detail.failure === 'lineUsed'
                ? 'This leg of the application has been booked already.'
                : detail.failure === 'rooms'
                  ? `The application allows ${detail.nightsPerDay} ${detail.nightsPerDay === 1 ? 'room' : 'rooms'} a night; ${detail.left} left for the night of ${detail.night}.`
                  : 'The booking does not fit the travel application.',
  applicationBudgetExceeded: (detail) =>
    detail.left === undefined
      ? 'The budget of the travel application does not suffice.'
      : `The budget of the travel application does not suffice: ${detail.left} left, ${detail.needed} needed.`,
  costSharesWrong:
    'Please divide the cost over different cost centres in whole percents that leave something to the traveller’s own.',
  projectUnknown: 'Please choose a valid project.',
  budgetInsufficient: (detail) =>
    detail.name === undefined
      ? 'The budget does not suffice.'
      : `The budget does not suffice: ${detail.name} (${detail.from} to ${detail.to}), ${detail.left === undefined ? '' : `${detail.left} left, `}${detail.needed} needed.`,
  serviceAgreementExpired: 'Your company’s service agreement is not in force, so business travel cannot be booked.',
  bookingNotOpen: 'This booking service is not yet open.',

  cityMissing: 'Please choose where you leave from and where you go.',
  citySame: 'Departure and arrival must differ. Please choose again.',
  cityUnknown: (detail) => (detail.city === undefined ? 'The city was not found.' : `The city ${detail.city} was not found.`),
  cityWithoutAirport: (detail) => `${detail.city ?? 'This city'} has no airport. Please choose one nearby.`,
  dateInvalid: 'Please choose a valid date.',
  datePast: 'The date cannot be before today.',
  dateTooFar: (detail) =>
    detail.last === undefined ? 'The date is beyond what can be booked.' : `The date cannot be after ${detail.last}.`,
  returnBeforeDeparture: 'The return cannot be before the departure.',
  fareRulesUnknown:
    'An agent has to ask the airline what a refund or change of this ticket costs. Please ask the desk for a quote on the page of the refund or change.',
  scheduleNoticeUnknown: 'This order has no such notice. Please reload the page to see the latest one.',
  scheduleNoticeOver:
    'This notice was answered, a later one has come, or the flight has left. Please reload the page to see the times as they are.',
  flightCancelled: 'The flight is cancelled: there are no new times to accept. Refund or change it free of charge.',
  couponAtAirport:
    'The airport or the airline is handling this ticket. Please try again after departure, or contact customer service.',
  applicationPersonal: 'Personal travel uses no travel application. Please remove it, or choose business travel.',
  changeDirection: 'Please choose tickets of the same direction of one trip. One direction is changed at a time.',
  itineraryUnknown: 'This journey is no longer on sale. Please search again.',
  legChosenMissing: 'Choose the flights of the legs before this one first.',
  flightUnknown: 'The flight was not found. Please search again.',
  offerGone: 'The seats or rooms had been sold, so the order was closed. Its booker was asked to book again.',
  fareSoldOut: 'This fare is sold out. Please choose another.',
  priceChanged: (detail) =>
    detail.total === undefined
      ? 'The price has changed. Please confirm the new one.'
      : `The price is now ${detail.total}. Please confirm to go on.`,
  saleClosed: 'This flight is no longer on sale.',
  connectionImpossible: 'The return leaves before the outbound flight arrives. Please choose again.',
  fareNotForPersonal: 'This fare is for business travel only.',
  newbornFlies: 'A baby of less than 14 days does not fly. Please take the baby off the travellers.',
  unaccompaniedChild:
    'Children under 12 and infants fly with an adult on the same order. For a child travelling alone, ask our service to arrange it with the airline.',
  tooManyInfants: 'One adult takes one infant. Please take an infant off or add an adult.',
  governmentUnitMissing: 'A government fare is sold to a unit. Please enter its name.',
  governmentCardMissing:
    'A government fare is paid personally by official card only. Enter the first 6 digits of the card with the order; an order without them is paid by the company.',
  governmentCardUnofficial: 'This is no official card: their numbers begin with 628. Please enter the first 6 digits.',
  birthDateMissing: 'Please enter the date of birth: the fare depends on the age on the first day of travel.',
  birthDateWrong: 'Please enter a correct date of birth.',
  childLeftOnFlight:
    'Children and infants do not fly alone. Include the children who travel along, or keep an adult on the flight.',
  ticketNotChangeable: 'This ticket cannot be changed. You can refund it and book again.',
  changeSegments: 'One flight is changed at a time. Please apply for each of them.',
  changeSameFlight: 'This is the flight and class that the ticket has already',
  changeOutOfOrder: 'After the change the flights of the journey must still follow one another',
  fuelSurchargeDate: 'A level of the fuel surcharge begins tomorrow at the earliest.',
  fuelSurchargeTwice: 'There is a level of the fuel surcharge from this day on already; it stays as it was entered.',
  fuelSurchargeChild: 'A child pays no more fuel surcharge than an adult.',
  supplierFailed: 'The airline’s system does not answer. Please try again later.',

  destinationMissing: 'Please choose a destination.',
  checkOutTooEarly: 'The check-out cannot be before the check-in.',
  stayTooLong: (detail) => `A stay can be ${detail.max ?? 30} nights at most.`,
  daysNotBookable: (detail) =>
    `${String(detail.days ?? 'These days').replaceAll(',', ', ')} cannot be booked. Please choose again!`,
  stationUnknown: (detail) =>
    detail.station === undefined ? 'The station was not found.' : `The station ${detail.station} was not found.`,
  trainNumberInvalid: 'Please enter a valid train number.',
  visaCountryMissing: 'Please choose a country or region.',
  visaCountryUnknown: (detail) =>
    detail.country === undefined ? 'The country was not found.' : `The country ${detail.country} was not found.`,
  provinceUnknown: 'The province was not found.',
  durationMissing: 'Please choose how long the event lasts.',
  participantsMissing: 'Please choose how many people take part.',
  multiOnlyInternational: 'Multi-city trips are for international flights only!',
  legBeforeFormer: 'A leg cannot leave before the one before it.',
  tooManyLegs: (detail) => `A trip has ${detail.max ?? 6} legs at most.`,
  applicationMissing: 'Your company books by travel application, and none fits this trip. Please submit one first.',

  trainUnknown: 'The train was not found. Please search again.',
  trainSoldOut: (detail) =>
    `Not enough seats are left${detail.number ? ` on ${detail.number}` : ''}. Please choose another class or train, or join the waitlist.`,
  trainNotOnSale: (detail) =>
    `${detail.number ?? 'This train'} ${detail.moment === undefined ? 'is not on sale yet' : `goes on sale at ${detail.moment}`}.`,
  trainSaleClosed: (detail) => `Sale of ${detail.number ?? 'this train'} has ended. Please choose another one.`,
  railwayClosed: (detail) =>
    detail.moment === undefined
      ? 'The railway sells tickets from 05:00 to 01:00 the next day.'
      : `The railway does not sell tickets at this hour. It opens again at ${detail.moment}.`,
  railwayFailed: 'The railway’s system does not answer. Please try again later.',
  connectionTooShort: 'There is not enough time to change between the two trains. Please choose again.',
  childLeftAlone: 'A child under 14 would travel alone. Please include the ticket of the child, or keep that of one adult.',
  childAlone: 'A child under 14 travels with an adult on the same order.',
  infantWithoutSeat: 'Children under six travel free without a ticket. Please take the child off the travellers.',
  sameTrainTwice: (detail) =>
    `${detail.name ?? 'The traveller'} has a ticket for ${detail.number ?? 'this train'} on that day already${detail.orderNo ? ` (order ${detail.orderNo})` : ''}. One document buys one ticket per train and day.`,
  journeyOverlaps: (detail) =>
    `${detail.name ?? 'The traveller'} travels at that time already${detail.number ? ` (${detail.number})` : ''}. Please choose another train.`,
  identityNotVerified: (detail) =>
    `The railway could not verify ${detail.name ?? 'the traveller'}. Please check the document, or verify it with 12306 first.`,
  purchaseLimit: (detail) =>
    `The railway sells no more tickets to ${detail.name ?? 'the traveller'} today after too many cancellations. Please try again tomorrow.`,
  seatChoiceInvalid: 'The chosen seats do not fit the class or the number of travellers. Please choose again.',
  localAccountUnknown: 'Please choose the account to buy with.',
  trainTicketNotOpen: (detail) =>
    detail.state === undefined
      ? 'This ticket cannot be refunded or changed.'
      : `This ticket is ${detail.state} and cannot be refunded or changed.`,
  trainTicketTaken: 'This ticket is being refunded or changed already. You can apply again when that is done.',
  trainDeparted: 'The train has left. Please go to a ticket window at the station.',
  refundClosed: 'Online refunds of this ticket have closed. Please go to a ticket window at the station.',
  changedCrossBorder: 'A cross-border ticket that was changed cannot be refunded.',
  changedAlready: 'A ticket can be changed only once.',
  changeTogether: 'Tickets of one train are changed at a time, berths and seats apart. Please apply for each of them.',
  destinationTooLate: 'Another destination can be chosen until 48 hours before departure.',
  changeSameTrain: 'This is the train and class that the ticket has already.',
  changeOutOfOrderTrain: 'The new train must connect with the other ride of the journey.',
  waitlistClosed: (detail) => `${detail.number ?? 'This train'} takes no waitlist any more.`,
  waitlistNotNeeded: (detail) =>
    `Seats of this class are left${detail.number ? ` on ${detail.number}` : ''}. You can book them right away.`,
  waitlistNotOffered:
    'Your company’s trains are booked by its ticket office, which takes no waitlist. Please choose a train or class with seats left.',
  waitlistEnded: 'The waitlist has ended and cannot be left any more.',
  waitlistDeadlineWrong: 'The wait ends later than now and at least 20 minutes before the first train leaves.',
  localOrderDone: 'This order has been dealt with already.',
  officeTicketNotChangeable: 'Tickets from a ticket office cannot be changed online. Please return them and book again.',
  purchaseNoTaken: 'This purchase number belongs to another order. Please check it.',
  waitlistOutsideApplication: (detail) =>
    `${detail.number ?? 'A train'}${detail.date ? ` on ${detail.date}` : ''} is outside the itinerary or dates of the travel application. Please take it off the waitlist.`,
  localTooLate: (detail) =>
    `The ticket office cannot buy before the sale of ${detail.number ?? 'this train'} ends. Please choose a later train.`,
  localPlacesWrong: 'Please enter a place for every traveller on every ride, at no more than the fare that was paid.',

  hotelUnknown: 'There is no such hotel. Please search again.',
  hotelClosed: 'The hotel is closed at present. Please choose another one.',
  rateUnknown: 'This rate can no longer be booked. Please choose again on the hotel page.',
  roomSoldOut: 'The room is sold out. Please choose another room or other dates.',
  stayNotAllowed: 'This rate cannot be had for these dates. Please change the number of nights.',
  tooManyRooms: (detail) =>
    detail.max === undefined
      ? 'This rate cannot be had for so many rooms.'
      : `One order may take at most ${detail.max} rooms of this rate.`,
  guestsMissing: 'Every room needs at least one named guest.',
  guestNameInvalid: 'The hotel does not take this name. Hotels abroad need letters: surname/given names.',
  guestNotAccepted: 'The hotel may not take guests with this kind of document. Please choose another hotel or guest.',
  sameGuestSameNight: (detail) =>
    detail.name === undefined
      ? 'A guest already has a room for one of these nights.'
      : `${detail.name} already has a room for ${detail.date} in order ${detail.orderNo}.`,
  guaranteeNeeded: 'For this arrival or number of rooms the hotel asks for a guarantee. Please give one first.',
  guaranteeCardInvalid: 'The card cannot be used. Please check number, holder, expiry and security code.',
  hotelsFailed: 'The hotel system does not answer at present. Please try again shortly.',
  placeUnknown: 'There is no such place. Please choose again.',
  memberCardUnknown: 'There is no such membership card.',
  memberCardInvalid: 'A membership number has 6 to 20 letters or digits, and a holder.',
  memberCardTwice: 'There is already a card of this hotel group.',
  hotelGroupUnknown: 'This hotel group is not supported.',
  tooManyFavourites: 'You already have 200 favourites. Please remove some first.',
  roomUnknown: 'The order has no such room.',
  nightsNotBooked: 'These nights were given up, slept in or missed, so they cannot be given up any more.',
  nightsTaken: 'These nights are already being cancelled.',
  nightsNotAtEnd: 'Nights are given up from the end of the stay. Please choose the last nights in a row.',
  notCancellable: 'By its rules this booking cannot be cancelled.',
  consentRefused:
    'The hotel does not agree to give up these nights; they stay booked. Before arrival you can give up the whole room instead, otherwise our service can talk to the hotel.',
  demandUnknown: 'There is no such demand.',
  demandClosed: 'The demand has moved on. Please reload and try again.',
  demandWordsMissing: 'Please name the hotel or where it should be.',
  demandTwice: (detail) =>
    detail.demandNo === undefined
      ? 'The same people and dates were already asked for.'
      : `The same people and dates were already asked for in demand ${detail.demandNo}.`,
  planUnknown: 'There is no such offer.',
  planExpired: 'The offer is no longer valid. Please ask again.',
  externalRateUnknown: 'There is no such outside rate. Please choose again.',
  reasonMissing: 'Please give a reason.',

  paymentUnknown: 'The payment was not found.',
  paymentClosed: 'This payment is closed.',
  creditInsufficient: 'The company’s credit does not suffice. Pay personally or contact your travel administrator.',
  paymentMethodNotAllowed: 'This order cannot be paid that way.',
  callbackSignatureWrong: 'The payment notice is not signed correctly.',
  amountMismatch: 'The amounts differ. Please reload and try again.',
  depositInsufficient: 'The company deposit is too low.',
  pointsInsufficient: 'You do not have that many points.',
  pointsTooMany: (detail) =>
    detail.most === undefined
      ? 'Points can only take the place of your own part.'
      : `At most ${detail.most} points can be used, since points only take the place of your own part.`,
  walletClosed: 'Your company has not opened the points wallet.',
  paymentProviderSilent: 'The payment provider does not answer at the moment. Nothing was paid; please try again.',
  paymentUnderWay: 'A payment of these orders is being completed. Please wait a moment.',
  companyAccountRefused: 'The company account refused the charge. Please pay another way or speak to your finance team.',
  depositChangeUnknown: 'There is no such deposit request.',
  depositChangeDecided: 'This deposit request has been decided already.',

  credentialInvalid: (detail) => String(detail.why ?? 'The document is not right.'),
  credentialTwice: 'This document number has been added already.',
  tooManyCredentials: 'There are too many documents. Please delete one that is no longer used.',
  consentMissing: 'Please read and agree to the keeping of documents first.',
  revealedTooOften: 'Full data was shown too often. Please try again in an hour.',
  noticeOutdated: 'The privacy notice has changed. Please reload the page and read it first.',
  feedbackInvalid: (detail) => String(detail.why ?? 'The feedback is not right.'),
  feedbackTooMany: 'You sent a lot of feedback today. Please try again tomorrow or call the service desk.',
  feedbackUnknown: 'There is no such feedback.',
  feedbackAnswered: 'This feedback has been answered already.',
  settingsChanged: 'These settings were changed elsewhere meanwhile. Nothing was saved.',

  personUnknown: 'This person was not found, or is not among those you manage',
  personInvalid: (detail) => String(detail.why ?? 'Please check what is said of the person'),
  personNumberTaken: (detail) => `${detail.name ?? 'Somebody else'} has this employee number already`,
  personContactTaken: (detail) => `${detail.contact ?? 'This mobile number or address'} belongs to another account`,
  peopleChanged: (detail) =>
    `Somebody else changed ${detail.name ?? 'the chosen people'} meanwhile. Nobody was changed; refresh the page and try again.`,
  peopleTooMany: (detail) => `More than ${detail.most ?? ''} people were found. Narrow the search and do it in parts.`,
  personLeft: (detail) => `${detail.name ?? 'This person'} has left. Please resume the employment first.`,
  superiorUnsuitable: 'Please choose somebody in office who may approve, neither the person nor somebody below',
  successorUnsuitable: 'Please choose somebody in office who may approve to take over',
  lastAdministrator: 'A company needs an administrator. Please give somebody else the role first.',
  recordChanged: 'Somebody else changed this meanwhile. Nothing was saved.',
  departmentUnknown: 'This department was not found, or is not among those you manage',
  departmentBelowItself: 'A department cannot stand below itself or below a department of its own',
  departmentInUse: 'This department still has people or departments, or newcomers are put into it. Please move them first.',
  departmentNameMissing: 'Please name the department',
  gradeUnknown: 'Please choose a grade',
  roleUnknown: 'This role was not found, or needs a department',
  exportRunning: 'One of your files is being made. Please wait for it, or cancel it first.',
  exportsBusy: 'Two files of the company are being made. Please try again in a moment.',
  viewNameMissing: 'Please give the view a name.',
  viewsFull: 'You keep as many views as there can be. Please remove one first.',
  orderBilled: 'The bill of this order is confirmed: its cost centre no longer changes.',
  costReasonMissing: 'Please say why.',
  incidentUnknown: 'This incident was not found.',
  incidentClosed: 'The incident is closed and cannot be changed any more.',
  incidentInvalid: 'Please give a title, a message and a time of at most 31 days, and a note when you close it.',
  incidentPlaceUnknown: 'This place is not known. Please choose one from the list.',
  incidentPersonUnknown: 'This person is not on the list.',
  budgetUnknown: 'The budget is not there, or has ended.',
  budgetObjectUnknown: 'Please choose for whom the budget is.',
  budgetOverlaps: 'There is a budget of the same period and products for this at that time.',
  budgetSplitUnsuitable: 'This budget cannot be split like that. Please check for whom it is, its periods and the parts.',
  budgetSplitSum: (detail) =>
    detail.total === undefined
      ? 'The parts have to make up the amount that is split.'
      : `The parts make up CNY ${detail.sum}, and have to make up CNY ${detail.total}.`,
  budgetNeedsApproval: (detail) =>
    detail.name === undefined
      ? 'A budget does not suffice: somebody has to approve.'
      : `The budget does not suffice, so somebody has to approve: ${detail.name} (${detail.from} to ${detail.to}), ${detail.left === undefined ? '' : `${detail.left} left, `}${detail.needed} needed.`,
  serviceFeeInvalid: (detail) => (detail.why === undefined ? 'Please check the fee.' : String(detail.why)),
  serviceFeeTwice: 'There is a fee or a proposal for this day already. Please choose another day.',
  serviceFeeUnknown: 'This fee was not found. Please reload the page.',
  serviceFeeDecided: 'This proposal has been decided. Please reload the page.',
  deskHoursInvalid: (detail) => (detail.why === undefined ? 'Please check the working hours.' : String(detail.why)),
  orderTextWrong: (detail) => (detail.why === undefined ? 'Please check the purpose and the remark.' : String(detail.why)),
  customFieldWrong: (detail) => (detail.why === undefined ? 'Please check the company fields.' : String(detail.why)),
  offerWaitsForNobody: 'This fare must be paid at once and cannot wait for approval. Please choose another fare.',
  passportDetailMissing: 'Please complete the document: sex, nationality, issuing country and expiry date.',
  documentNotForTrip:
    'This document does not serve for the trip. Please use a passport; the permits for Hong Kong and Macau or for Taiwan serve only for trips there and back.',
  stayAddressMissing: 'The destination asks for the address of your stay in advance. Please enter street and city.',
  passengerProofMissing: 'Student, labour and seaman fares need the number of the proof: 5 to 20 letters or digits.',
  frequentFlyerWrong: 'A frequent flyer number has 5 to 20 letters or digits and belongs to a carrier of this trip.',
  passengerNotAccepted: 'The airline does not accept this traveller. Please check the document or contact customer service.',
  customFieldUnasked: 'Your company has changed its fields. Please refresh the page and fill them in again.',
  customFieldUnknown: 'This field is not there, or has ended.',
  demandMoved: 'The request has just changed. Please reload it and try again.',
  demandPeopleMissing: 'Please choose who travels.',
  demandAllDomestic: 'The whole trip lies in mainland China. Please book it as domestic flights.',
  planSegmentsWrong: 'The times or connections of the flights do not fit. Please check them.',
  planValidityWrong: 'A plan must stand beyond now, for seven days at most.',
  planPriceMissing: 'This plan has no price for the age of a traveller. Please ask your travel consultant for another offer.',
  demandNotIssuable: 'The order is not waiting to be ticketed.',
  demandPriceUp: (detail) =>
    `The tickets cost more than the agreed ${detail.agreed === undefined ? 'price' : String(detail.agreed)} and cannot be issued. Please decline with a reason; the customer can ask again.`,
  demandTicketsWrong: 'Each traveller needs exactly one ticket number.',
  ticketOfOtherCarrier: (detail) =>
    `Tickets of ${detail.carrier ?? ''} begin with ${detail.prefix ?? ''}. Please check the number.`,
  ticketNumberTaken: 'This ticket number was entered before. Please check it.',
  planPartyTooLarge: (detail) => `At most ${detail.max ?? 9} people are sold in one record. Please type the plan in for more.`,
  planOutlastsPrice: 'The plan must not stand longer than the supplier guarantees its price.',
  planOfferMoved: 'Flights or price of this offer have just changed. Please search again before you send it.',
  planDearer: (detail) =>
    `The carrier now asks more${detail.total === undefined ? '' : `, ${detail.total}`}. The plan is over; please choose another one or ask again.`,
  planSoldOut: 'The seats of this plan are sold out. The plan is over; please choose another one or ask again.',
  planRetimed: 'Flight times or classes have changed. The plan is over; please choose another one or ask again.',
  planNotSold: 'The carrier no longer sells this trip. The plan is over; please choose another one or ask again.',
  planEnded: 'This plan is over. Please choose another one or ask again.',
  customFieldInvalid: (detail) => (detail.why === undefined ? 'Please check the field.' : String(detail.why)),
  importWrong: (detail) =>
    detail.lines === undefined
      ? 'Something in the file is wrong. Nothing was imported.'
      : `${detail.lines} lines of the file are wrong. Nothing was imported.`,
  gradeNameMissing: 'Please name the grade',
  companyInvalid: (detail) => `${detail.why ?? 'Please check what was entered'}`,
  companyCodeTaken: (detail) => `${detail.code ?? 'This code'} is already used. Please choose another.`,
  productNotSupplied: 'No supplier is connected for this product yet, so it cannot be opened.',
  ownerUnsuitable: 'Please choose somebody in office to answer for it.',
  costCentreInUse: (detail) =>
    Number(detail.people ?? 0) > 0
      ? `${detail.people} people still use this cost centre. Please choose another for them.`
      : 'People who join by themselves begin in this cost centre. Please choose another for them.',
  legalEntityUnknown: 'This invoice title was not found.',
  legalEntityIsDefault: 'The default invoice title cannot end. Please make another the default first.',
  noticeUnknown: 'This notice was not found.',
  gradeInUse: 'People in office still have this grade, or newcomers are given it. Please change that first.',
  flowsInvalid: 'Something in the approval flows is not right. Please look at what is marked.',
  flowsUnchanged: 'These are the flows that are in force: there is nothing to publish',
  flowsVersionUnknown: 'There is no such version. Please reload.',
  personGuarded: (detail) =>
    `${detail.name ?? 'This person'} has a role that you do not have: contacts, account and the end of the employment are for an administrator`,
  accountOwn: 'You cannot lock or reset your own account',
  actingForOneself: 'You need not act for yourself.',
  agreementTermsInvalid: (detail) => `${detail.why ?? 'Please check the terms'}`,
  agreementWaits: 'An agreement is on its way already. Please reload.',
  agreementMoved: 'The agreement has moved on meanwhile. Please reload.',
  agreementOwn: 'A colleague of yours has to check what you proposed.',
  agreementUnknown: 'There is no such agreement.',
  proposalUnknown: 'There is no such proposal. Please reload.',
  proposalDecided: 'This proposal has been decided already. Please reload.',
  proposalWaits: 'A change of this already waits for a second person. Please decide or withdraw it first.',
  secondPersonNeeded: 'Somebody else publishes this. In an emergency, say why you publish it alone.',
  emergencyReasonMissing: 'Please say in 10 to 200 characters why it cannot wait for a second person',
  policyUnknown: 'There is no such travel policy',
  policyNameMissing: 'Please name the policy',
  policyInvalid: 'Something in the policy is not right. Please look at the marked fields.',
  policyScopeUnknown: (detail) =>
    detail.names === undefined
      ? 'The policy names somebody or something that is not there any more'
      : `Not there any more: ${detail.names}. Please take it out.`,
  policyScopeTaken: (detail) =>
    detail.policy === undefined
      ? 'Another policy names the same. Please change that one first.'
      : `“${detail.policy}” names ${detail.name} too. Please take it out of one of the two.`,
  labPeriodInvalid: 'The period needs a first and a last day, no more than two years apart',
  labRunning: 'Something is being tried already. Please wait for it, or give it up first.',
  labSubjectMissing: 'Please choose a version, a proposal or a draft to try',
  goldenNameMissing: 'Please name the golden trip',
  goldenUnsuitable: 'Nothing is kept of this order that could be judged again',
  goldenFull: 'There are as many golden trips as can be watched. Please end one first.',
  goldenEnded: 'This golden trip has ended already',
  creditOverdue:
    'Your company has an overdue bill, so monthly credit is on hold. Choose another way to pay or contact your finance team.',
  settlementNothing: 'This bill has no lines of that supplier.',
  settlementFileBroken: (detail) =>
    `Line ${detail.line ?? ''} of the settlement file is wrong: ${detail.fault ?? ''}. Nothing was changed; correct the file and read it again.`,
  matchVarianceUnknown: 'This difference was not found.',
  matchVarianceMoved: 'This difference was handled meanwhile. Refresh to see it.',
  matchNoteMissing: 'Enter a note.',
  billUnknown: 'This bill was not found.',
  billConfirmed:
    'This bill is confirmed and can no longer change. Later refunds and changes go into the period in which they happen.',
  billOpen: (detail) =>
    detail.items === undefined
      ? 'The bill still has open items and can’t be confirmed yet.'
      : `The bill can’t be confirmed yet: ${detail.items}.`,
  billChanged: 'Somebody else has just changed this bill. Check the latest version and try again.',
  billLineUnknown: 'This bill has no such line.',
  billChoiceMissing: 'Choose the lines first.',
  varianceUnknown: 'This variance was not found.',
  varianceProofMissing: 'Say what proves the variance.',
  varianceWaits: 'This line already has a variance waiting for an answer.',
  varianceAnswered: 'This variance has been answered. Refresh to see it.',
  billOrderUnknown: 'This bill has no line of that order. Check the order number.',
  varianceFileWrong: 'Attach a PDF, PNG or JPEG file of at most 5 MB.',
  addedAmountWrong: 'Enter an amount other than zero. Mailing is charged, compensation is given back and negative.',
  adjustmentInvalid: 'Enter the adjustment. It may be negative but not zero.',
  billNotPayable: 'Nothing is to be paid on this bill now.',
  billPaymentTooMuch: 'The amount is more than what is left to pay.',
  billPaymentKnown: 'A payment with this receipt number is already recorded.',
  priceDropOver: 'This lower price is over or taken already. Please look at the order as it is now.',
  priceRoseAgain: 'The price has risen again. Nothing was changed, your tickets are still valid.',
  extraUnknown: 'A seat, meal or bag that was chosen is not on sale any more. Please choose again.',
  receiptMissing: 'Enter the number of the bank receipt.',
  manualQuoteUnknown: 'There is no such request for a quote. Please refresh the page.',
  manualQuoteMoved: 'This request has moved on. Please refresh the page and try again.',
  manualQuoteClosed: 'This cannot be done with the request as it stands now. Please refresh the page.',
  manualQuoteOpen: 'A request for these tickets is with the desk already. Please wait for its answer, or withdraw it first.',
  manualQuoteOver: 'The quote is no longer valid. Please ask for a new one.',
  manualQuoteTicketMoved:
    'The tickets have changed since they were priced, for example by being flown. Please ask for a new quote.',
  manualQuoteAmountWrong: 'No more can come back than was paid as fare or tax. Please check the figures.',
  manualQuoteTicketsWrong: 'Please fill in every ticket once, and no number twice.',
  invoiceUnknown: 'This invoice was not found',
  invoiceApplicationUnknown: 'This invoice application was not found',
  invoiceThingUnknown: 'What you chose was refunded, changed or is not invoiced here. Refresh and choose again',
  invoiceChoiceMissing: 'Choose what to invoice, or all that is left, but not both',
  invoiceLapsed:
    'Carriers issue vouchers up to 180 days after travel, and that time is over for some of what you chose. Leave it out and try again',
  invoiceThingTaken: 'What you chose is already invoiced or was just refunded or changed. Refresh and choose again',
  invoiceTitleMissing: 'Enter the invoice title',
  invoiceTitleUnknown: "Choose one of the company's invoice titles",
  invoiceTitleSame: 'The new title is the same as the present one',
  invoiceSpecialRefused: 'This title takes no special VAT invoices. Choose an ordinary invoice or another title',
  invoiceEmailWrong: 'Enter a valid email address',
  invoiceMoved: 'The invoice has changed meanwhile. Refresh and try again',
  voucherUnknown: 'No such voucher was found',
  voucherMoved: 'This voucher was just checked or removed. Refresh and try again',
  voucherReasonMissing: 'Enter a reason',
  voucherOrderUnknown: 'There is no such order, or nothing of it needs a voucher. Check the number',
  billUnconfirmed: 'A bill is invoiced once it is confirmed',
  supplyElsewhere: 'Suppliers are outside this system, so that no fault rates are set here.',
  goldenBroken: (detail) =>
    detail.names === undefined
      ? 'Golden trips would lose their verdict. Please say why before you publish.'
      : `These golden trips would lose their verdict: ${detail.names}. Please say why before you publish.`,
  policyDateInvalid: 'A policy comes into force today or later, within the next two years',
  policyVersionUnsuitable: 'This version is no longer one with which this can be done. Please reload.',
  policyEnded: 'This policy has ended already',
  peopleWithoutPolicy: (detail) =>
    detail.count === undefined
      ? 'Some people would have no policy. Please confirm that this is meant.'
      : `${detail.count} people would have no policy. Please confirm that this is meant.`,
  arrangerOneself: 'Everybody books for themselves without a right. Please choose somebody else.',
  arrangerDayPast: 'The last day cannot lie before today',
  arrangerGrantUnknown: 'This right has ended meanwhile. Please reload.',
  guestHostUnsuitable: (detail) =>
    `${detail.name ?? 'This person'} may not book for others. Please allow it first, or choose somebody else.`,
  guestTaken: (detail) => `The new host already keeps a guest with the same document as ${detail.name ?? 'one of these guests'}`,
  reportDaysInvalid: 'Choose days that end after they begin, three years at most.',
  reportTripDaysInvalid:
    'Trips of a whole company are told apart within 31 days: choose fewer days, or a department below another.',
  reportViewUnknown: 'This view was not found; it may have been deleted',
  reportViewsTooMany: 'A report keeps at most 30 views. Delete one first',
  reportReaderUnknown: 'Somebody among the recipients may not read reports. Choose again',
  accountingMappingUnknown: 'There is no such version of the account mapping',
  accountingMappingChanged: 'The account mapping has changed meanwhile. Look at the latest version and try again.',
  accountingMappingInvalid: (detail) => `${detail.why ?? 'Please check the accounts of the mapping'}`,
  accountingGaps: (detail) =>
    `${detail.count ?? 'Some'} lines have no account or ledger yet. Complete the account mapping first.`,
  accountingExportUnknown: 'There is no such export',
  visaProductUnknown: 'This visa is no longer offered. Please choose again.',
  visaDistrictWrong:
    'The applicant does not live in the consular district of this visa. Please check the province or choose another visa.',
  visaPassportShort: (detail) =>
    `The passport is not valid long enough: this visa needs one valid until ${detail.until ?? ''}. Please renew it first.`,
  visaPassportForeign: 'This visa is for ordinary Chinese passports only. Please contact the agency for others.',
  visaAddressMissing: 'Please enter the name, mobile and address to which the passport goes back.',
  visaTooLate: (detail) =>
    `The visa is here on ${detail.earliest ?? ''} at the earliest, after the departure. Please confirm to go on.`,
  visaHeld: 'The applicant holds a visa for this country that is valid on the day of departure. Please confirm to go on.',
  visaAppliedAlready: (detail) => `An application of this person for this country is in work (order ${detail.orderNo ?? ''}).`,
  visaNotYours: 'Only the applicant and the booker can do this.',
  visaNotOpen: 'This cannot be done with the order as it stands now. Please refresh the page.',
  visaPartUnknown: 'There is no such applicant or document. Please refresh the page.',
  visaMaterialMoved: 'This document has just changed. Please refresh the page and try again.',
  visaRemarkMissing: 'Please say what has to be brought again, and why.',
  visaMaterialsOpen: 'Required documents are not all accepted, or the passport has not arrived: it cannot be lodged yet.',
  visaStepIllegal: 'This cannot be done at this point. Please refresh the page.',
  visaStepIncomplete: 'Please fill in everything that this step needs.',
  ownVisaUnknown: 'This visa is not on record, or has been removed.',
  ownVisaDatesWrong:
    'Please check the dates: the visa has to begin before it ends, end today or later, and last ten years at most.',
  ownVisaEntriesWrong: 'There cannot be more entries than the visa allows.',
  ownVisasTooMany: 'At most 30 visas are kept. Please remove one that is no longer used.',
  sharedRideOver: 'This ride is over, or the link is wrong.',
  fileTooLarge: 'The file is larger than 5 MB. Please make it smaller and try again.',
  fileUnreadable: 'This file cannot be read. Please upload a PDF, JPG or PNG.',
  fileMismatch: 'The content is not what the file name says. Please check the file.',
  fileUnsafe: 'The file did not pass the security check and was not kept.',
  carPlaceMissing: 'Please choose where the car picks you up and where it takes you.',
  carPlaceUnknown: 'The place was not found. Please choose one from the list.',
  carPlacesSame: 'The car cannot take you to where it picks you up.',
  carTimeGone: 'That time is over. Please choose a later one.',
  carServiceInvalid: 'That is no flight or train number, such as CA1831 or G1.',
  carNoneHere: 'There are no cars in this city yet.',
  carRideMoved: 'The ride has moved on. Please refresh and try again.',
  carFeeRose: (detail) => `Cancelling costs ${detail.fee ?? ''} now. Please confirm it again.`,
  carDearerThanHeld: (detail) =>
    `The new destination may cost ${detail.atMost ?? ''}, and ${detail.held ?? ''} is set aside for this ride. Please order another car where this one ends.`,
  carFareMoved: 'The fare has changed or is confirmed already. Please refresh.',
  carPartUnknown: 'The fare has no such part.',
  timesChanged: 'Flight times have changed; accept the new times or choose other flights',
  extrasNothing: 'Choose at least one seat, meal or bag',
  extrasUnderWay: 'The airline is confirming what was bought for this ticket; try again in a moment',
  carCancelCosts: (detail) => `Cancelling costs ${detail.fee ?? ''} now. Please confirm it on the page of the order.`,
  meetingVenueUnknown: 'A venue that was picked is not on offer in this city. Please pick again.',
  meetingDatesWrong: 'Please choose one to three different first days within the next 30 days.',
  meetingDeadlinesWrong: 'Offers are due before the decision, and the decision before the event.',
  meetingSeatsShort: (detail) => `The hall does not seat so many people${detail.seats ? ` (at most ${detail.seats})` : ''}.`,
  meetingHallUnknown: 'This hall is not one of the venues that were asked.',
  meetingHallTaken: 'This hall has just been booked for one of the days. Please choose another offer.',
  meetingPlanWrong: 'The hall costs no more than its list price, and an offer stands until the event at the latest.',
  meetingCounterUnsaid: 'This offer has other days or another layout than was asked. Please say why.',
  meetingStepIllegal: 'The meeting has moved on meanwhile. Please look at it again.',
  meetingEvidenceMissing: 'Notice, signed attendance, itemised bill and invoice are all needed before it is settled.',
  meetingFileUnknown: 'There is no such paper of this meeting.',
  meetingLossRose: (detail) =>
    `Calling it off now costs more than was shown${detail.loss ? ` (${detail.loss})` : ''}. Please look again.`,
  meetingSettled: 'The rest of this meeting is being paid already.',
  meetingInvitationOver: 'This invitation is over. Please ask the organiser.',
  meetingInvitationFull: 'No places are left. Please ask the organiser.',
  meetingInvitationUnknown: 'This meeting has no such invitation link.',
  meetingInvitationsMany: 'A meeting has 10 invitation links at most.',
  meetingAnswerByWrong: 'Answers are due between today and the last day of the meeting.',
  meetingAnswerWrong: 'Days, arrival or room do not fit the meeting. Please check them.',
  meetingAttendeeUnknown: 'This person is no longer on the list.',
  meetingRoomsUnquoted: 'The offer quotes no rooms. Please ask the agency.',
  meetingRoomsWrong: 'Nights lie between two days before and two days after the meeting, each once.',
  meetingRoomsShort: (detail) =>
    detail.night === undefined
      ? 'The venue has not that many rooms.'
      : `The venue can hold ${detail.left} rooms at most on the night of ${detail.night}.`,
  meetingRoomsBooked: (detail) =>
    detail.night === undefined
      ? 'Guests have booked more of these rooms.'
      : `Guests have booked ${detail.booked} of these rooms on the night of ${detail.night}; hold at least as many.`,
  meetingRoomsClosed: 'The cut-off day is over: rooms can no longer be changed.',
  meetingApplicationUnfit: 'This application is not in force, or its days do not meet those of the meeting.',
  meetingApplicationTaken: 'This application is grouped under another meeting.',
  meetingNothingToSearch: 'This attendee needs nothing booked, or the days have passed.',
  meetingInviteesMany: 'The invitation list holds at most 500 people; for more, share the link instead.',
  meetingNobodyToRemind:
    'Nobody to remind: everyone has answered or was texted within the last 20 hours, or the link is no longer open.',
  meetingVenueRoomless: 'This venue has no guest rooms: its offer cannot include any.',
  exchangeRateDay: 'An exchange rate cannot be of a day to come.',
  exchangeRateKnown: 'This day has the same exchange rate already.',
  exchangeRateFar: (detail) =>
    `This differs by more than a fifth from the rate before${detail.former ? ` (${detail.former} → ${detail.next})` : ''}. Check it before you enter it.`,
  exchangeRateSource: 'Say who published the exchange rate.',
  meetingAnswerAwaited: 'The customer may still answer. Please close it later.',
  togetherRefused: (detail) =>
    detail.name ? `${detail.name}: ${detail.why} Nothing was changed.` : 'Some of them cannot be changed. Nothing was changed.',
  infantOutgrown: (detail) =>
    `${detail.name ?? 'An infant'} turns two on the new trip and needs a seat: an infant’s ticket cannot be changed to this day. Please book a child’s ticket.`,
  requestTooLarge: 'What you sent is too large. Please make the file smaller or send less at a time.',
  joiningPlaceMissing: 'Please say first in which department, grade and cost centre newcomers are put',
  joiningDomainPublic: (detail) => `Anybody can have an address of ${detail.domain ?? 'this domain'}: it cannot open accounts`,
  joiningDomainUnproven: (detail) =>
    `${detail.domain ?? 'This domain'} must be verified by its admin@, administrator@, hostmaster@, postmaster@ or webmaster@ address`,
  joiningDomainTaken: (detail) => `${detail.domain ?? 'This domain'} opens accounts already. Please end it there or contact us`,
  joiningDayPast: 'The last day of a code cannot be before today',
  joiningKeysFull: 'At most 50 mail domains and invitation codes work at once: please end those that are not used',
  joiningKeyUnknown: 'The mail domain or invitation code was not found; it may have been ended',
  ratesUnknown: 'The agreed rates were not found. Please refresh the page',
  ratesInvalid: (detail) => `The agreed rates cannot be saved${detail.why ? `: ${detail.why}` : ''}`,
  ratesTwice: 'The customer has agreed rates from this day on already. Please decide on those first, or choose another day',
}
