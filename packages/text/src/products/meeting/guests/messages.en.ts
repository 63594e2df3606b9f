import type { text as source } from './messages.zh-CN'

export const text: typeof source = {
  subject: {
    calledOff: 'Meeting called off',
    tomorrow: 'Meeting tomorrow',
    invited: 'Meeting invitation',
    answer: 'Meeting: please answer',
  },
  messages: {
    calledOff: (p) =>
      `[Sojourn] The meeting of ${p.company} on ${p.day} at ${p.venue} is called off. Please cancel what you have booked for it, and ask the organiser, ${p.organiser}, if anything is unclear.`,
    tomorrow: (p) =>
      `[Sojourn] The meeting of ${p.company} is tomorrow (${p.day}): ${p.venue}, ${p.hall}, ${p.address}. Organiser: ${p.organiser}.`,
    invited: (p) =>
      `[Sojourn] ${p.organiser} of ${p.company} invites you to a meeting on ${p.day} at ${p.venue}. Please reply by ${p.answerBy} whether you will attend and how you will travel: ${p.link}`,
    answer: (p) =>
      `[Sojourn] You have not answered yet whether you come to the meeting of ${p.company} on ${p.day} at ${p.venue}. Please answer by ${p.answerBy}: ${p.link} (organiser: ${p.organiser})`,
  },
}
