import { text as offer } from '../../admin/agency/agreement-offer.en'
import type { text as source } from './served-agreements.zh-CN'

const { desk } = offer

export const text: typeof source = {
  lead: desk.lead,
  sections: {
    terms: {
      title: desk.propose,
      steps: [
        `Open a customer under “${desk.title}” and fill in “${desk.from}”, “${desk.to}” and “${desk.credit}”.`,
        `Write what the customer should know into “${desk.note}”, and press “${desk.submit}”.`,
      ],
      notes: [`${offer.faults.long}.`, 'A renewal begins no later than the day after the present agreement ends.'],
      hint: 'A renewal has to follow the present agreement: with days between, the customer could not book on business.',
    },
    credit: {
      title: desk.credit,
      lead: `What a customer pays by company takes up credit until the bill is paid. ${desk.creditHint}.`,
      notes: ['Once signed, the new limit takes the place of the former; what is taken up stays so.'],
      hint: 'What a customer pays by company takes up credit until the bill is paid. Once signed, the limit takes the place of the former; what is taken up stays so.',
    },
    check: {
      title: desk.offer,
      lead: `A colleague presses “${desk.offer}”, which sends the terms to the customer, or “${desk.return}” with the reason. Until the customer signs there is “${desk.withdraw}”.`,
    },
  },
}
