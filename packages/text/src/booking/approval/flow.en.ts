import type { text as source } from './flow.zh-CN'

const joined = (items: string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
/** Within a sentence. */
const small = (words: string): string => words.toLowerCase()
/** Within a sentence, where names of places stand in the words. */
const within = (words: string): string => words.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
const placed = (words: string): string => words.replaceAll('Other countries', 'other countries')
const hours = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`)

export const text: typeof source = {
  list: (p) => joined(p.items, 'and'),
  either: (p) => joined(p.items, 'or'),
  and: (p) => p.items.join(', and '),
  sentences: ' ',

  objects: { booking: 'Booking', change: 'Change', refund: 'Refund', application: 'Travel application' },
  products: {
    flight: 'Domestic flights',
    intlFlight: 'International flights',
    hotel: 'Domestic hotels',
    intlHotel: 'International hotels',
    train: 'Trains',
    car: 'Cars',
    visa: 'Visas',
    meeting: 'Meetings',
  },
  regions: { domestic: 'Mainland China', hongKongMacaoTaiwan: 'Hong Kong, Macau or Taiwan', abroad: 'Other countries' },
  inRegion: (p) => `${p.product} (${placed(p.region)})`,
  rules: {
    lowestPrice: 'Lowest price',
    advanceDays: 'Days ahead',
    cabin: 'Cabin',
    hotelPrice: 'Hotel price',
    discount: 'Discount',
    trainSeat: 'Seat on trains',
    application: 'Travel application',
    fullPrice: 'Full fare',
    cabinDuration: 'Cabin by duration',
    agreementCarrier: 'Agreed airline',
    lowCost: 'Low-cost airline',
    trainFirst: 'Train first',
    offerPrice: 'Price of the offer',
    direct: 'Direct flight',
    star: 'Stars of the hotel',
    agreementHotel: 'Agreed hotel',
    carClass: 'Class of car',
    carPrice: 'Price of the car',
    carCity: 'City of the car',
    carPlace: 'Ends of the ride',
    carTime: 'Time of the car',
    carCount: 'Number of cars',
    carMonth: 'Rides of a month',
    refundable: 'Refund terms',
    changeable: 'Change terms',
    fareType: 'Kind of fare',
    carrier: 'Excluded carriers',
    durationPrice: 'Price by flight time',
    medianPrice: 'Median price',
    paidExtras: 'Seats, meals and bags',
    airportChange: 'Change of airport',
    hotelName: 'Excluded hotels',
    country: 'Excluded countries',
  },
  travellers: { employee: 'Employees', guest: 'Guests' },

  any: 'in any case',
  anyCase: 'in every other case',
  conditions: {
    objects: (p) => `it is a ${small(p.items)}`,
    products: (p) => `it is about ${small(p.items)}`,
    regions: (p) => `it leads to ${placed(p.items)}`,
    countries: (p) => `it leads to ${p.items}`,
    outOfPolicy: 'it is out of policy',
    withinPolicy: 'it is within policy',
    rules: (p) => `it breaks the rule on ${small(p.items)}`,
    amountFrom: (p) => `it costs ${p.price} or more`,
    amountTo: (p) => `it costs ${p.price} or less`,
    amountBetween: (p) => `it costs ${p.from} to ${p.to}`,
    departments: (p) => `a traveller belongs to ${p.items}`,
    grades: (p) => `a traveller has the grade ${p.items}`,
    costCentres: (p) => `the cost centre is ${p.items}`,
    projects: (p) => `the project is ${p.items}`,
    travellers: (p) => `there are ${small(p.items)} among the travellers`,
    inside: 'it is within an approved application',
    outside: 'it is outside any approved application',
  },

  roles: { manage: 'administrators', finance: 'finance', manageApprovals: 'administrators of approvals' },
  approvers: {
    manager: 'the superior',
    head: 'the head of department',
    headUp: (p) => `the superior ${p.levels === 1 ? 'one level' : `${p.levels} levels`} above the head of department`,
    owner: 'the owner of the cost centre',
    projectOwner: 'the owner of the project',
    role: (p) => `all ${p.role}`,
  },
  chosenOne: (p) => `one whom the booker chooses from ${p.people}`,
  chosenSeveral: (p) => `some whom the booker chooses from ${p.people}`,
  modes: {
    any: 'one of them decides',
    anyAgree: 'one of them agrees; rejected only when all reject',
    all: 'all of them agree',
    sequential: 'they agree one after the other',
    count: (p) => (p.need === 1 ? 'one of them agrees' : `${p.need} of them agree`),
  },
  noLevels: 'No approval needed',

  silence: {
    reject: (p) => `Rejected when nobody decides within ${hours(p.hours)}`,
    approve: (p) => `Approved when nobody decides within ${hours(p.hours)}`,
    escalate: (p) => `Goes to the approvers’ superiors when nobody decides within ${hours(p.hours)}`,
    remind: (p) => `Reminds every day when nobody decides within ${hours(p.hours)}, and never ends by itself`,
  },
  own: {
    pass: 'Approvers who travel or book themselves pass',
    up: 'For approvers who travel or book themselves their superiors decide',
  },
  copies: {
    submit: (p) => `Copied to ${p.people} when submitted`,
    finish: (p) => `Copied to ${p.people} at the end`,
    both: (p) => `Copied to ${p.people} when submitted and at the end`,
  },

  expectations: {
    none: 'No approval',
    mayPass: 'Some need approval',
    mustPass: 'All need approval',
    beforeBooking: 'Application first',
    forbidden: 'Not open',
  },
  rule: {
    none: (p) => `Booking ${within(p.product)} needs no approval.`,
    mayPass: (p) => `Booking ${within(p.product)} needs approval ${p.cases}; otherwise none.`,
    mustPass: (p) => `Booking ${within(p.product)} always needs approval: ${p.cases}.`,
    beforeBooking: 'A travel application has to be approved before one books.',
    forbidden: (p) => `Business travel with ${within(p.product)} is not open.`,
    followed: (p) => `when ${p.when} (“${p.flow}”)`,
    followedAlways: (p) => `by “${p.flow}”`,
    others: (p) => `in all other cases by “${p.flow}”`,
    either: (p) => p.items.join('; '),
  },
}
