import type { text as source } from './invitees.zh-CN'

export const text: typeof source = {
  title: 'Invitation list',
  why: 'Everyone you enter is texted the newest invitation link. While the link is open, those who have not answered are reminded on the morning before the deadline; you can also remind them yourself. Nobody is texted twice within 20 hours. If a link was revoked, remove the people from the list and invite them again.',
  people: 'People',
  peopleHint: 'One a line: name and mobile',
  add: 'Text the invitation',
  added: 'New people on the list are texted; mobiles already on it are not texted again.',
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
