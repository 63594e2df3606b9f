import type { text as source } from './guest-messages.zh-CN'

export const text: typeof source = {
  subject: { calledOff: 'Meeting called off', tomorrow: 'Meeting tomorrow' },
  messages: {
    calledOff: (p) =>
      `[Sojourn] The meeting of ${p.company} on ${p.day} at ${p.venue} is called off. Please cancel what you have booked for it, and ask the organiser, ${p.organiser}, if anything is unclear.`,
    tomorrow: (p) =>
      `[Sojourn] The meeting of ${p.company} is tomorrow (${p.day}): ${p.venue}, ${p.hall}, ${p.address}. Organiser: ${p.organiser}.`,
  },
}
