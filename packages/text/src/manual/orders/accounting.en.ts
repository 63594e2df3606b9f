import { text as accounting } from '../../finance/accounting/page.en'
import { text as edit } from '../../kit/edit.en'
import type { text as source } from './accounting.zh-CN'

export const text: typeof source = {
  lead: accounting.lead,
  sections: {
    mapping: {
      title: accounting.mapping,
      steps: [
        `Open “${accounting.title}”, press “${accounting.toMapping}” and choose “${accounting.edit.from}”.`,
        `Under “${accounting.edit.rules}” press “${accounting.edit.addRule}”, choose conditions and fill in “${accounting.edit.account}”; a rule without conditions takes all the rest.`,
        `Fill in “${accounting.edit.inputTax}”, and “${accounting.edit.settlement}” for each way of paying.`,
        `Under “${accounting.edit.ledgers}” fill in the code of each legal entity, and press “${edit.save}”.`,
      ],
      notes: [accounting.edit.rulesWhy, accounting.edit.lead, accounting.edit.ledgersWhy],
    },
    export: {
      title: accounting.make,
      steps: [
        `Open a bill under “${accounting.bills}” and look at “${accounting.debit}” and “${accounting.credit}” of each account under “${accounting.preview}”.`,
        `Where “${accounting.gaps}” is listed, press “${accounting.toMapping}” and fill in what is marked “${accounting.lacks.account}” or “${accounting.lacks.ledger}”.`,
        `Press “${accounting.make}”, then “${accounting.download.csv}” or “${accounting.download.xlsx}” under “${accounting.history}”, and import the file into your accounting.`,
      ],
      notes: [
        'With a new version of the mapping a bill can be exported again; the former file stays in the list.',
        `${accounting.noneWhy} Refunds and changes thereafter belong to the period in which they happen and alter no exported entry.`,
      ],
    },
  },
}
