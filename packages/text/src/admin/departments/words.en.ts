import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  import: 'Import',
  title: 'Departments',
  keyword: 'Search departments',
  keywordHint: 'Name, number or head',
  anyHead: 'Any head',
  tree: 'Departments',
  treeHint: 'Arrow keys move, expand and collapse; Enter edits.',
  add: 'Add a department',
  columns: { name: 'Department', head: 'Head', people: 'People', actions: 'Actions' },
  noHead: 'No head',
  people: (p) => (p.count === 1 ? '1 person' : `${p.count} people`),
  withBelow: (p) => `${p.count} with below`,
  peopleOf: (p) => `${p.count === 1 ? '1 person' : `${p.count} people`} of ${p.name}`,
  expand: (p) => `Expand ${p.name}`,
  collapse: (p) => `Collapse ${p.name}`,
  actionsOf: (p) => `Actions for ${p.name}`,
  edit: 'Edit',
  addBelow: 'Add a department below',
  showPeople: 'Show people',
  history: 'History',
  end: 'Close the department',
  noneTitle: 'No departments yet',
  noneText: 'Add departments first, then people. Departments decide travel standards, approvals and costs.',

  addTitle: 'Add a department',
  editTitle: (p) => `Edit ${p.name}`,
  historyTitle: (p) => `History of ${p.name}`,
  fields: { number: 'Number', head: 'Head', parent: 'Belongs to', endedOn: 'Closed on' },
  nameMissing: 'Please name the department',
  numberHint: 'Optional, unique in the company; files may name the department by it',
  headHint: 'Approves for people of the department who have no superior',
  headPlaceholder: 'Name, pinyin or number',
  headNone: 'Nobody found; try another name or number',
  top: 'None (topmost)',
  saved: 'Department saved',
  added: 'Department added',

  move: 'Move',
  moveTitle: (p) => `Move ${p.name}?`,
  moveText: (p) => `${p.name} and what is below it will stand below ${p.target}.`,
  moved: 'Department moved',

  endTitle: (p) => `Close ${p.name}?`,
  endText: 'It can no longer be chosen; earlier orders and applications keep naming it.',
  ended: 'Department closed',
  inUseTitle: (p) => `${p.name} cannot be closed yet`,
  inUse: (p) => {
    const parts = [
      ...(p.people > 0 ? [p.people === 1 ? '1 person' : `${p.people} people`] : []),
      ...(p.departments > 0 ? [p.departments === 1 ? '1 department below it' : `${p.departments} departments below it`] : []),
    ]
    return `It still has ${parts.join(' and ')}. Please move them first.`
  },
}
