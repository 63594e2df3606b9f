/** Instants on which the product is tried beside the usual one, in China; npm test runs the stories marked @dates there. */
export const hardInstants = ['2027-02-05T12:00', '2028-02-29T12:00', '2026-12-31T23:30']

/** npm run test:dates: twelve dates, of them three at 03:00 and three at 23:50. */
export const instants = [
  '2026-12-24T03:00',
  '2026-12-31T23:30',
  '2027-01-15T23:50',
  // New Year's Eve by the moon.
  '2027-02-05T12:00',
  '2027-02-28T03:00',
  // Before the tomb-sweeping holiday.
  '2027-04-02T18:00',
  '2027-05-01T23:50',
  '2027-06-30T09:00',
  '2027-08-31T03:00',
  '2027-10-01T08:00',
  '2027-11-11T23:50',
  '2028-02-29T12:00',
]

export const inChina = (instant) => `${instant}+08:00`
