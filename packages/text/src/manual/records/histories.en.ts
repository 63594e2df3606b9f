import { text as audit } from '../../access/audit.en'
import { text as catalogue } from '../../admin/company/catalogue.en'
import { text as edit } from '../../kit/edit.en'
import { text as widgets } from '../../kit/widgets.en'
import type { text as source } from './histories.zh-CN'

export const text: typeof source = {
  lead: 'Everything in the console has versions and a history: who changed what, and when.',
  sections: {
    read: {
      title: 'Read a history',
      lead: `Choose “${catalogue.history}” in the menu of a line, or look under “${edit.history}” where you edit. Each entry says what was there before and after.`,
    },
    save: {
      title: 'Before you save',
      lead: `While you edit, “${edit.bar}” lists what you changed; use “${edit.undo}” for one or “${edit.undoAll}” for all. What you wrote is kept as a draft, also when you close the page.`,
    },
    overtaken: {
      title: 'When somebody else changes it too',
      lead: `Whoever saves second reads “${edit.conflict}” and chooses “${edit.takeTheirs}” or “${edit.keepMine}” for each, then saves again. What does not conflict is joined by itself.`,
    },
    ended: {
      title: 'Ended, not deleted',
      lead: `What orders refer to is never deleted, only ended. Choose “${catalogue.ended}” under “${catalogue.state}” to see it.`,
    },
    files: {
      title: 'Files of lists',
      lead: `“${widgets.export}” beside a list writes every row that its filters leave into an Excel file, which is downloaded when it is ready; pressed again after you left the page, it waits for the same file. Downloads are written to the “${audit.title}”.`,
    },
  },
}
