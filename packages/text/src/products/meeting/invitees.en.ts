import type { text as source } from './invitees.zh-CN'

export const text: typeof source = {
  title: 'Invitation list',
  why: 'The newest link is texted to each name and mobile. Who has not answered is reminded the day before answers are due; you can also remind them at any time, each person once a day at most.',
  people: 'People',
  peopleHint: 'One a line: name and mobile',
  add: 'Text the invitation',
  added: 'Invitations texted. Mobiles already on the list are not texted again.',
  wrong: (p) => `Not a name and a mobile: line ${p.lines}`,
  nobody: 'Enter the people to invite',
  silent: (p) => `${p.count} of ${p.of} have not answered`,
  allAnswered: 'All have answered',
  remind: 'Remind who has not answered',
  reminded: 'Reminders texted',
  answered: 'Answered',
  waits: 'No answer',
  columns: { name: 'Name', mobile: 'Mobile', state: 'Answer', reminded: 'Last reminder', action: 'Action' },
  remove: 'Remove',
  removeOf: (p) => `Remove ${p.name} from the list`,
}
