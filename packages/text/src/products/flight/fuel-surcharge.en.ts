import type { text as source } from './fuel-surcharge.zh-CN'

export const text: typeof source = {
  title: 'Fuel surcharge',
  lead: 'Domestic flights bear it by the day of ticketing and the distance of the segment; infants pay none. What was entered stays, and a new level begins tomorrow at the earliest',
  toDesk: 'Back to the desk',
  levels: 'Levels',
  from: 'From',
  short: 'Adult, up to 800 km',
  long: 'Adult, beyond 800 km',
  childShort: 'Child, up to 800 km',
  childLong: 'Child, beyond 800 km',
  inForce: 'In force',
  coming: 'To come',
  none: 'No level yet',
  noneWhy: 'Tickets issued from its first day on bear what you enter.',
  add: 'Enter a new level',
  yuan: 'Yuan, may be 0',
  amountWrong: 'Enter an amount with two decimals at most',
  submit: 'Enter',
  sure: ({ from }) => `The new level begins on ${from} and cannot be changed once entered. Enter it?`,
  done: ({ from }) => `Entered: it begins on ${from}`,
}
