import { test } from '@playwright/test'

/**
 * The days of the stories: all share one server, and nobody takes two flights, trains or rooms on one day. A person's days are keys, so the
 * compiler refuses one that is taken; the days of whoever travels along stand there too.
 */
type Table = Record<string, Record<number, string>>
/** Only of these tables, so that no story makes up a day of its own. */
export type StoryDay<Product extends string> = number & { readonly of: Product }

/** Of the month that `monthsToFlights` says. */
const flights = {
  'admin@yuanxing.example': { 20: 'a-family', 23: 'without-a-network' },
  'consultant@yuanxing.example': { 13: 'mixed-payment', 26: 'console-flows' },
  'director@yuanxing.example': {
    1: 'flown-and-driven zh-TW',
    3: 'flown-and-driven zh-TW: back',
    6: 'flown-and-driven to the airport',
    7: 'flown-and-driven to the airport: back',
    5: 'multi-city-abroad: Frankfurt',
    8: 'multi-city-abroad: Paris',
    12: 'multi-city-abroad: Shanghai',
    14: 'console-policies',
    17: 'event-a-voucher-is-taken-back zh-CN',
    20: 'vouchers zh-CN',
    22: 'flown-and-driven zh-CN',
    24: 'flown-and-driven zh-CN: back',
    26: 'flown-and-driven en',
    28: 'flown-and-driven en: back',
  },
  'employee@yuanxing.example': {
    1: 'unused-ticket en',
    2: 'reports zh-CN',
    3: 'book-abroad zh-CN',
    4: 'group-of-eight zh-CN',
    5: 'unused-ticket zh-CN',
    6: 'book-abroad zh-CN: back',
    7: 'plans zh-TW',
    8: 'personal-invoice zh-CN',
    9: 'book-a-flight zh-CN',
    10: 'book-a-flight en',
    11: 'pay-personally',
    12: 'out-of-policy',
    13: 'plans en',
    14: 'month-of-bills',
    15: 'month-of-bills: overdue',
    16: 'book-for-others',
    17: 'connecting-flights',
    18: 'change-and-refund',
    19: 'approvals: a fare rises',
    20: 'closing-invoices',
    21: 'approvals: two levels',
    22: 'console-lab',
    23: 'console-budgets',
    24: 'reports en',
    25: 'share-the-cost zh-CN',
    26: 'share-the-cost en',
    27: 'console-orders',
    28: 'keyboard-only',
  },
  'finance@yuanxing.example': { 15: 'screens', 21: 'console-arrangers', 24: 'console-rules' },
  'guest-booker@yuanxing.example': {
    3: 'book-abroad zh-CN',
    6: 'book-abroad zh-CN: back',
    11: 'group-of-eight en',
    20: 'agent en',
    21: 'agent zh-CN',
    23: 'search-abroad',
    25: 'group-of-eight zh-TW',
  },
  'hongkong@yuanxing.example': {
    5: 'extras-after-ticketing',
    9: 'extras-after-ticketing: back',
    12: 'personal-invoice en',
    14: 'seaman-abroad',
    16: 'book-for-others',
    18: 'vouchers en',
    20: 'approvals: withdrawn',
    21: 'approvals: together',
    24: 'event-a-voucher-is-taken-back en',
  },
  'manager@yuanxing.example': {
    1: 'carrier-cancels',
    2: 'carrier-cancels: back',
    4: 'change-abroad',
    11: 'change-abroad: back',
    14: 'change-abroad: later',
    18: 'change-and-refund',
    19: 'change-and-refund: later',
    22: 'manual-quote',
    24: 'days-a-price-falls: extras',
    25: 'manual-quote: back',
    26: 'days-a-price-falls',
    27: 'manual-quote: later',
    28: 'days-a-price-falls: back',
  },
  'employee@beichen.example': {
    14: 'time-runs-out',
    16: 'trip',
    17: 'wrong-clock',
    18: 'month-of-bills',
    19: 'month-of-bills: overdue',
  },
  'manager@beichen.example': { 16: 'trip' },
  'somebody of a new company': { 12: 'company-starts', 13: 'base-currency' },
} as const satisfies Table

/** Nights: the n-th day that can be chosen. */
const hotels = {
  'consultant@yuanxing.example': { 6: 'book-a-hotel zh-CN', 7: 'book-a-hotel zh-CN' },
  'employee@yuanxing.example': {
    12: 'book-a-hotel zh-TW',
    15: 'book-a-hotel abroad',
    16: 'book-a-hotel abroad',
    19: 'console-incident',
    21: 'console-fields',
    24: 'console-texts',
    26: 'fields-and-parts',
  },
  'manager@yuanxing.example': { 9: 'book-a-hotel en', 12: 'book-a-hotel zh-TW' },
} as const satisfies Table

/** The n-th day that can be chosen. */
const trains = {
  'employee@yuanxing.example': {
    3: 'book-a-train zh-CN',
    4: 'book-a-train en',
    5: 'book-a-train zh-TW',
    7: 'change-a-train',
  },
  'manager@yuanxing.example': {
    3: 'book-a-train zh-CN',
    4: 'book-a-train en',
    5: 'book-a-train zh-TW',
    7: 'change-a-train',
    11: 'change-a-train: later',
  },
} as const satisfies Table

type Person<Of extends Table> = keyof Of & string
type Story<Of extends Table, Who extends Person<Of>> = Of[Who][keyof Of[Who]]

/** The first of a person's days that are this story's. */
const daysIn =
  <Product extends string, const Of extends Table>(_product: Product, table: Of) =>
  <Who extends Person<Of>>(person: Who, story: Story<Of, Who>): StoryDay<Product> => {
    const [day] = Object.entries(table[person] ?? {}).find(([, each]) => each === story) ?? []
    return Number(day) as StoryDay<Product>
  }

export const flightDay = daysIn('flight', flights)
export const hotelDay = daysIn('hotel', hotels)
export const trainDay = daysIn('train', trains)

/**
 * Flights of stories leave in the month after next; a month later where a story is tried again, since its first try may have bought them.
 * Walks of the gallery are no tests, and are walked once.
 */
export const monthsToFlights = (): number => 2 + (isTest() ? test.info().retry : 0)

function isTest(): boolean {
  try {
    return Boolean(test.info())
  } catch {
    return false
  }
}
