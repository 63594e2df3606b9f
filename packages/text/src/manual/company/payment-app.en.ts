import { text as code } from '../../access/payment-app/code.en'
import type { text as source } from './payment-app.zh-CN'

export const text: typeof source = {
  lead: code.lead,
  sections: {
    begin: {
      title: code.begin,
      steps: [
        `Open “${code.title}”, press “${code.begin}” and finish on the page of the payment app. If it does not open, press “${code.toPage}”.`,
        `Having left it half-way, press “${code.goOn}”; in the end “${code.status}” says “${code.statuses.inForce}”.`,
      ],
      notes: ['Somebody who may sign for the company opens it, on a page of the payment app.'],
    },
    people: {
      title: code.people,
      lead: `Narrow “${code.people}” by “${code.state}”: “${code.states.linked}”, “${code.states.refused}” or “${code.states.open}”. Once it is in force, people see the code to scan at home.`,
      notes: [`Finance of the company presses “${code.bill}” to check it in the payment app.`],
    },
  },
}
