/** What goes wrong on purpose: nobody drives, the driver or the platform gives up, a detour, another end, another city; notices late, twice, in another order. */
export const rideFaults = [
  'NO_DRIVER',
  'DRIVER_CANCELS',
  'SERVICE_CANCELS',
  'DETOUR',
  'DROP_ELSEWHERE',
  'CROSS_CITY',
  'PRICE_UP',
  'NOTICE_LATE',
  'NOTICE_TWICE',
  'NOTICE_SHUFFLED',
  'SLOW',
] as const
export type RideFault = (typeof rideFaults)[number]
