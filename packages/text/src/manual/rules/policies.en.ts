import { text as policies } from '../../admin/policy/policies.en'
import { text as policy } from '../../admin/policy/policy.en'
import { text as scopes } from '../../admin/policy/scope.en'
import { text as rules } from '../../booking/policy/edit.en'
import { text as car } from '../../products/policy/car.en'
import { text as meeting } from '../../products/policy/meeting.en'
import { text as visa } from '../../products/policy/visa.en'
import type { text as source } from './policies.zh-CN'

export const text: typeof source = {
  lead: 'A travel policy says what people may book and what happens beyond it. Every search and booking is judged by it, and people are told why.',
  sections: {
    begin: {
      title: 'Write a policy',
      steps: [
        `Open “${policies.title}” and choose “${policies.add}”.`,
        `Fill in the name and choose “${policy.scope}”. Let the first one be for “${scopes.scopes.default}”.`,
        `Under “${policy.standards}” press “${policy.addSection}” for each product you need, and fill in its rules.`,
        `“${policy.preview}” at the right shows the sentences that people will read; “${policy.checks}” lists conflicts and gaps.`,
        `Press “${policy.publish}”.`,
      ],
      notes: [
        `“${policies.copy}” begins with what another one says.`,
        'Nothing limits bookings of a product without a standard.',
      ],
      picture: 'The list of travel policies with whom each is for, how many people and which version',
    },
    scope: {
      title: 'Whom it is for, and which comes first',
      lead: policy.scopeHint,
      notes: [
        'A department includes those below it; where a person’s department and one above it are both named, the nearest counts.',
        `Choose a person under “${policies.whoTitle}” to see which policy applies and which ones give way.`,
      ],
      hint: `${policy.scopeHint} “${policies.whoTitle}” shows what comes of it for a person.`,
    },
    handling: {
      title: 'Beyond the standard',
      lead: 'Each rule has its own answer to what goes beyond it. Where a booking breaks several, the strictest answer counts.',
      notes: [
        `“${rules.handlings.remind}”: ${rules.handlingHints.remind}.`,
        `“${rules.handlings.reason}”: ${rules.handlingHints.reason}.`,
        `“${rules.handlings.payExcess}”: ${rules.handlingHints.payExcess}.`,
        `“${rules.handlings.approval}”: ${rules.handlingHints.approval}.`,
        `“${rules.handlings.choose}”: ${rules.handlingHints.choose}.`,
        `“${rules.handlings.forbid}”: ${rules.handlingHints.forbid}.`,
      ],
      hint: `From mild to strict: “${rules.handlings.remind}”, “${rules.handlings.reason}”, “${rules.handlings.payExcess}”, “${rules.handlings.approval}”, “${rules.handlings.forbid}”; “${rules.handlings.choose}” leaves it to whoever books. Where a booking breaks several rules, the strictest counts.`,
      picture: 'Editing the standard for domestic flights; each rule says what happens beyond it',
    },
    advance: {
      title: 'Days in advance',
      lead: `“${rules.advance.title}” is the day of departure less the day of booking, in China’s time; fewer days go beyond the standard. For travel at short notice “${rules.handlings.reason}” lets people explain.`,
      hint: 'The day of departure less the day of booking, in China’s time. With 3, a trip on 20 November is booked by 17 November.',
    },
    products: {
      title: 'Standards for cars, visas and meetings',
      notes: [
        `“${car.place.title}” of cars: choose kinds of places, or press “${car.site.add}” for a place of the company with its radius in metres, and “${car.pair.add}” where both ends count. ${car.place.sitesWhy} ${car.place.pairsWhy}`,
        `Visas: “${visa.kind.title}”, “${visa.price.title}” and “${visa.express.title}”. The price is of one person, with all fees.`,
        `Meetings: “${meeting.price.title}” by the size of the city, and “${meeting.total.title}”.`,
      ],
    },
    end: {
      title: 'End a policy',
      lead: `Choose “${policy.end}” in its menu, then “${policy.endFrom}”. ${policy.endText}`,
    },
  },
}
