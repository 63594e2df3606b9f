import type { text as source } from './leaving.zh-CN'

export const text: typeof source = {
  begin: 'End employment',
  beginAgain: 'Change the last day',
  title: (p) => `End the employment of ${p.name}`,
  behind: 'To be handed on',
  nothingBehind: 'No open approvals, departments, people or guests: there is nothing to hand on.',
  approvals: (p) => (p.count === 1 ? '1 open approval' : `${p.count} open approvals`),
  heads: (p) => `Head of ${p.names.join(', ')}`,
  reports: (p) => (p.count === 1 ? 'Superior of 1 person' : `Superior of ${p.count} people`),
  guests: (p) => (p.count === 1 ? 'Host of 1 guest' : `Host of ${p.count} guests`),
  trips: 'Travel that is not over',
  tripsHint: 'Nothing is cancelled by itself. Ask the person or the travel agency to cancel what is no longer needed.',
  lastDay: 'Last day',
  lastDayMissing: 'Please enter the last day',
  atOnce: 'End at once',
  atOnceHint: 'Without waiting for the end of today',
  successor: 'Successor',
  successorHint: 'Takes over approvals, departments, people and guests',
  successorMissing: 'Please choose a successor',
  follows: (p) => {
    const when = { now: 'As soon as you confirm', today: 'At the end of today', later: `At the end of ${p.day}` }[p.when]
    const hand = p.successor ? ` What is to be handed on goes to ${p.successor}.` : ''
    return `${when}, the account of ${p.name} is disabled and signed out everywhere; orders and records stay.${hand}`
  },
  confirm: 'End employment',
  cancel: 'Cancel',
  done: 'Last day saved',
  doneNow: 'Employment ended',

  invited: 'The account is not activated',
  invitedText: 'The person can sign in and book once it is.',
  invite: 'Send the invitation again',
  inviteByText: 'Invite by text message',
  inviteSent: 'Invitation sent',
  leaving: (p) => `Last day ${p.day}`,
  leavingText: (p) =>
    p.successor
      ? `When the day is over, the account is disabled and approvals, departments, people and guests go to ${p.successor}.`
      : 'When the day is over, the account is disabled.',
  left: (p) => (p.day ? `Left on ${p.day}` : 'Has left'),
  leftText: (p) =>
    p.successor
      ? `The account is disabled; approvals, departments, people and guests went to ${p.successor}.`
      : 'The account is disabled; orders and records stay.',
  takeBack: 'Withdraw',
  takeBackTitle: (p) => `Withdraw the last day of ${p.name}?`,
  takeBackText: 'The employment goes on and the account stays in use.',
  takenBack: 'Last day withdrawn',
  resume: 'Resume employment',
  resumeTitle: (p) => `Resume the employment of ${p.name}?`,
  resumeText: 'The account is enabled again. What went to the successor stays there.',
  resumed: 'Employment resumed',
}
