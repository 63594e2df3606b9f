import { text as code } from '../../access/payment-app/code.en'
import type { text as source } from './payment-app.zh-CN'

export const text: typeof source = {
  lead: code.lead,
  sections: {
    begin: {
      title: code.begin,
      steps: [
        `Open “${code.title}”, press “${code.begin}” and finish on the page of the payment app. If it does not open, press “${code.toPage}”.`,
        `Having left it half-way, press “${code.goOn}”; in the end “${code.standing}” says “${code.standings.inForce}”.`,
      ],
      notes: [code.standingText.none],
    },
    people: {
      title: code.people,
      lead: `Narrow “${code.people}” by “${code.state}”: “${code.states.linked}”, “${code.states.refused}” or “${code.states.open}”. ${code.standingText.inForce}`,
      notes: [`Finance of the company presses “${code.bill}” to check it in the payment app.`],
    },
  },
}
