import { text as agreement } from '../admin/agreement.en'
import type { text as source } from './agreement.zh-CN'

export const text: typeof source = {
  lead: agreement.lead,
  sections: {
    read: {
      title: 'What it says',
      lead: `“${agreement.title}” shows “${agreement.period}”, “${agreement.credit}”, “${agreement.fees}” and “${agreement.rates}”.`,
      notes: [
        `“${agreement.states.none}”: ${agreement.stateHints.none}`,
        `“${agreement.states.future}”: ${agreement.stateHints.future}`,
        `“${agreement.states.ended}”: ${agreement.stateHints.ended}`,
      ],
      picture: 'The agreement with its period, credit and fees',
    },
    credit: {
      title: 'Credit',
      lead: `“${agreement.available}” is “${agreement.limit}” less “${agreement.used}” and “${agreement.frozen}”. “${agreement.frozen}”: ${agreement.frozenHint}; once ticketed they count as “${agreement.used}”.`,
      hint: `“${agreement.available}” is “${agreement.limit}” less “${agreement.used}” and “${agreement.frozen}”.`,
    },
  },
}
