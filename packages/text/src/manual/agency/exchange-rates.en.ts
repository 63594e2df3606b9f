import { text as rates } from '../../admin/agency/exchange-rate.en'
import type { text as source } from './exchange-rates.zh-CN'

export const text: typeof source = {
  lead: rates.lead,
  sections: {
    enter: {
      title: rates.add,
      steps: [
        `Choose “${rates.currency}” and “${rates.day}”, fill in “${rates.hundred}” and “${rates.source}”, and press “${rates.submit}”.`,
        'A rate far from the one before is asked for once more.',
      ],
      notes: [`${rates.dayHint}.`],
      hint: 'Yuan for 100 units of the currency: where 100 yen are 4.7 yuan, write 4.7. A rate far from the one before is asked for once more.',
    },
  },
}
