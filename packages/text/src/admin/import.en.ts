import type { text as source } from './import.zh-CN'

export const text: typeof source = {
  circle: (p) => `Departments stand above themselves: ${p.names.join(' → ')}`,
  faults: {
    missing: 'Needed for somebody new',
    unknown: 'Not found',
    ambiguous: 'Several have this name. Please write the number, the code or the whole path.',
    outside: 'Not among those you manage',
    personTwice: 'This person stands in the file twice',
    twice: 'The same as in another line',
    taken: 'Belongs to somebody else',
    guarded: 'This person has a role that you do not have. An administrator may change it.',
    left: 'This person has left. Please resume the employment first.',
    dayWrong: 'Please write a date like 2026-11-01',
    tooLong: 'Too long',
    needed: 'Please fill in',
    ended: 'Has ended. Please use another code.',
    fixed: 'Stays as it was entered',
    amountWrong: 'Please enter an amount above 0, or “No limit”',
    percentWrong: 'Please enter a whole number from 1 to 100',
    overlaps: 'Overlaps another budget of the same period and products for the same',
    superiorUnsuitable: 'Must be somebody who may approve, neither the person nor somebody below',
  },
}
