import { text as arrangers } from '../../admin/people/arrangers.en'
import { text as leaving } from '../../admin/people/leaving.en'
import { text as people } from '../../admin/people/people.en'
import { text as person } from '../../admin/people/person.en'
import { text as view } from '../../admin/people/person-view.en'
import type { text as source } from './people.zh-CN'

export const text: typeof source = {
  lead: `“${people.title}” lists everybody in the company. Whoever is added is invited by mail, and can sign in and book once the account is activated.`,
  sections: {
    add: {
      title: 'Add one person',
      steps: [
        `Open “${people.title}” and choose “${people.add}”.`,
        `Fill in “${person.fields.name}”, “${person.fields.mail}”, “${person.fields.department}” and “${person.fields.grade}”. ${person.basicHint}`,
        `Choose a “${person.fields.superior}”. ${person.superiorHint}.`,
        `Under “${person.sections.abilities}”, choose what the person may do.`,
        `Press “${person.addSubmit}”.`,
      ],
      notes: [`For many people, use “${people.import}”.`],
      picture: 'The list of people with its filters by department, grade, state and role',
    },
    abilities: {
      title: 'Travel rights',
      lead: 'They say what somebody may do as a traveller; roles in the console are something else.',
      notes: [
        `“${person.abilities.book}”: ${person.abilityHints.book}.`,
        `“${person.abilities.bookForOthers}”: ${person.abilityHints.bookForOthers}.`,
        `“${person.abilities.approve}”: ${person.abilityHints.approve}.`,
      ],
      hint: `“${person.abilities.book}” is for one’s own travel; “${person.abilities.bookForOthers}” also needs to fit “${arrangers.title}”; “${person.abilities.approve}” lets the person be named as an approver.`,
    },
    superior: {
      title: 'Superior',
      lead: 'Approval flows that name the superior mean the person chosen here. After a change, what is submitted from then on goes to the new one; what is being decided stays where it is.',
      hint: `${person.superiorHint}. If the department has none either, an administrator steps in.`,
    },
    find: {
      title: 'Find people and change several at once',
      lead: `“${people.keyword}” takes: ${people.keywordHint}. “${people.concern}” lists those who need attention, such as “${people.concerns.noSuperior}” or “${people.concerns.endingDocuments}”.`,
      steps: [
        `Tick the people; where more are found than are shown, “${people.chooseFound}” takes them all.`,
        `Press “${people.move}” and choose only what is to change, or press “${people.invite}” or “${people.inviteByText}”.`,
      ],
    },
    documents: {
      title: 'See the number of a document',
      lead: `“${person.sections.documents}” are kept by the person, numbers masked. Where it is needed, press the eye beside a number and give a “${person.revealReason}” to see that one.`,
      notes: [person.revealWhy],
      hint: `${person.documentsHint} ${person.revealWhy}`,
    },
    leave: {
      title: 'When somebody leaves',
      lead: 'Nothing is deleted: former orders can still be found.',
      steps: [
        `On the person’s page choose “${leaving.begin}”.`,
        `Look at “${leaving.behind}” and choose a “${leaving.successor}”.`,
        `Fill in “${leaving.lastDay}”, or choose “${leaving.atOnce}”, then press “${leaving.confirm}”.`,
      ],
      notes: [leaving.tripsHint, `Later you can use “${leaving.takeBack}”, or “${leaving.resume}” for those who have left.`],
      hint: `${leaving.successorHint}. Travel that is still to come is not cancelled by itself.`,
    },
    see: {
      title: 'See what a person sees',
      lead: `“${view.see}” on the person’s page shows the standards, the products and the menus that the person has. ${view.lead}`,
    },
  },
}
