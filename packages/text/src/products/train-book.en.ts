import type { text as source } from './train-book.zh-CN'

export const text: typeof source = {
  title: 'Fill in the order',
  waitlistTitle: 'Fill in the waitlist',
  rideOf: (p) => `Ride ${p.number}`,
  child: 'Child ticket',
  childWhy: 'Half the fare by the date of birth on the document; travels with an adult',
  infantWhy: 'Under six nothing is sold and travel is free. Please remove from the order.',

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
    'The highest fare of your choices is paid in advance. When somebody returns seats they go to those who waited longest, and what was paid too much comes back. Without seats by the deadline everything comes back.',
  classes: 'Classes that will do, the first one preferred',
  deadline: 'Wait until',
  beforeDeparture: (p) => `${p.time} before departure (${p.at})`,
  deadlineUsual: 'usual',
  prepaid: 'Paid in advance',
  chooseClass: 'Please choose at least one class',
  chooseDeadline: 'Please choose until when to wait',
  submitWaitlist: 'Join the waitlist',

  priceChangedTitle: 'The price has changed',
  priceChangedAsk: (p) => `The order total went from ${p.former} to ${p.now}. Submit with the new price?`,
  priceChanged: (p) => `The fare of ${p.train} went from ${p.former} to ${p.now}`,
  priceAccept: 'Submit with the new price',
  acceptAndGoOn: 'Accept the new price',

  nextTitle: 'Seats',
  locking: 'Asking the railway for your seats',
  lockingWhy: 'This takes a few seconds. You may leave this page; the order and your messages tell how it ends.',
  locked: 'Your seats are held',
  lockedWhy: 'Please pay within the time shown, or the seats are released.',
  lockedApproval: 'They stay held until the approvers have decided; then the order can be paid.',
  held: 'Seats held',
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
  failedWays: 'Choose another class or train, or join the waitlist and be booked when seats come back.',
  ended: 'This order has ended',
  total: 'To pay',
  searchAgain: 'Choose another train',
}
