import type { text as source } from './custom-field.zh-CN'

export const text: typeof source = {
  title: 'Company fields',
  why: 'Set by your company and kept with the order',
  choose: 'Please choose',
  chooseFirst: (p) => `Choose ${p.name} first`,
  noneUnder: 'Nothing to choose',
  optional: 'Optional',
  patternHint: (p) => `Written as ${p.pattern} (9 a digit, A a letter, * either)`,
  ofTraveller: (p) => `Company fields of ${p.name}`,
  yesNo: { yes: 'Yes', no: 'No' },
  list: (p) => p.items.join(', '),
  faults: {
    missing: (p) => `Please fill in: ${p.name}`,
    choiceUnknown: (p) => `${p.name}: this choice is no longer offered. Please choose again.`,
    choiceElsewhere: (p) => `${p.name}: this choice does not go with the one above. Please choose again.`,
    tooShort: (p) => `${p.name}: at least ${p.least} ${p.least === 1 ? 'character' : 'characters'}`,
    tooLong: (p) => `${p.name}: at most ${p.most} ${p.most === 1 ? 'character' : 'characters'}`,
    patternBroken: (p) => `${p.name}: write it as ${p.pattern} (9 a digit, A a letter, * either)`,
    notNumber: (p) => `${p.name}: a number, with at most four decimals`,
    tooLow: (p) => `${p.name}: not below ${p.least}`,
    tooHigh: (p) => `${p.name}: not above ${p.most}`,
    tooFew: (p) => `${p.name}: choose at least ${p.least}`,
    tooMany: (p) => `${p.name}: choose at most ${p.most}`,
    notDate: (p) => `${p.name}: please choose a day`,
    notYesNo: (p) => `${p.name}: please choose yes or no`,
  },
}
