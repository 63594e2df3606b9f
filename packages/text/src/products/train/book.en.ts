import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  title: 'Fill in the order',
  waitlistTitle: 'Fill in the waitlist',
  rideOf: (p) => `Ride ${p.number}`,
  child: 'Child ticket',
  childWhy: 'Half the fare by the date of birth on the document; travels with an adult',
  student: 'Student ticket',
  studentWhy:
    'By a valid student card: three quarters of the fare in second class and on hard seats, the full fare elsewhere. Take the card along',
  infantWhy: 'Under six nothing is sold and travel is free. Please remove from the order.',

  rules: 'Refunds, changes and what to know',
  refundRule: 'Refund',
  changeRule: 'Change',

  seatChoice: 'Choose seats',
  seatChoiceWhy: (p) =>
    p.count === 1
      ? '1 seat can be wished for; where it is taken the railway gives one near'
      : `${p.count} seats can be wished for; where they are taken the railway gives others near`,
  seatsChosen: (p) => `${p.chosen} of ${p.count} chosen`,
  seatName: (p) => `Row ${p.row}, seat ${p.letter}, ${p.side}`,
  window: 'window',
  aisle: 'aisle',
  middle: 'middle',
  clearSeats: 'No wish',
  berthChoice: 'Choose berths',
  berthChoiceWhy: (p) =>
    `${p.count === 1 ? '1 traveller' : `${p.count} travellers`}; the railway gives what is not chosen. Ordered at the lower-berth fare, the difference comes back.`,
  fewer: (p) => `Fewer: ${p.berth}`,
  more: (p) => `More: ${p.berth}`,
  acceptStanding: 'A standing place will do',
  acceptStandingWhy: 'Where seats are not enough; it costs the same as second class or a hard seat',
  transferSeats: 'The railway gives the seats of journeys with a change.',

  local: 'Ticket office',
  localWhy:
    'This order is served by your company’s ticket office. It answers within about 30 minutes; seats are not held at once.',
  account: 'Account to buy with',

  waitlist: 'What to wait for',
  waitlistWhy:
    'The highest fare of your choices is paid in advance. When somebody returns seats they go to those who waited longest, and what was paid too much comes back. Each train is waited for until so long before its own departure; without seats by the last of them everything comes back.',
  choices: (p) => `Trains and classes that will do, ${p.count} of ${p.most}, the first one preferred`,
  addChoice: 'Add days, trains or classes',
  addTitle: (p) => `Days, trains and classes that will do (up to ${p.most})`,
  addNone: 'No other train or class of this day takes a waitlist.',
  addDone: 'Done',
  choicesFull: (p) => `${p.most} at most; please remove one first`,
  preferChoice: (p) => `Prefer ${p.choice}`,
  removeChoice: (p) => `Remove ${p.choice}`,
  choiceTrain: (p) => `${p.train} ${p.depart} ${p.from} → ${p.arrive} ${p.to}`,
  anyOf: (p) => `Fulfilled by whichever of these ${p.count} has seats first`,
  deadline: 'Wait until',
  beforeDeparture: (p) => `${p.time} before departure (${p.at} at the latest)`,
  deadlineUsual: 'usual',
  prepaid: 'Paid in advance',
  submitWaitlist: 'Join the waitlist',

  nextTitle: 'Seats',
  locking: 'Asking the railway for your seats',
  lockingWhy: 'You may leave this page; the order and your messages tell how it ends.',
  locked: 'Your seats are held',
  lockedWhy: 'Please pay within the time shown, or the seats are released.',
  lockedApproval:
    'The railway keeps them for 30 minutes. If the approvers decide later, the same seats are asked for again; if they are sold out, the order is closed and nothing is charged.',
  held: 'Seats held',
  lapsed: 'The railway’s 30 minutes are over',
  lapsedWhy:
    'The same train and class are asked for again on approval or payment. If they are sold out, the order is closed or all money comes back.',
  seats: 'Seats',
  otherThanWished: 'The seats you wished for were taken; these are near',
  differenceNote: 'Your seat or berth is cheaper; the difference comes back once the tickets are issued',
  payNow: 'Confirm and pay',
  giveUp: 'Give up the seats',
  giveUpAsk: 'The seats are released at once and you would have to book again. Give them up?',
  keep: 'Keep them',
  givenUp: 'The seats are released',
  toOrder: 'See the order',
  failed: 'No seats could be held',
  failedChoices: 'Choose another class or train, or join the waitlist and be booked when seats come back.',
  ended: 'This order has ended',
  total: 'To pay',
  searchAgain: 'Choose another train',
}
