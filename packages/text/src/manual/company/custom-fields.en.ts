import { text as fields } from '../../admin/custom-field/words.en'
import type { text as source } from './custom-fields.zh-CN'

export const text: typeof source = {
  lead: `“${fields.title}” collect what your company needs on travel applications or orders, for approvers and reports.`,
  sections: {
    add: {
      title: 'Add a field',
      steps: [
        `Press “${fields.add}”, fill in its name and choose “${fields.fields.kind}”.`,
        `“${fields.fields.choices}” of a list stand one a line and may be pasted from a sheet; “${fields.fields.parentKey}” lets them depend on another list.`,
        `Choose “${fields.fields.forms}”, “${fields.fields.products}”, “${fields.fields.countries}” and “${fields.fields.cities}” to say when it is asked, “${fields.fields.departments}” or “${fields.fields.entities}” to say of whom.`,
        `Try it under “${fields.preview}”, then save.`,
      ],
      notes: ['Only business orders and travel applications ask for it, and only those of its products and destinations.'],
    },
    people: {
      title: 'Fields of people',
      lead: `Choose “${fields.formNames.person}” under “${fields.fields.forms}”. ${fields.personHint}`,
      hint: `“${fields.formNames.application}” and “${fields.formNames.order}” are filled in by whoever books; “${fields.formNames.person}” by administrators, and orders can begin with it.`,
    },
    end: {
      title: 'Change or end a field',
      lead: `“${fields.kindHint}” After “${fields.end}” it is asked no more; former orders keep what was filled in.`,
    },
  },
}
