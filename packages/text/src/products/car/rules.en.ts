import type { text as source } from './rules.zh-CN'

export const text: typeof source = {
  journey: (p) => `${p.from} → ${p.to} · ${p.car}`,
  hire: (p) => `Car for a day from ${p.from} · ${p.car}`,
  types: {
    now: 'Ride now',
    reserved: 'Reserved ride',
    airportPickup: 'Airport pick-up',
    airportDropOff: 'To the airport',
    stationPickup: 'Station pick-up',
    stationDropOff: 'To the station',
    dayHire: 'Car for a day (8 hours)',
  },
  places: {
    airport: 'Airport',
    station: 'Railway station',
    metro: 'Metro station',
    district: 'District',
    hotel: 'Hotel',
    landmark: 'Place',
  },
  parts: {
    start: 'Base fare',
    distance: 'Distance',
    time: 'Time',
    night: 'Night surcharge',
    toll: 'Tolls and parking',
    surge: 'Peak surcharge',
    package: 'Car for a day (8 hours, 100 km)',
  },
  flags: {
    distance: 'Much longer than planned',
    amount: 'More than was set aside',
    dropOff: 'Ended elsewhere than ordered',
    count: 'Unusually many rides that day',
    crossCity: 'Ended in another city',
  },
  states: {
    searching: 'Looking for a driver',
    noDriver: 'No driver found',
    reserved: 'Reserved',
    notReserved: 'Not reserved',
    accepted: 'Driver on the way',
    arrived: 'Driver has arrived',
    riding: 'On the way',
    ended: 'Fare to be confirmed',
    cancelled: 'Cancelled',
    done: 'Done',
  },
  events: {
    reserved: 'Reserved; a driver is found before you leave',
    accepted: 'A driver has accepted',
    driverCancelled: 'The driver cancelled; another one is being found',
    moved: 'The pick-up moves with its flight or train',
    arrived: 'The driver is at the pick-up',
    began: 'The ride began',
    destinationChanged: 'The destination was changed',
    ended: 'The ride ended',
    noDriver: 'No driver was found',
    serviceCancelled: 'The platform called the ride off',
    cancelled: 'The ride was cancelled',
  },
  ticket: {
    calledOff: (p) =>
      `The ticket for ${p.service} was refunded: the pick-up is cancelled free of charge and everything comes back`,
    stays: (p) =>
      `The ticket for ${p.service} was refunded or changed. The pick-up stays as it was; cancel it if nobody needs it, which may cost a fee`,
    follows: (p) => `The ticket for ${p.from} was changed to ${p.to}: the pick-up is now at ${p.time}`,
  },
  news: {
    accepted: (p) => `${p.driver} drives you at ${p.time}: ${p.vehicle}, plate ${p.plate}, telephone ${p.mobile}`,
    arrived: (p) => `The driver is at the pick-up, please come to the car: ${p.vehicle}, plate ${p.plate}, telephone ${p.mobile}`,
    moved: (p) => `The pick-up moved from ${p.former} to ${p.now}`,
    fare: (p) => `The ride is over and costs ${p.amount}. Please check; it is confirmed by itself at ${p.time}`,
    flagged: (p) =>
      `The ride is over, and its fare of ${p.amount} is odd (${p.flags}). Please confirm it or object; without an answer by ${p.time} the platform looks at it`,
  },
  order: { issuing: 'Ride in progress', issued: 'Done', failed: 'No car came' },
  cancelFree: 'Cancelling is free within 5 minutes after a driver accepts, and of reserved rides until 2 hours before',
  cancelCosts: (p) => `Later it costs ${p.fee}; once you are aboard, a ride cannot be cancelled`,
  heldWhy: (p) =>
    `At most ${p.atMost} is set aside when you order. The fare is settled when the ride is over, the rest comes back, and the fare is never more than that`,
  pickupWait:
    'The driver waits 60 minutes free of charge. If the flight is late or early, the pick-up moves with it; if it is cancelled, so is the car, free of charge',
  trainWait: 'If the train is late, the pick-up moves with it; if it does not run, the car is cancelled free of charge',
  driverWaits: 'The driver waits 60 minutes free of charge',
  notFollowed: (p) => `No times are known of ${p.service}: the pick-up does not move with it. Please watch the arrival yourself`,
  numberMissing: 'Without the number of a flight or train the pick-up does not move',
  next: {
    searching: 'A driver nearby is being found, usually within a minute',
    reserved: (p) => `Reserved for ${p.time}. You hear from us when a driver accepts`,
    accepted: 'The driver is on the way to you',
    arrived: 'The driver has arrived. Please come to the car',
    riding: 'You are on your way. Have a good journey',
    ended: 'The ride is over. Please check the fare; it is confirmed by itself after 24 hours',
    flagged: 'Something about the fare is odd. Please confirm it or object',
    disputed: (p) => `The platform is looking at the fare and answers by ${p.time}`,
  },
  words: {
    nextStep: {
      rejected: 'Not approved; no car was ordered. You can order again',
      awaitingPayment: (p) => `Please pay by ${p.deadline}; the car is ordered then`,
      issuing: 'Your ride is being arranged',
      issued: 'The ride is over and its fare is settled',
      failed: 'No car came. Everything that was set aside is back; you can order again',
      cancelled: 'The ride was cancelled, and everything that was set aside is back',
      closed: 'The order was closed and no car was ordered. Please order again if you still need one',
      completed: 'The ride is done and its fare is settled',
    },
    history: {
      issue: () => 'The fare was settled',
      fail: (p) => (p.reason ? `No car came: ${p.reason}` : 'No car came'),
      leave: (p) => `${p.actor} cancelled the ride; everything that was set aside is back`,
    },
    refusals: { beingIssued: 'The ride is in progress; see its card' },
    notifications: {
      issued: {
        subject: (p) => `Ride settled: ${p.title}`,
        body: (p) =>
          `The ride of ${p.traveller} (${p.title}) is over and settled; what was set aside beyond its fare is back. Order ${p.orderNo}.`,
      },
      failed: {
        subject: (p) => `No car came: ${p.title}`,
        body: (p) =>
          `No car came for order ${p.orderNo} (${p.title}), and everything that was set aside is back. Please order again or travel otherwise.`,
      },
      closed: {
        subject: (p) => `Order closed: ${p.title}`,
        body: (p) =>
          `Order ${p.orderNo} (${p.title}) ran out of time and no car was ordered. Please order again if you still need one.`,
      },
    },
  },
  colours: { white: 'White', black: 'Black', silver: 'Silver', blue: 'Blue' },
}
