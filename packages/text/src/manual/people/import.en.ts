import { text as people } from '../../admin/people/people.en'
import { text as file } from '../../admin/file-import.en'
import { text as own } from '../../admin/people/import.en'
import type { text as source } from './import.zh-CN'

export const text: typeof source = {
  lead: 'Add or change many people at once from an Excel or CSV file. Every line is checked first; one wrong line, and nothing is imported.',
  sections: {
    steps: {
      title: 'How to import',
      steps: [
        `Open “${people.title}” and choose “${people.import}”.`,
        `The first time, choose “${file.template}” and fill in your people.`,
        `Choose “${file.chooseFile}”, or drag the file onto the page.`,
        `Confirm what each column holds; set “${file.noMeaning}” for those that you do not need.`,
        `Choose “${file.check}” and look how many lines are “${file.counts.added}”, “${file.counts.changed}”, “${file.counts.same}” and “${file.counts.wrong}”.`,
        'Once no line is wrong, press the import button at the end of the page.',
      ],
      notes: [own.fileLead],
      picture: 'The first step of the import: choose a file or download the template',
    },
    columns: {
      title: 'Match the columns',
      lead: `“${own.columns.number}” or “${own.columns.mail}” is needed to know who is meant. Your choices are remembered for files of the same shape.`,
      hint: `Say what each column holds. “${own.columns.number}” or “${own.columns.mail}” is needed; set “${file.noMeaning}” for what you do not need.`,
    },
    meaning: {
      title: 'Empty cells and people already there',
      lead: 'A file changes only what it says.',
      notes: own.fileRules,
      hint: `${own.fileRules[0]} ${own.fileRules[1]}`,
    },
    wrong: {
      title: 'Mend wrong lines',
      steps: [
        `See why under “${file.wrongTitle}”, or choose “${file.wrongFile}” and mend them in Excel.`,
        `Then choose “${file.otherFile}” and take the mended file.`,
      ],
    },
    invite: {
      title: 'Invite new people',
      lead: `With “${own.invite}” invitations are sent right after the import. You can also choose people in the list later and press “${people.invite}”.`,
      hint: 'Without it, new people get no mail yet. You can choose them in the list later and send invitations.',
    },
  },
}
