import type { text as source } from './text.zh-CN'

export const text: typeof source = {
  names: { purpose: 'Purpose of travel', remark: 'Remark' },
  choose: 'Please choose',
  suggestions: (p) => `Suggestions for ${p.name.toLowerCase()}`,
  leastHint: (p) => `At least ${p.least} ${p.least === 1 ? 'character' : 'characters'}`,
  patternHint: (p) => `Written as ${p.pattern} (9 a digit, A a letter, * either)`,
  faults: {
    unasked: (p) => `${p.name}: your company does not ask for it. Please leave it empty.`,
    missing: (p) => `Please fill in: ${p.name}`,
    tooShort: (p) => `${p.name}: at least ${p.least} ${p.least === 1 ? 'character' : 'characters'}`,
    tooLong: (p) => `${p.name}: at most ${p.most} characters`,
    patternBroken: (p) => `${p.name}: write it as ${p.pattern} (9 a digit, A a letter, * either)`,
    notListed: (p) => `${p.name}: please choose from the list`,
  },
}
