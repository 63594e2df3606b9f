import { text as fees } from '../../admin/agency/service-fee.en'
import type { text as source } from './service-fees.zh-CN'

export const text: typeof source = {
  lead: fees.lead,
  sections: {
    propose: {
      title: fees.propose,
      steps: [
        `Choose “${fees.who}”, “${fees.product}” and “${fees.from}”, and fill in the four fees.`,
        `Fill in “${fees.note}” and press “${fees.send}”. A colleague presses “${fees.agree}” under “${fees.waiting}”.`,
      ],
      notes: [fees.unit],
    },
    precedence: {
      title: 'Which fees go first',
      lead: `${fees.whoHint} ${fees.productHint} Of the same customer and product, those that came into force last hold.`,
      notes: [`When a customer’s own fees end, tick “${fees.asAll}”.`],
      hint: `${fees.whoHint} ${fees.productHint} An order keeps the fees of the day on which it was placed.`,
    },
  },
}
