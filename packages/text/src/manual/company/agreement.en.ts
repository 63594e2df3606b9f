import { text as agreement } from '../../admin/agency/agreement.en'
import { text as offer } from '../../admin/agency/agreement-offer.en'
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
    sign: {
      title: 'Ask and sign',
      steps: [
        `Press “${offer.ask}”, say what you need and press “${offer.send}”. You are told once your agency has prepared and checked the terms.`,
        `Check the period and the limit and press “${offer.sign}”, or “${offer.decline}” with the reason.`,
      ],
      notes: ['It holds at once. A renewal begins the day after the present agreement, so that nothing breaks off.'],
    },
    credit: {
      title: 'Credit',
      lead: `“${agreement.available}” is “${agreement.limit}” less “${agreement.used}” and “${agreement.frozen}”. “${agreement.frozen}”: ${agreement.frozenHint}; once ticketed they count as “${agreement.used}”.`,
      hint: `“${agreement.available}” is “${agreement.limit}” less “${agreement.used}” and “${agreement.frozen}”.`,
    },
  },
}
